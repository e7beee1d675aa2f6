/** A Clash of Kings: three objectives; each Commander has two objective cards to use once, and earns points by killing. */
import { idOn, type Thing } from '@maester/kernel';
import { objectiveCardOption } from '../options.ts';
import { procedure } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { commandersUnit } from '../units/units.ts';
import { handOf, keepHand } from './mode-state.ts';
import type { Mode } from './mode.ts';
import { UNIT_OBJECTIVE_CARDS, giveCard, whenScored } from './objective-cards.ts';
import {
  cardsEach,
  commanderWhoDestroyed,
  hasCommanderIn,
  objectivesWorth,
  scoreFor,
  scoreObjectives,
  THREE_TOKENS,
} from './objective-modes.ts';

/** Cards each player has chosen and not used yet. */
const CARDS = 'commanderCards';

const cardOn = (on: readonly Thing[]): number => Number(idOn(on, 'objective-card'));

/** The First Player chooses last; then in turn until all have as many. */
const chooseCommanderCards = procedure<{ seats: string[]; left: number[] }>('choose-commander-cards')({
  choose: {
    ask: 'option',
    seat: (_, f) => f.seats[0] ?? null,
    options: (_, f) => f.left.map(objectiveCardOption),
    then: (t, f, _, seat, on) => {
      const card = cardOn(on);
      f.seats.shift();
      f.left = f.left.filter((other) => other !== card);
      keepHand(t.state, CARDS, seat, [...handOf(t.state, CARDS, seat), card]);
      t.emit({ type: 'objective-card', seat, unit: null, card });
      return 'choose';
    },
  },
});

const useCommanderCard = procedure<{ unit: string; seat: string }>('use-commander-card')({
  use: {
    ask: 'option',
    seat: (s, f) => (handOf(s, CARDS, f.seat).length > 0 ? f.seat : null),
    options: (s, f) => [...handOf(s, CARDS, f.seat).map(objectiveCardOption), 'no'],
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, f, option, _, on) => {
      if (option === 'no') return;
      const card = cardOn(on);
      const left = handOf(t.state, CARDS, f.seat).filter((other) => other !== card);
      keepHand(t.state, CARDS, f.seat, left);
      giveCard(t, f.seat, f.unit, card, 'round');
    },
  },
});

/** As turns go from the one after the First Player; of teams in turn one player each. */
function choosingOrder(s: BattleState): string[] {
  const sides = [...s.sides.slice(s.firstSide + 1), ...s.sides.slice(0, s.firstSide + 1)];
  const most = Math.max(...sides.map(({ length }) => length));
  const seats = Array.from({ length: most }, (_, i) => sides.flatMap((side) => side[i] ?? [])).flat();
  return Array.from({ length: cardsEach(UNIT_OBJECTIVE_CARDS, seats.length) }, () => seats).flat();
}

export const aClashOfKings: Mode = {
  id: 'a-clash-of-kings',
  procedures: [chooseCommanderCards, useCommanderCard, whenScored],
  deployment: 10,
  tokens: THREE_TOKENS,
  objectives: 'covered',
  begins: (t) =>
    t.run(chooseCommanderCards, { seats: choosingOrder(t.state), left: [...UNIT_OBJECTIVE_CARDS] }),
  unitActivates: (t, unit) => {
    if (commandersUnit(t.state, unit.seat)?.id === unit.id)
      t.run(useCommanderCard, { unit: unit.id, seat: unit.seat });
  },
  unitDestroyed: (t, unit, how) => {
    const seat = commanderWhoDestroyed(t.state, unit, how);
    if (seat === null) return;
    const points = hasCommanderIn(t.state, unit) ? 2 : 1;
    scoreFor(t, seat, points, 'battle/mode-a-clash-of-kings/commander-kills');
  },
  worthNow: objectivesWorth('battle/mode-a-clash-of-kings/scoring'),
  scoreRound: (t) => void scoreObjectives(t, 'battle/mode-a-clash-of-kings/scoring'),
};
