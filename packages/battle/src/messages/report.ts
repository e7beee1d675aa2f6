/**
 * The battle report: one game told as a story. Events become lines; what belongs together (an attack and its dice, a
 * test and its outcome) becomes one line, lengths are told in inches, sides are called by their factions, and a card or
 * ability is explained the first time it matters. The chances of set-up and the contents of hands stay untold.
 */
import { words, type Catalogue, type Emitted, type RollEvent, type Words } from '@maester/kernel';
import type { BattleEvent, Move } from '../events.ts';
import type { Pose } from '../geometry/units.ts';
import type { BattleState } from '../state.ts';
import { targetOf } from '../victory.ts';
import { isWall } from '../modes/castle-wall.ts';
import { modifiersSaid } from './modifiers.ts';
import { optionLabel, plainName, unitNames } from './names.ts';

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
const UNTOLD = new Set(['roll-off', 'battlefield-layout', 'terrain-count', 'terrain-kind']);

/** What may come of an ability that happens by itself; one of which nothing comes is not told. */
const CONSEQUENCES = new Set<Told['type']>([
  'charge',
  'condition',
  'condition-expended',
  'morale',
  'restored',
  'saves',
  'wounds',
]);
/** What an NCU brings besides its zone. */
const BESIDES_ZONE = new Set<Told['type']>(['influence', 'card-taken']);

const inInches = (mils: number): number => Math.round(mils / 100) / 10;

const KEYS_OF_MOVES: { readonly [M in Move]: string } = {
  align: 'report.aligned',
  charge: 'report.moved',
  maneuver: 'report.maneuvered',
  march: 'report.marched',
  pivot: 'report.turned',
  pushed: 'report.pushed',
  retreat: 'report.retreated',
  shift: 'report.shifted',
  'surge-forth': 'report.surged',
};

/** Between the middles of the tray before and after. */
function moved(from: Pose | null, to: Pose): number {
  return from === null ? 0 : inInches(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2));
}

/** Of `objective-3`. */
const tokenNumber = (objective: string): number => Number(objective.slice('objective-'.length));

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
  /** Saves that let Wounds through, until these are told. */
  #saves: Of<'saves'> | null = null;
  /** The Panic Test that was failed, until its Wounds are told. */
  #panic: Of<'morale'> | null = null;
  /** Whether a zone has its effect now and nothing came of it so far. */
  #idleZone = false;
  /** The zone that was claimed, if a card that should have taken its place was cancelled. */
  #zoneAfterAll = false;
  #last: Told['type'] | null = null;
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
    const lines = [...this.#before(event), ...this.#because(event), ...this.#lines(event)];
    this.#last = event.type;
    return lines;
  }

  #say(key: string, facts: object = {}): string {
    return this.#said.say(key, { ...facts });
  }

  /** A line of the running turn: the first of them begins it, the others stand below. */
  #line(key: string, facts: object = {}): string {
    // a name that ends with an exclamation mark needs no full stop
    const line = this.#say(key, facts).replace(/([!！])[.。]/g, '$1');
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
    // the D3 of a Panic Test is told with the Wounds it costs
    if (name === 'panic-wounds' || (name === 'morale-again' && sides === 3)) {
      this.#rolls.set('panic-wounds', values);
      return [];
    }
    if (UNTOLD.has(name)) return [];
    if (!TOLD_LATER.has(name)) return [this.#line('event.roll', { type, name, values, sides })];
    this.#rolls.set(name, [...(this.#rolls.get(name) ?? []), ...values]);
    return [];
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

  /** What a roll needs, what changes it and what it shows: "4+, -1 Sundering: 6 3 2". */
  #rolled(name: string, needed: number, more: readonly string[]): object {
    const need = [this.#say('report.needed', { needed }), ...more].join(this.#say('report.comma'));
    return { needed: need, ...this.#dice(name) };
  }

  #blocked({ needed, modifiers, more }: Of<'saves'>): object {
    const besides = modifiersSaid(this.#said, more).map((wounds) => this.#say('report.besides', { wounds }));
    const rolled = this.#rolled('defense', needed, modifiersSaid(this.#said, modifiers));
    return { ...rolled, more: besides.join('') };
  }

  /** What an event shows to be over: an NCU or a wall that did nothing, a zone without effect. */
  #before({ type }: BattleEvent): string[] {
    const lines: string[] = [];
    if (this.#counter !== null && type !== 'cancelled') {
      lines.push(this.#line('report.not-countered', { dice: this.#counter }));
      this.#counter = null;
    }
    if (type !== 'turn' && type !== 'round-ends') return lines;
    if (this.#idleZone) lines.push(this.#line('report.idle-zone'));
    if (this.#acting?.acted === false) lines.push(this.#line('report.idle', { unit: this.#acting.unit }));
    this.#acting = null;
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
        this.#zoneAfterAll = true;
        const dice = this.#counter;
        this.#counter = null;
        if (dice === null) break;
        return [this.#line('report.countered', { ...event, dice })];
      }
      case 'mission': {
        const key = event.seat === null ? 'event.mission' : 'report.mission';
        return [this.#line(key, event), ...this.#explain(`text.mission.${event.mission}`)];
      }
      case 'objective-placed':
      case 'objective-destroyed':
        if (this.#acting !== null) this.#acting.acted = true;
        return [this.#line(`report.${event.type}`, { ...event, number: tokenNumber(event.objective) })];
      case 'objective-card':
        return [
          this.#line(event.unit === null ? 'event.objective-card' : 'report.objective-given', event),
          ...this.#explain(`text.objective-card.${event.card}`),
        ];
      case 'role':
        this.#roles[event.seat] = event.role;
        break;
      case 'siege-card': {
        const [, way = ''] = event.option.split('|');
        const text = `text.siege-card.${this.#roles[event.seat] ?? 'attacker'}-${event.card}`;
        return [this.#line('report.siege-card', { ...event, at: this.#at(way) }), ...this.#explain(text)];
      }
      case 'card-taken': {
        if (this.#acting?.acted !== false) break;
        this.#acting.acted = true;
        return [this.#line('report.took', { ...event, unit: this.#acting.unit })];
      }
      case 'retreat-failed':
        return [this.#line('report.retreat-failed', { ...event, ...this.#dice('retreat') })];
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
            inches: inInches(event.away),
          }),
        ];
      case 'charge-failed': {
        const inches = inInches(this.#charge?.distance ?? 0);
        return [this.#line('report.charge-failed', { ...event, inches })];
      }
      case 'attack':
        this.#attack = event;
        this.#charge = null;
        if (this.#acting?.unit === event.unit) this.#acting.acted = true;
        return [];
      case 'hits': {
        const keywords = event.keywords.map((keyword) => this.#say(`name.keyword.${keyword}`));
        const why = [...modifiersSaid(this.#said, event.modifiers), ...keywords];
        return [
          this.#line(`report.attack.${this.#attack?.arc ?? 'front'}`, {
            ...event,
            attack: this.#attack?.attack,
            ...this.#rolled('attack', event.needed, why),
          }),
        ];
      }
      case 'saves':
        if (event.blocked < event.hits || event.more.length > 0) this.#saves = event;
        else return [this.#line('report.saved', { unit: event.unit, ...this.#blocked(event) })];
        return [];
      case 'wounds':
        return this.#wounds(event);
      case 'morale':
        return this.#tested(event);
      case 'zone-effect':
        return this.#zone(event);
      case 'objective-claimed':
        return this.#claimed(event);
      case 'objective-used':
        return [
          this.#line('event.objective-used', event),
          ...this.#explain(`text.objective-card.${event.card}`),
        ];
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
    if (event.type === 'claimed') this.#zoneAfterAll = false;
    return this.#beside(event.type, () => this.#line(`event.${event.type}`, event));
  }

  /** A line about what is the NCU's own doing does not mean that something came of its zone. */
  #beside(type: Told['type'], line: () => string): string[] {
    const idle = this.#idleZone;
    const itsOwn = BESIDES_ZONE.has(type) || (type === 'condition-removed' && this.#last === 'influence');
    const lines = [line()];
    this.#idleZone = idle && itsOwn;
    return lines;
  }

  #zone({ zone }: Of<'zone-effect'>): string[] {
    const lines = this.#zoneAfterAll ? [this.#line('report.zone-after-all', { zone })] : [];
    this.#zoneAfterAll = false;
    this.#idleZone = true;
    return lines;
  }

  #wounds(event: Of<'wounds'>): string[] {
    const saves = this.#saves?.unit === event.unit ? this.#saves : null;
    const panic = this.#panic?.unit === event.unit ? this.#panic : null;
    const die = this.#rolls.get('panic-wounds')?.at(-1);
    this.#saves = null;
    this.#panic = null;
    if (saves !== null) {
      const key = this.#rolls.has('defense') ? 'report.saves' : 'report.wounds-besides';
      return [this.#line(key, { ...event, ...this.#blocked(saves) })];
    }
    if (panic === null || panic.more === 0 || die === undefined) return [this.#line('report.wounds', event)];
    return [this.#line('report.panic-wounds', { ...event, die, more: panic.more })];
  }

  #tested(event: Of<'morale'>): string[] {
    const first = (this.#rolls.get('morale') ?? []).join('+');
    const last = event.dice.join('+');
    this.#dice('morale');
    const again = first === last ? '' : this.#say('report.tested-again', { dice: last });
    const why = modifiersSaid(this.#said, event.modifiers)
      .map((modifier) => this.#say('report.modifier', { modifier }))
      .join('');
    if (event.test === 'panic' && !event.passed) this.#panic = event;
    return [
      this.#line(`report.${event.test}`, { ...event, dice: first, again: again + why }),
      ...this.#whateverTheTotal(event),
    ];
  }

  /** battle/morale/double-six and double-one: where the dice decide against the total. */
  #whateverTheTotal({ dice, roll, needed, passed }: Of<'morale'>): string[] {
    const [a, b] = dice;
    if (a !== b || (a !== 1 && a !== 6) || passed === roll >= needed) return [];
    return passed === (a === 6) ? [this.#line('report.doubles', { die: a })] : [];
  }

  /** Which token it is, and what its card does the first time. */
  #claimed({ unit, objective, card }: Of<'objective-claimed'>): string[] {
    if (this.#acting !== null) this.#acting.acted = true;
    const number = tokenNumber(objective);
    if (card === null) return [this.#line('report.claimed', { unit, number })];
    return [
      this.#line('report.claimed-card', { unit, number, card }),
      ...this.#explain(`text.objective-card.${card}`),
    ];
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

  #moved({ unit, how, from, pose }: Of<'moved'>): string[] {
    const inches = moved(from, pose);
    if (how === 'charge') return [];
    if (how === 'retreat')
      return [this.#line('report.retreated', { unit, inches, ...this.#dice('retreat') })];
    const turned = from !== null && from.facing !== pose.facing;
    if (inches === 0 && (turned || how !== 'pivot'))
      return [this.#line(turned ? 'report.turned' : 'report.stayed', { unit })];
    return inches === 0 ? [] : [this.#line(KEYS_OF_MOVES[how], { unit, inches })];
  }

  #destroyed(unit: string): string[] {
    const seat = this.#start.units.find((one) => one.id === unit && !isWall(one))?.seat;
    if (seat !== undefined) this.#lost[seat] = (this.#lost[seat] ?? 0) + 1;
    return [this.#line('report.destroyed', { unit })];
  }

  #played(event: Of<'card'> | Of<'order'>): string[] {
    const at = this.#at(event.option.split('|').slice(3).join('|'));
    const text = event.type === 'card' ? `text.card.${event.card}` : `text.ability.${event.order}`;
    return [this.#line(`report.${event.type}`, { ...event, at }), ...this.#explain(text)];
  }

  /** What was chosen with a card, if there was a choice. */
  #at(way: string): string {
    const target = way === 'yes' ? null : optionLabel(this.#said, way);
    return target === null ? '' : this.#say('report.at', { target });
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
