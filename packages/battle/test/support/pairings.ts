/** Random attacks on real tables, and many runs of them through the engine with re-rolls as the odds say. */
import { pick, startAt, type Random } from '@maester/kernel';
import { attack } from '../../src/attack/attack.ts';
import { succeeds } from '../../src/attack/dice.ts';
import { CONDITIONS, KEYWORDS, type AttackGain } from '../../src/effects/gains.ts';
import { aligned } from '../../src/geometry/contact.ts';
import { SIDES, type Tray } from '../../src/geometry/tray.ts';
import { inches } from '../../src/geometry/measures.ts';
import { battle, rerollPlan, type BattleState } from '../../src/index.ts';
import { panicCosts, panicDieAgain, testAgain } from '../../src/odds/aftermath.ts';
import type { AttackDescription } from '../../src/odds/description.ts';
import { rerolls } from '../../src/attack/rerolls.ts';
import { fullWounds, modelsOf, ranksOf } from '../../src/units/ranks.ts';
import { cardOf, mustUnit, unitOf } from '../../src/units/units.ts';
import { SEASON_6 } from './editions.ts';
import { tableOf } from './table.ts';
import { newAttack } from '../../src/attack/frame.ts';

export interface Pairing {
  readonly title: string;
  readonly state: BattleState;
  readonly attacker: string;
  readonly defender: string;
  readonly charge: boolean;
  readonly gained: AttackGain[];
}

const SETUP = { points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' };
const UNITS = { one: 6, two: 5 } as const;

/** What follows a passed test, such as restored Wounds, is not part of the odds (docs/odds.md). */
function answersTests(card: string): boolean {
  return (SEASON_6.attachments[card]?.abilities ?? []).some((name) =>
    SEASON_6.abilities[name]?.happens?.some(({ moment }) => moment.trigger === 'morale-passed'),
  );
}

export function randomPairing(random: Random): Pairing {
  const blank = tableOf(SETUP, {});
  const some = (part: number): boolean => random.below(part) === 0;
  const [seat, other] = some(2) ? (['one', 'two'] as const) : (['two', 'one'] as const);
  const attacker = `${seat}-${1 + random.below(UNITS[seat])}`;
  const friend = pick(
    random,
    Array.from({ length: UNITS[seat] }, (_, i) => `${seat}-${i + 1}`).filter((id) => id !== attacker),
  );
  const defender = `${other}-${1 + random.below(UNITS[other])}`;
  const kind = (id: string): Tray['kind'] => mustUnit(blank, id).tray;
  const target = { kind: kind(defender), pose: { x: inches(24), y: inches(24), facing: 0 } };
  const side = pick(random, SIDES);
  const opposite = SIDES[(SIDES.indexOf(side) + 2) % 4] ?? 'rear';
  const along = (id: string, at: typeof side) => {
    const { x, y, facing } = aligned(kind(id), target, at, 0);
    return { at: [x / 1000, y / 1000], facing: facing / 100 };
  };
  const taken = new Set(blank.ncus.flatMap(({ card }) => SEASON_6.ncus[card]?.character ?? []));
  /** A Character is in an army once. */
  const isFree = (id: string): boolean => {
    const character = SEASON_6.attachments[id]?.character;
    const free = character === undefined || !taken.has(character);
    if (character !== undefined) taken.add(character);
    return free;
  };
  const shape = (id: string) => {
    const unit = mustUnit(blank, id);
    const wounds = some(2) ? fullWounds(blank, unit) : 1 + random.below(fullWounds(blank, unit));
    const models = modelsOf(blank, { ...unit, wounds });
    const { tray, type } = cardOf(blank, unit);
    const fits = (card: string): boolean =>
      !tray.endsWith('solo') &&
      SEASON_6.attachments[card]?.type === type &&
      !answersTests(card) &&
      isFree(card);
    const cards = Object.keys(SEASON_6.attachments).filter((card) => some(8) && fits(card));
    const attachments = cards.slice(0, Math.min(2, models));
    return { wounds, attachments, conditions: CONDITIONS.filter(() => some(3)) };
  };
  const helped = some(4);
  const lasting = ['bribery', 'a-lannister-pays-his-debts', 'the-north-remembers', 'highest-die-value'];
  const position = {
    turn: some(4) ? other : seat,
    units: {
      [attacker]: { ...along(attacker, side), ...shape(attacker) },
      [defender]: { at: [24, 24], ...shape(defender) },
      ...(helped && { [friend]: { ...along(friend, opposite), ...shape(friend) } }),
    },
    terrain: some(4) ? [{ kind: 'corpse-pile', at: [32, 24] }] : [],
    lasting: lasting
      .filter(() => some(6))
      .map((ability) => ({
        ability,
        on: pick(random, [attacker, defender]),
        by: pick(random, [seat, other]),
        tokens: 1,
      })),
  };
  const charge = some(2);
  const gains: readonly AttackGain[] = [
    ...KEYWORDS.map((keyword) => ({ keywords: [keyword] })),
    { reroll: 'misses' },
    { toHit: 1 },
    { defenseRoll: 1 },
    { panicRoll: -1, panicWounds: 1 },
    { wounds: 1 },
    { everyDieHits: true },
    { noDefenseDice: true },
  ];
  const gained = gains.filter(() => some(8));
  const state = tableOf(SETUP, position);
  const told = (id: string): string => {
    const { card, wounds, attachments, conditions } = mustUnit(state, id);
    return [card, ...attachments, wounds, ...conditions].join(' ');
  };
  const how = [side, charge ? 'charge' : 'attack', ...gained.map((gain) => JSON.stringify(gain))].join(' ');
  const title = `${told(attacker)} / ${how} / ${told(defender)}`;
  return { title, state, attacker, defender, charge, gained };
}

export interface Seen {
  readonly hits: number[];
  readonly wounds: number[];
  readonly panicWounds: number[];
  readonly totalWounds: number[];
  readonly ranks: number[];
  readonly panicFails: number[];
  readonly destroyed: number[];
}

/** How often each number came up. */
export function simulate(pairing: Pairing, described: AttackDescription, attacks: number): Seen {
  const seen: Seen = {
    hits: [],
    wounds: [],
    panicWounds: [],
    totalWounds: [],
    ranks: [],
    panicFails: [],
    destroyed: [],
  };
  const answer = answers(pairing, described);
  const dice = { ...pairing.state.flow.dice, next: 0, script: null };
  const before = mustUnit(pairing.state, pairing.defender);
  for (let i = 0; i < attacks; i++) {
    const state = battle.copy(pairing.state);
    state.flow.dice = dice;
    const { hits, wounds, suffered } = attackOnce(state, pairing, answer);
    const after = unitOf(state, pairing.defender) ?? before;
    const count = (list: number[], at: number): void => {
      while (list.length <= at) list.push(0);
      list[at] = (list[at] ?? 0) + 1;
    };
    count(seen.hits, hits);
    count(seen.wounds, Math.max(0, wounds));
    count(seen.panicWounds, suffered);
    count(seen.panicFails, suffered > 0 ? 1 : 0);
    count(seen.totalWounds, before.wounds - after.wounds);
    count(seen.ranks, ranksOf(state, before) - ranksOf(state, after));
    count(seen.destroyed, after.destroyed ? 1 : 0);
  }
  return seen;
}

type Answer = (state: BattleState, seat: string) => unknown;

/**
 * The attack procedure between two questions about a die that does not matter: the first starts it, the second is
 * reached when it is over.
 */
function attackOnce(
  state: BattleState,
  { attacker, defender, charge, gained }: Pairing,
  answer: Answer,
): { hits: number; wounds: number; suffered: number } {
  const { seat } = mustUnit(state, attacker);
  const nothing = () =>
    startAt(rerolls, 'choose-dice', {
      name: 'nothing',
      dice: [1],
      faces: [6],
      successes: [],
      again: {},
      turns: [{ seat, dice: [0], expends: null, worth: [] }],
    });
  const begun = newAttack(attacker, defender, 0, 'melee', charge);
  const frame = startAt(attack, attack.first, { ...begun, gained: gained.slice() });
  state.flow.stack = [nothing(), frame, nothing()];
  state.flow.waiting = [seat];
  const lost: number[] = [];
  let choice: unknown = [];
  for (let [asked] = state.flow.waiting; asked !== undefined; [asked] = state.flow.waiting) {
    const applied = battle.apply(state, asked, choice as never);
    if (!applied.ok) throw new Error(`${JSON.stringify(choice)} was refused by ${applied.refusal.rule}`);
    for (const { event } of applied.events)
      if (event.type === 'wounds' && event.unit === defender) lost.push(event.wounds);
    if (state.flow.stack.length <= 1) break;
    choice = answer(state, state.flow.waiting[0] ?? '');
  }
  const suffered = (frame.wounds > 0 ? lost[1] : lost[0]) ?? 0;
  return { hits: frame.hits + frame.pierced, wounds: frame.wounds, suffered };
}

/** Everybody answers as docs/odds.md says: tokens when they help, the bad dice again, no Orders. */
function answers({ attacker, defender }: Pairing, described: AttackDescription): Answer {
  const plan = rerollPlan(described);
  const where = (dice: readonly number[], wanted: (die: number) => boolean): number[] =>
    dice.flatMap((die, i) => (wanted(die) ? [i] : []));

  const attackDice = (dice: readonly number[], own: boolean): number[] => {
    const isSix = (die: number): boolean => plan.dice.sixesCount && die === 6;
    const hit = (die: number): boolean =>
      described.everyDieHits || succeeds(die, described.toHit, described.toHitModifier);
    const plain = where(dice, (die) => hit(die) && !isSix(die));
    const sixes = where(dice, isSix);
    const again = plan.plainHits(own ? 'attacker' : 'enemy', plain.length, sixes.length);
    if (again === null) return [];
    return [...plain.slice(0, again), ...(own ? where(dice, (die) => !hit(die)) : sixes)];
  };

  const testDice = ([a = 1, b = 1, d3]: readonly number[], left: number): number[] => {
    const roll = d3 === undefined ? described.lastStands.roll : (described.panic[left - 1]?.roll ?? 0);
    const again = testAgain([a, b], roll, described.morale);
    const dieAgain = d3 !== undefined && panicDieAgain(panicCosts(described, left), d3);
    return dieAgain ? [...again, 2] : [...again];
  };

  return (state, seat) => {
    const decision = battle.decision(state, seat);
    if (decision === null) throw new Error(`${seat} is not asked`);
    if (decision.ask === 'occasion/declare') return 'pass';
    if (decision.kind === 'option') return decision.options[0]?.id;
    const { roll, dice } = decision.facts as { roll: string; dice: number[] };
    const blocks = (die: number): boolean => succeeds(die, described.defense, described.defenseModifier);
    let chosen: number[];
    if (roll === 'attack') chosen = attackDice(dice, seat === mustUnit(state, attacker).seat);
    else if (roll === 'defense') chosen = where(dice, blocks);
    else chosen = testDice(dice, mustUnit(state, defender).wounds);
    return chosen.map((i) => `die-${i + 1}`);
  };
}
