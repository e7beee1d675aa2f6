/**
 * The blow that one unit could deal another, wherever the two stand now: what computer players hope for and fear before
 * anybody has moved. It counts what is on their two cards and nothing else, so it is worked out once.
 */
import type { Edition } from '../edition/edition.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import type { Arc } from '../geometry/arcs.ts';
import { describeAttack } from '../odds/description.ts';
import { ATTACKER, DEFENDER, duel } from '../odds/duel.ts';
import { attackOdds } from '../odds/odds.ts';
import type { BattleState, UnitState } from '../state.ts';
import { ranksOf } from '../units/ranks.ts';
import { cardOf, isFixture } from '../units/units.ts';

/** The chances that a whole defender loses 0, 1, 2... Wounds, those of its Panic Test included. */
export type Blow = readonly number[];

const NONE: Blow = [1];
const MOST_REMEMBERED = 20_000;
const remembered = new WeakMap<Edition, Map<string, Blow>>();

/** With one of the attacks on the attacker's card. */
export function blowOf(
  s: BattleState,
  attacker: UnitState,
  defender: UnitState,
  profile: number,
  arc: Arc,
  charge: boolean,
): Blow {
  const rules = rulesOf(s);
  let known = remembered.get(rules);
  if (known === undefined || known.size > MOST_REMEMBERED)
    remembered.set(rules, (known = new Map<string, Blow>()));
  const ranks = ranksOf(s, attacker);
  const key = [
    attacker.card,
    attacker.attachments.join('+'),
    ranks,
    attacker.conditions.join('+'),
    profile,
    charge,
    arc,
    defender.card,
    defender.attachments.join('+'),
    defender.conditions.join('+'),
  ].join('|');
  let blow = known.get(key);
  if (blow === undefined) {
    blow = workedOut(s, attacker, defender, ranks, profile, arc, charge);
    known.set(key, blow);
  }
  return blow;
}

function workedOut(
  s: BattleState,
  attacker: UnitState,
  defender: UnitState,
  ranks: number,
  profile: number,
  arc: Arc,
  charge: boolean,
): Blow {
  const printed = cardOf(s, attacker).attacks[profile];
  if (printed === undefined || rulesOf(s).units[attacker.card] === undefined) return NONE;
  if (isFixture(defender)) {
    const dice = printed.dice[Math.min(printed.dice.length, printed.dice.length + 1 - ranks) - 1] ?? 0;
    const hits = (dice * (7 - printed.toHit)) / 6;
    const wounds = Math.floor(hits / (modeOf(s).fixtures?.hitsPerWound ?? 1));
    return [...Array.from({ length: wounds }, () => 0), 1];
  }
  const { card, attachments, conditions } = attacker;
  const charges = charge && printed.kind === 'melee';
  const table = duel(
    { card, attachments, conditions, ranks },
    { card: defender.card, attachments: defender.attachments, conditions: defender.conditions },
    arc,
    charges,
    s.edition,
  );
  return attackOdds(describeAttack(table, ATTACKER, DEFENDER, profile, { charge: charges })).totalWounds;
}
