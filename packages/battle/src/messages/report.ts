/**
 * The battle report: one game told as a story. Events become lines; what belongs together (an attack and its dice, a
 * test and its outcome) becomes one line, lengths are told in inches, sides are called by their factions, and a card or
 * ability is explained the first time it matters. The chances of set-up and the contents of hands stay untold.
 */
import type { Emitted, Json, JsonObject, RollEvent, Words } from '@maester/kernel';
import { rulesOf } from '../edition/of.ts';
import type { EffectKind } from '../effects/effect.ts';
import type { BattleEvent } from '../events.ts';
import type { BattleState } from '../state.ts';
import { inInches, tellMove } from './report-moves.ts';
import { opening } from './report-opening.ts';
import { ReportRolls, type Saying } from './report-rolls.ts';
import { ReportTally } from './report-tally.ts';

type Told = BattleEvent | RollEvent;
type Of<K extends Told['type']> = Extract<Told, { readonly type: K }>;

/** What may come of an ability that happens by itself; one of which nothing comes is not told. */
const CONSEQUENCES = new Set<Told['type']>([
  'charge',
  'condition',
  'condition-expended',
  'morale',
  'pillage',
  'restored',
  'saves',
  'wounds',
]);
/** Effects that only end something. */
const ENDING = new Set<EffectKind>(['detaches', 'ends-on', 'stops-watching']);
/** What an NCU brings besides its zone. */
const BESIDES_ZONE = new Set<Told['type']>(['influence', 'card-taken']);

/** Of `objective-3`. */
const tokenNumber = (objective: string): number => Number(objective.slice('objective-'.length));

type Part = NonNullable<Of<'card'>['chosen']>;

/** What was chosen, part by part. */
function partsOf(chosen: Part | null): readonly Part[] {
  if (chosen === null) return [];
  if (chosen.key !== 'option.joined') return [chosen];
  const { first, rest } = chosen.facts;
  return [...partsOf(sayingIn(first)), ...partsOf(sayingIn(rest))];
}

/** A saying among the facts of another. */
function sayingIn(fact: Json | undefined): Part | null {
  if (typeof fact !== 'object' || fact === null || !('key' in fact)) return null;
  const { key, facts } = fact;
  return typeof key === 'string' ? { key, facts: facts as JsonObject } : null;
}

export class BattleReport {
  readonly #said: Words;
  readonly #start: BattleState;
  readonly #tally: ReportTally;
  /** Cards and abilities that were explained, and the words. */
  readonly #explained = new Set<string>();
  readonly #terrain: string[] = [];
  /** Missions of the set-up, each as it lies in the end. */
  readonly #missions = new Map<number, Of<'mission'>>();
  readonly #rolls: ReportRolls;
  #round = 0;
  /** What of a turn was told; null outside of turns. */
  #turn: 'nothing' | 'something' | null = null;
  #acting: { readonly unit: string; acted: boolean } | null = null;
  #attack: Of<'attack'> | null = null;
  #charge: Of<'charge'> | null = null;
  /** An ability that began to happen, until something comes of it. */
  #ability: Of<'ability'> | null = null;
  /** The die that may cancel a card. */
  #counter: readonly number[] | null = null;
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
    this.#rolls = new ReportRolls(said);
    this.#tally = new ReportTally(start, said);
  }

  /** The lines to print before the first event: the mode and the armies. */
  opening(): string[] {
    return opening(this.#start, this.#said);
  }

  tell({ event }: Emitted<BattleEvent>): string[] {
    if (event.type === 'roll') return this.#roll(event);
    // told with what comes of the roll
    if (event.type === 're-rolled') {
      this.#rolls.rerolled(event);
      return [];
    }
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

  #lineOf({ key, facts }: Saying): string {
    return this.#line(key, facts);
  }

  #lineIf(saying: Saying | null): string[] {
    return saying === null ? [] : [this.#lineOf(saying)];
  }

  #roll(roll: RollEvent): string[] {
    if (roll.name !== 'counterplot') return this.#rolls.hear(roll).map((saying) => this.#lineOf(saying));
    this.#counter = roll.values;
    return [];
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
    if (ability === null || !CONSEQUENCES.has(type) || this.#onlyEnds(ability.ability)) return [];
    return [this.#line('event.ability', ability), ...this.#explain(`text.ability.${ability.ability}`)];
  }

  /** Whether all that happens by itself is that it is over: then nothing comes of it. */
  #onlyEnds(ability: string): boolean {
    const { happens = [] } = rulesOf(this.#start).abilities[ability] ?? {};
    return (
      happens.length > 0 && happens.every(({ effects }) => effects.every(({ effect }) => ENDING.has(effect)))
    );
  }

  /** The text of a card or ability, the first time. */
  #explain(text: string): string[] {
    if (this.#explained.has(text) || !this.#said.has(text)) return [];
    // a card that is attached is an ability with the same words
    const said = this.#say(text);
    const isNew = !this.#explained.has(said);
    this.#explained.add(text).add(said);
    return isNew ? [`    ${this.#say('report.text', { text: said })}`] : [];
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
      case 'mission':
        if (this.#round > 0) return this.#mission(event);
        this.#missions.set(event.mission, event);
        return [];
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
      case 'retreat-failed':
        return [this.#line('report.retreat-failed', { ...event, ...this.#rolls.dice('retreat') })];
      case 'terrain':
        if (this.#round > 0) break;
        this.#terrain.push(event.kind);
        return [];
      case 'terrain-laid':
        this.#terrain.push(...event.kinds);
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
          ...this.#missionsLaidOut(),
          ...this.#ground(),
          '',
          this.#say('report.round', { round: event.round, score: this.#tally.score() }),
        ];
      case 'round-ends':
        this.#turn = null;
        return [];
      case 'turn':
        this.#turn = 'nothing';
        return [];
      case 'activated':
        this.#acting = { unit: event.unit, acted: false };
        return [];
      case 'action':
        return this.#action(event);
      case 'moved':
        return this.#lineIf(tellMove(event, this.#rolls));
      case 'charge':
        this.#charge = event;
        return [
          this.#line('report.charge', {
            ...event,
            ...this.#rolls.dice('charge'),
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
        const { arc = 'front', attack } = this.#attack ?? {};
        return [this.#line(`report.attack.${arc}`, { ...event, attack, ...this.#rolls.hits(event) })];
      }
      case 'saves':
        return this.#rolls.saves(event).map((saying) => this.#lineOf(saying));
      case 'wounds':
        return [this.#lineOf(this.#rolls.wounds(event))];
      case 'morale':
        return this.#rolls.tested(event).map((saying) => this.#lineOf(saying));
      case 'token':
        return [this.#line('event.token', event), ...this.#explain(`text.ability.${event.ability}`)];
      case 'influence':
        return [
          ...this.#beside('influence', () => this.#line('event.influence', event)),
          ...this.#explain(`text.ability.${event.ability}`),
        ];
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
        this.#tally.destroyed(event.unit);
        return [this.#line('report.destroyed', { unit: event.unit })];
      case 'card':
      case 'order':
        return this.#played(event);
      case 'used': {
        if (this.#acting !== null) this.#acting.acted = true;
        const line = this.#line('report.used', { ...event, at: this.#at(event.chosen) });
        return [line, ...this.#explain(`text.ability.${event.ability}`)];
      }
      case 'scored':
        this.#tally.scored(event.side, event.points);
        return [this.#line('report.scored', { ...event, score: this.#tally.score() })];
      case 'end':
        this.#turn = null;
        return ['', this.#say('event.end', event), this.#tally.final()];
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

  #mission(event: Of<'mission'>): string[] {
    const key = event.seat === null ? 'event.mission' : 'report.mission';
    return [this.#line(key, event), ...this.#explain(`text.mission.${event.mission}`)];
  }

  #missionsLaidOut(): string[] {
    const events = [...this.#missions.values()];
    this.#missions.clear();
    return events.flatMap((event) => this.#mission(event));
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
    if (this.#acting?.unit === unit) this.#acting.acted = true;
    return action === 'forgo' ? [this.#line('report.held', { unit })] : [];
  }

  #played(event: Of<'card'> | Of<'order'>): string[] {
    const at = this.#at(event.chosen);
    const text = event.type === 'card' ? `text.card.${event.card}` : `text.ability.${event.order}`;
    return [this.#line(`report.${event.type}`, { ...event, at }), ...this.#explain(text)];
  }

  /** What was chosen with a card, if there was a choice. */
  #at(chosen: Of<'card'>['chosen']): string {
    const target = partsOf(chosen)
      .filter(({ key }) => key !== 'option.none')
      .map(({ key, facts }) => this.#said.say(key, facts))
      .join(this.#say('report.comma'));
    return target === '' ? '' : this.#say('report.at', { target });
  }
}
