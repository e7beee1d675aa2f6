/**
 * The battle report: one game told as a story. Events become lines; what belongs together (an attack and its dice, a
 * test and its outcome) becomes one line, lengths are told in inches, sides are called by their factions, and a card or
 * ability is explained the first time it matters. The chances of set-up and the contents of hands stay untold.
 */
import {
  words,
  type Catalogue,
  type Emitted,
  type RollEvent,
  type Saying,
  type Words,
} from '@maester/kernel';
import type { BattleEvent } from '../events.ts';
import type { Pose } from '../geometry/units.ts';
import type { BattleState } from '../state.ts';
import { targetOf } from '../victory.ts';
import { isWall } from '../modes/castle-wall.ts';
import { plainName, unitNames } from './names.ts';

type Told = BattleEvent | RollEvent;
type Of<K extends Told['type']> = Extract<Told, { readonly type: K }>;

const WALLS = [1, 2, 3];

/**
 * Names for one game: units by their cards, with what tells two of a kind apart, and players by their factions if these
 * differ, otherwise units by their players too. To be laid over the catalogue.
 */
export function reportNames(start: BattleState, language: string, catalogue: Catalogue): Catalogue {
  const said = words(language, catalogue);
  const names: Record<string, string> = {};
  for (const [key, name] of Object.entries(unitNames(start, language, catalogue)))
    names[key] = plainName(name);
  for (const { id, seat, card } of start.units) {
    const alike = start.units.filter((other) => other.seat === seat && other.card === card);
    if (alike.length === 1) names[`name.unit.${id}`] = said.say(`name.unit-card.${card}`);
  }
  for (const number of WALLS) names[`name.unit.wall-${number}`] = said.say('option.wall', { number });
  const factions = new Set(start.players.map(({ faction }) => faction));
  if (factions.size === start.players.length)
    for (const { seat, faction } of start.players)
      names[`name.seat.${seat}`] = said.say(`name.faction.${faction}`);
  else
    for (const { id, seat } of [...start.units, ...start.ncus])
      names[`name.unit.${id}`] = said.say('report.unit-of', { unit: names[`name.unit.${id}`], seat });
  const named = words(language, catalogue, names);
  for (const [side, seats] of start.sides.entries())
    names[`name.side.${side}`] = named.say('report.team', { seats });
  return names;
}

/** Rolls that are told with what comes of them. */
const TOLD_LATER = new Set(
  ['attack', 'defense', 'morale', 'charge', 'retreat'].flatMap((name) => [name, `${name}-again`]),
);
const UNTOLD = new Set(['roll-off', 'battlefield-layout', 'panic-wounds', 'terrain-count', 'terrain-kind']);

/** What may come of an ability that happens by itself; one of which nothing comes is not told. */
const CONSEQUENCES = new Set(['wounds', 'condition', 'restored', 'morale', 'charge']);

const inInches = (mils: number): number => Math.round(mils / 100) / 10;

const KEYS_OF_MOVES: { readonly [action: string]: string } = {
  maneuver: 'report.maneuvered',
  march: 'report.marched',
  attack: 'report.aligned',
};

/** Between the middles of the tray before and after. */
function moved(from: Pose | null, to: Pose): number {
  return from === null ? 0 : inInches(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2));
}

export class BattleReport {
  readonly #said: Words;
  readonly #start: BattleState;
  readonly #tally: number[];
  readonly #lost: Record<string, number> = {};
  /** Cards and Orders that were explained. */
  readonly #explained = new Set<string>();
  readonly #terrain: string[] = [];
  /** Values of rolls that are still to be told, by name. */
  readonly #rolls = new Map<string, readonly number[]>();
  #round = 0;
  /** What of a turn was told; null outside of turns. */
  #turn: 'nothing' | 'something' | null = null;
  #acting: { readonly unit: string; action: string | null; acted: boolean } | null = null;
  #attack: Of<'attack'> | null = null;
  #charge: Of<'charge'> | null = null;
  /** An ability that began to happen, until something comes of it. */
  #ability: Of<'ability'> | null = null;
  /** The die that may cancel a card. */
  #counter: readonly number[] | null = null;
  /** Whether a zone was claimed and nothing came of it so far. */
  #idleZone = false;
  /** Who attacks and who defends the castle, by seat. */
  readonly #roles: Record<string, string> = {};

  /** `start` is the game before anything happened; `said` knows `reportNames`. */
  constructor(start: BattleState, said: Words) {
    this.#start = start;
    this.#said = said;
    this.#tally = start.sides.map(() => 0);
    for (const seat of start.seats) this.#lost[seat] = 0;
  }

  /** The lines to print before the first event: the mode and the armies. */
  opening(): string[] {
    const { mode, points, players, ncus } = this.#start;
    const units = this.#start.units.filter((unit) => !isWall(unit));
    const full = (card: string, attachments: readonly string[]): string => {
      const name = this.#say(`name.unit-card.${card}`);
      if (attachments.length === 0) return name;
      const also = attachments.map((id) => this.#say(`name.attachment.${id}`));
      return this.#say('name.unit-with', { card: name, attachments: also });
    };
    return [
      this.#say(players.length > 2 ? 'report.title-many' : 'report.title', {
        mode,
        points,
        target: targetOf(this.#start),
      }),
      ...players.map(({ seat }) =>
        this.#say('report.army', {
          seat,
          units: units.filter((unit) => unit.seat === seat).map((unit) => full(unit.card, unit.attachments)),
          ncus: ncus.filter((ncu) => ncu.seat === seat).map(({ card }) => this.#say(`name.ncu-card.${card}`)),
        }),
      ),
    ];
  }

  tell({ event }: Emitted<BattleEvent>): string[] {
    if (event.type === 'roll') return this.#roll(event);
    return [...this.#before(event), ...this.#because(event), ...this.#lines(event)];
  }

  #say(key: string, facts: object = {}): string {
    return this.#said.say(key, { ...facts });
  }

  /** A line of the running turn: the first of them begins it, the others stand below. */
  #line(key: string, facts: object = {}): string {
    const line = this.#say(key, facts);
    this.#idleZone = false;
    if (this.#turn === null) return line;
    const first = this.#turn === 'nothing';
    this.#turn = 'something';
    return first ? `- ${line}` : `  ${line}`;
  }

  #roll({ name, values, type, sides }: RollEvent): string[] {
    if (name === 'counterplot') {
      this.#counter = values;
      return [];
    }
    // the D3 of a Panic Test is told by the Wounds it costs
    if (UNTOLD.has(name) || (name === 'morale-again' && sides === 3)) return [];
    if (!TOLD_LATER.has(name)) return [this.#line('event.roll', { type, name, values, sides })];
    const lines = name === 'defense' ? this.#allBlocked() : [];
    this.#rolls.set(name, [...(this.#rolls.get(name) ?? []), ...values]);
    return lines;
  }

  /** The dice of a roll, highest first, with those that were rolled again; nothing is left of it afterwards. */
  #dice(name: string): { dice: string; again: string } {
    const shown = (values: readonly number[]): string => values.toSorted((a, b) => b - a).join(' ');
    const again = this.#rolls.get(`${name}-again`) ?? [];
    const dice = shown(this.#rolls.get(name) ?? []);
    this.#rolls.delete(name);
    this.#rolls.delete(`${name}-again`);
    const also = { count: again.length, dice: shown(again) };
    return { dice, again: again.length === 0 ? '' : this.#say('report.again', also) };
  }

  /** If Defense dice are left untold, nothing came of the Hits. */
  #allBlocked(): string[] {
    return this.#rolls.has('defense') ? [this.#line('report.saved', this.#dice('defense'))] : [];
  }

  /** What an event shows to be over: saves that nothing got through, an NCU that did nothing, a zone without effect. */
  #before({ type }: BattleEvent): string[] {
    const ends = ['attack', 'morale', 'moved', 'turn', 'round-ends', 'card', 'order', 'activated'].includes(
      type,
    );
    const lines = ends ? this.#allBlocked() : [];
    if (this.#counter !== null && type !== 'cancelled') {
      lines.push(this.#line('report.not-countered', { dice: this.#counter }));
      this.#counter = null;
    }
    if ((type === 'turn' || type === 'round-ends') && this.#idleZone)
      lines.push(this.#line('report.idle-zone'));
    if ((type === 'turn' || type === 'round-ends') && this.#acting?.acted === false)
      lines.push(this.#line('report.idle', { unit: this.#acting.unit }));
    if (type === 'turn' || type === 'round-ends') this.#acting = null;
    return lines;
  }

  /** The ability of which this event comes. */
  #because({ type }: BattleEvent): string[] {
    const ability = this.#ability;
    this.#ability = null;
    if (ability === null || !CONSEQUENCES.has(type)) return [];
    return [this.#line('event.ability', ability), ...this.#explain(`text.ability.${ability.ability}`)];
  }

  /** The text of a card or ability, the first time. */
  #explain(text: string): string[] {
    if (this.#explained.has(text) || !this.#said.has(text)) return [];
    this.#explained.add(text);
    return [`    ${this.#say('report.text', { text: this.#say(text) })}`];
  }

  #lines(event: BattleEvent): string[] {
    switch (event.type) {
      case 'ability':
        this.#ability = event;
        return [];
      case 'cancelled': {
        const dice = this.#counter;
        this.#counter = null;
        if (dice === null) break;
        return [this.#line('report.countered', { ...event, dice })];
      }
      case 'mission': {
        const key = event.seat === null ? 'event.mission' : 'report.mission';
        return [this.#line(key, event), ...this.#explain(`text.mission.${event.mission}`)];
      }
      case 'objective-card':
        return [
          this.#line('event.objective-card', event),
          ...this.#explain(`text.objective-card.${event.card}`),
        ];
      case 'role':
        this.#roles[event.seat] = event.role;
        break;
      case 'siege-card': {
        const text = `text.siege-card.${this.#roles[event.seat] ?? 'attacker'}-${event.card}`;
        return [
          this.#line('report.siege-card', { ...event, at: this.#at(event.chosen) }),
          ...this.#explain(text),
        ];
      }
      case 'card-taken':
        if (this.#acting?.acted !== false) break;
        this.#acting.acted = true;
        return [this.#line('report.took', { ...event, unit: this.#acting.unit })];
      case 'terrain':
        if (this.#round > 0) break;
        this.#terrain.push(event.kind);
        return [];
      case 'zone-chosen':
        return [...this.#ground(), this.#line('event.zone-chosen', event)];
      case 'deployed':
        if (this.#round > 0) break;
        return [];
      case 'drawn':
        if (this.#round === 0) return [];
        return [this.#line('report.draws', { seat: event.seat, count: event.cards.length })];
      case 'round':
        this.#round = event.round;
        return [
          ...this.#ground(),
          '',
          this.#say('report.round', { round: event.round, score: this.#score() }),
        ];
      case 'round-ends':
        this.#turn = null;
        return [];
      case 'turn':
        this.#turn = 'nothing';
        return [];
      case 'activated':
        this.#acting = { unit: event.unit, action: null, acted: false };
        return [];
      case 'action':
        return this.#action(event);
      case 'moved':
        return this.#moved(event);
      case 'charge':
        this.#charge = event;
        return [
          this.#line('report.charge', {
            ...event,
            ...this.#dice('charge'),
            inches: inInches(event.needed),
          }),
        ];
      case 'charge-failed': {
        const inches = inInches(this.#charge?.distance ?? 0);
        return [this.#line('report.charge-failed', { ...event, inches })];
      }
      case 'attack':
        this.#attack = event;
        this.#charge = null;
        return [];
      case 'hits':
        return [
          this.#line(`report.attack.${this.#attack?.arc ?? 'front'}`, {
            ...event,
            attack: this.#attack?.attack,
            ...this.#dice('attack'),
          }),
        ];
      case 'wounds': {
        if (!this.#rolls.has('defense')) return [this.#line('report.wounds', event)];
        return [this.#line('report.saves', { ...event, ...this.#dice('defense') })];
      }
      case 'morale': {
        const dice = (this.#rolls.get('morale') ?? []).join('+');
        const { again } = this.#dice('morale');
        return [this.#line(`report.${event.test}`, { ...event, dice, again })];
      }
      case 'destroyed':
        return this.#destroyed(event.unit);
      case 'card':
      case 'order':
        return this.#played(event);
      case 'scored':
        this.#tally[event.side] = (this.#tally[event.side] ?? 0) + event.points;
        return [this.#line('report.scored', { ...event, score: this.#score() })];
      case 'end':
        this.#turn = null;
        return ['', this.#say('event.end', event), this.#final()];
      default:
        if (this.#acting !== null) this.#acting.acted = true;
    }
    const idle = this.#idleZone;
    const line = this.#line(`event.${event.type}`, event);
    // an Influence is the NCU's own, not the zone's
    this.#idleZone = event.type === 'claimed' || (event.type === 'influence' && idle);
    return [line];
  }

  #ground(): string[] {
    const found = this.#terrain.splice(0);
    const terrain = [...new Set(found)].map((kind) => {
      const count = found.filter((other) => other === kind).length;
      return this.#say(count > 1 ? 'report.several' : 'report.one', { kind, count });
    });
    return terrain.length === 0 ? [] : [this.#say('report.terrain', { terrain })];
  }

  #action({ unit, action }: Of<'action'>): string[] {
    if (this.#acting?.unit === unit) {
      this.#acting.action = action;
      this.#acting.acted = true;
    }
    return action === 'forgo' ? [this.#line('report.held', { unit })] : [];
  }

  #moved({ unit, from, pose }: Of<'moved'>): string[] {
    const inches = moved(from, pose);
    if (this.#charge?.unit === unit) return [];
    if (inches === 0) {
      const key = from !== null && from.facing !== pose.facing ? 'report.turned' : 'report.stayed';
      return [this.#line(key, { unit })];
    }
    const { dice, again } = this.#dice('retreat');
    if (dice !== '') return [this.#line('report.retreated', { unit, inches, dice, again })];
    const action = this.#acting?.unit === unit ? this.#acting.action : null;
    const key = KEYS_OF_MOVES[action ?? ''] ?? 'report.moved';
    return [this.#line(key, { unit, inches })];
  }

  #destroyed(unit: string): string[] {
    const seat = this.#start.units.find((one) => one.id === unit && !isWall(one))?.seat;
    if (seat !== undefined) this.#lost[seat] = (this.#lost[seat] ?? 0) + 1;
    return [this.#line('report.destroyed', { unit })];
  }

  #played(event: Of<'card'> | Of<'order'>): string[] {
    const at = this.#at(event.chosen);
    const text = event.type === 'card' ? `text.card.${event.card}` : `text.ability.${event.order}`;
    return [this.#line(`report.${event.type}`, { ...event, at }), ...this.#explain(text)];
  }

  /** What was chosen with a card, if there was a choice. */
  #at(chosen: Saying | null): string {
    return chosen === null
      ? ''
      : this.#say('report.at', { target: this.#said.say(chosen.key, chosen.facts) });
  }

  #score(): string {
    return this.#tally
      .map((points, side) => this.#say('report.points', { side, points }))
      .join(this.#say('report.comma'));
  }

  #final(): string {
    const lost = Object.entries(this.#lost)
      .map(([seat, count]) => this.#say('report.lost', { seat, count }))
      .join(this.#say('report.comma'));
    return this.#say('report.tally', { score: this.#score(), lost });
  }
}
