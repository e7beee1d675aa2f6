// Figures for whoever watches over the server, in the text form that Prometheus and its like collect.

/** Upper bounds of the buckets, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** How long something takes, counted in buckets. */
export class Durations {
  readonly #name: string;
  readonly #counts = BUCKETS.map(() => 0);
  #count = 0;
  #sum = 0;

  constructor(name: string) {
    this.#name = name;
  }

  took(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1;
    if (bucket < BUCKETS.length) this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#count += 1;
    this.#sum += seconds;
  }

  lines(): string[] {
    let below = 0;
    const buckets = BUCKETS.map((most, i) => {
      below += this.#counts[i] ?? 0;
      return `${this.#name}_bucket{le="${most}"} ${below}`;
    });
    return [
      `# TYPE ${this.#name} histogram`,
      ...buckets,
      `${this.#name}_bucket{le="+Inf"} ${this.#count}`,
      `${this.#name}_sum ${this.#sum}`,
      `${this.#name}_count ${this.#count}`,
    ];
  }
}

/** How often something happened, by what it was. The names are the server's own, never a visitor's. */
class Tally {
  readonly #name: string;
  readonly #label: string;
  readonly #counts = new Map<string, number>();

  constructor(name: string, label: string) {
    this.#name = name;
    this.#label = label;
  }

  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  lines(): string[] {
    const counts = [...this.#counts].map(
      ([what, count]) => `${this.#name}{${this.#label}="${what}"} ${count}`,
    );
    return [`# TYPE ${this.#name} counter`, ...counts];
  }
}

export class Figures {
  /** From a request over HTTP to the end of its answer. */
  readonly requests = new Durations('maester_http_request_seconds');
  /** From a message to the moment when what it led to is on disk and sent. */
  readonly messages = new Durations('maester_message_seconds');
  /** What computer players take for a decision, waiting for a worker included. */
  readonly thoughts = new Durations('maester_thinking_seconds');
  readonly statuses = new Tally('maester_http_responses_total', 'status');
  /** Connections that were refused or ended by the server. */
  readonly refusals = new Tally('maester_refusals_total', 'reason');

  text(plain: readonly (readonly [name: string, type: 'gauge' | 'counter', value: number])[]): string {
    const lines = plain.flatMap(([name, type, value]) => [`# TYPE ${name} ${type}`, `${name} ${value}`]);
    for (const figure of [this.requests, this.messages, this.thoughts, this.statuses, this.refusals])
      lines.push(...figure.lines());
    return `${lines.join('\n')}\n`;
  }
}
