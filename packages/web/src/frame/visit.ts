// A visit to a table: what is loaded for it, and a model for every seat of ours there (several when people share the
// device), or one that watches. With several, only one is on the screen, and a curtain hides it while the device
// changes hands.

import type { TableInfo } from '@maester/table';
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { lastChoice, noteChoice } from '../app/last-choice.ts';
import { paceOf, settings } from '../app/settings.ts';
import { learnWords } from '../app/words.ts';
import { deviceService } from '../table/services.ts';
import { TableModel, type ModelOptions } from '../table/model.ts';
import type { Answer, TableService } from '../table/service.ts';
import { forgetSeat } from '../table/remembered.ts';
import { load } from '../games/index.ts';
import type { GameClient } from './game-client.ts';

const OPTIONS: Omit<ModelOptions, 'shared'> = {
  pace: () => paceOf(settings.value),
  now: () => Date.now(),
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  whenSeen(run) {
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      stop();
      run();
    };
    const stop = (): void => document.removeEventListener('visibilitychange', look);
    document.addEventListener('visibilitychange', look);
    look();
    return stop;
  },
  lastChoice,
  noteChoice,
  counsel: (game, view, seat) => deviceService().counsel(game, view, seat),
};

/** A server may still have games of earlier rules. */
function decides({ game }: GameClient, { version }: TableInfo): ModelOptions['decide'] {
  return game.version === version ? (view, seat) => game.decision(view, seat) : undefined;
}

/** Of the models at one device, the one that should be on the screen: whoever has it keeps it until another is asked. */
export function nextSeat(
  models: readonly Pick<TableModel, 'seat' | 'shown' | 'behind' | 'info'>[],
  current: string | null,
): string | null {
  const now = models.find(({ seat }) => seat === current);
  const asked = ({ seat, shown, info }: (typeof models)[number]): boolean =>
    (shown.value?.decision ?? null) !== null &&
    // The computer answers for a seat that is given to it.
    info.value?.seats.find((place) => place.seat === seat)?.kind !== 'mind';
  if (now !== undefined && (asked(now) || now.behind.value > 0)) return current;
  return (models.find(asked) ?? now ?? models[0])?.seat ?? null;
}

export class Visit {
  readonly id: string;
  readonly #service: TableService;
  readonly #client = signal<GameClient | null>(null);
  readonly #models = signal<readonly TableModel[]>([]);
  /** Whose view is on the screen; undefined before anyone took the device. */
  readonly #holder = signal<string | null | undefined>(undefined);
  readonly #problem = signal<unknown>(null);
  #decide: ModelOptions['decide'];
  #over = false;

  constructor(service: TableService, id: string) {
    this.#service = service;
    this.id = id;
    void this.refresh();
  }

  /** The service, for those who sit down or stand up: the models follow. */
  get service(): TableService {
    const service = this.#service;
    return {
      ...service,
      sit: async (id, seat, name, password) => {
        await service.sit(id, seat, name, password);
        await this.refresh();
      },
      stand: async (id, seat) => {
        await service.stand(id, seat);
        await this.refresh();
      },
    };
  }

  get client(): ReadonlySignal<GameClient | null> {
    return this.#client;
  }

  get models(): ReadonlySignal<readonly TableModel[]> {
    return this.#models;
  }

  /** What went wrong on the way in. */
  get problem(): ReadonlySignal<unknown> {
    return this.#problem;
  }

  /** The model on the screen. */
  readonly model = computed(() => {
    const models = this.#models.value;
    if (models.length < 2) return models[0] ?? null;
    return models.find(({ seat }) => seat === this.#holder.value) ?? null;
  });

  /** The seat the device must be handed to first, or null. */
  readonly handTo = computed(() => {
    const models = this.#models.value;
    if (models.length < 2 || models.some(({ info }) => info.value?.status === 'gathering')) return null;
    if (models.every(({ shown }) => shown.value === null)) return null;
    const holder = this.#holder.value;
    // At the end nobody has anything to hide.
    if (holder !== undefined && models.some(({ shown }) => (shown.value?.outcome ?? null) !== null))
      return null;
    const next = nextSeat(models, holder ?? null);
    return next === holder ? null : next;
  });

  take(seat: string): void {
    this.#holder.value = seat;
  }

  /** Joins where we sit, and leaves where we no longer do. */
  async refresh(): Promise<void> {
    this.#problem.value = null;
    try {
      const info = await this.#service.info(this.id);
      const client = await load(info.game).client(info.setup);
      await learnWords(client.catalogues);
      if (this.#over) return;
      const seats = this.#service.seatsAt(this.id);
      batch(() => {
        this.#client.value = client;
        this.#decide = decides(client, info);
        this.#open(seats.length === 0 ? [null] : seats);
      });
    } catch (error) {
      this.#problem.value = error;
    }
  }

  /** Looks on without a seat, when a seat is no longer ours. */
  watch(): void {
    for (const { seat, link } of this.#models.value)
      if (seat !== null && link.value.kind === 'ended' && this.#service.kind === 'remote')
        forgetSeat(this.id, seat);
    this.#open([null]);
  }

  #open(seats: readonly (string | null)[]): void {
    const known = this.#models.value;
    const address = { service: this.#service.kind, id: this.id };
    const options = { ...OPTIONS, decide: this.#decide, shared: () => this.#models.value.length > 1 };
    this.#models.value = seats.map(
      (seat) =>
        known.find((model) => model.seat === seat && model.link.value.kind !== 'ended') ??
        new TableModel(this.#service, address, seat, options),
    );
    for (const model of known) if (!this.#models.value.includes(model)) model.leave();
  }

  /** Takes back; people who share the device agree with each other. */
  async undo(model: TableModel, count: number): Promise<Answer> {
    const answer = await model.undo(count);
    const proposal = model.info.value?.proposal ?? null;
    if (proposal !== null)
      for (const other of this.#models.value)
        if (other !== model && other.seat !== null)
          void other.send({ type: 'vote', proposal: proposal.number, agree: true });
    return answer;
  }

  leave(): void {
    this.#over = true;
    for (const model of this.#models.value) model.leave();
  }
}
