/** Fire & Blood: two units on each side are marked for glory and death, and Commanders put prices on heads. */
import { idOn } from '@maester/kernel';
import { objectiveCardOption, unitOption } from '../options.ts';
import { LONG_RANGE } from '../geometry/range.ts';
import { procedure } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areFriends } from '../sides/sides.ts';
import { distanceBetween } from '../units/engaged.ts';
import { changeUnit, commandersUnit, enemiesOf, enemyUnits, mustUnit, unitOf } from '../units/units.ts';
import { creditedSides, score } from '../victory/victory.ts';
import type { Mode } from './mode.ts';
import { giveCard, UNIT_OBJECTIVE_CARDS } from './objective-cards.ts';
import { cardsEach, scoreFor, speakersFromFirst } from './objective-modes.ts';

export const MARKED = 'marked';
const VICTORY_POINT = 'victory-point';

const tokens = (unit: UnitState, name: string): number => unit.tokens?.[name] ?? 0;

function unmarked(s: BattleState, seat: string): string[] {
  return enemyUnits(s, seat)
    .filter((unit) => tokens(unit, MARKED) === 0)
    .map(({ id }) => id);
}

/** Enemies are marked in turn; the owner of each gives it one of the cards that are left. */
const markUnits = procedure<{ seats: string[]; left: number[]; unit: string | null }>('mark-units')({
  mark: {
    ask: 'option',
    seat: (s, f) => f.seats.find((seat) => unmarked(s, seat).length > 0) ?? null,
    options: (s, _, seat) => unmarked(s, seat).map(unitOption),
    then: (t, f, id, seat) => {
      f.seats.splice(f.seats.indexOf(seat), 1);
      f.unit = id;
      changeUnit(t.state, id, { tokens: { ...mustUnit(t.state, id).tokens, [MARKED]: 1 } });
      t.emit({ type: 'marked', seat, unit: id });
    },
  },
  'give-card': {
    ask: 'option',
    seat: (s, f) => (f.unit === null ? null : mustUnit(s, f.unit).seat),
    options: (_, f) => f.left.map(objectiveCardOption),
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, f, _, seat, on) => {
      const card = Number(idOn(on, 'objective-card'));
      f.left = f.left.filter((other) => other !== card);
      giveCard(t, seat, f.unit ?? '', card, 'game');
      f.unit = null;
      return 'mark';
    },
  },
});

function inReach(s: BattleState, unit: UnitState): string[] {
  return enemiesOf(s, unit)
    .filter((enemy) => distanceBetween(unit, enemy) <= LONG_RANGE)
    .map(({ id }) => id);
}

const putPrice = procedure<{ unit: string }>('victory-point-token')({
  place: {
    ask: 'option',
    seat: (s, f) => (inReach(s, mustUnit(s, f.unit)).length > 0 ? mustUnit(s, f.unit).seat : null),
    options: (s, f) => [...inReach(s, mustUnit(s, f.unit)).map(unitOption), 'no'],
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, _, id, seat) => {
      const enemy = unitOf(t.state, id);
      if (enemy === null) return;
      const count = tokens(enemy, VICTORY_POINT) + 1;
      changeUnit(t.state, id, { tokens: { ...enemy.tokens, [VICTORY_POINT]: count } });
      t.emit({ type: 'victory-point-tokens', seat, unit: id, count });
    },
  },
});

export const fireAndBlood: Mode = {
  id: 'fire-and-blood',
  procedures: [markUnits, putPrice],
  deployment: 18,
  tokens: [],
  objectives: 'covered',
  terrain: { anywhere: 'battle/mode-fire-and-blood/terrain' },
  begins: (t) => {
    const speakers = speakersFromFirst(t.state);
    const each = cardsEach(UNIT_OBJECTIVE_CARDS, speakers.length);
    const seats = Array.from({ length: each }, () => speakers).flat();
    t.run(markUnits, { seats, left: [...UNIT_OBJECTIVE_CARDS], unit: null });
  },
  unitActivates: (t, unit) => {
    if (unit.pose !== null && commandersUnit(t.state, unit.seat)?.id === unit.id)
      t.run(putPrice, { unit: unit.id });
  },
  unitDestroyed: (t, unit, { seat, killer }) => {
    const { state: s } = t;
    if (killer !== null && !areFriends(s, killer.seat, unit.seat) && tokens(killer, MARKED) > 0)
      scoreFor(t, killer.seat, 1, 'battle/mode-fire-and-blood/marked-kills');
    const credited = creditedSides(s, unit, seat);
    if (tokens(unit, MARKED) > 0)
      for (const side of credited) score(t, side, 2, 'battle/mode-fire-and-blood/marked-destroyed');
    for (const side of credited)
      score(t, side, tokens(unit, VICTORY_POINT), 'battle/mode-fire-and-blood/victory-point-tokens');
    changeUnit(s, unit.id, { tokens: {} });
  },
};
