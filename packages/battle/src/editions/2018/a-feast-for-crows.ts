/**
 * A Feast for Crows in 2018: no tokens on the table, but Corpse Piles that shake the units near them. Whoever fails is
 * worth more to the enemy, and new piles rise where Infantry falls.
 */
import { refuse, type Pose, type Refusal } from '@maester/kernel';
import { checkOnTable } from '../../actions/moves.ts';
import { whole } from '../../edition/compile.ts';
import type { Change, Table } from '../../edition/edition.ts';
import { BATTLEFIELD, tableTop } from '../../geometry/battlefield.ts';
import { obstructions } from '../../geometry/movement.ts';
import { overhang } from '../../geometry/polygon.ts';
import { range, SHORT_RANGE } from '../../geometry/range.ts';
import { placesAround } from '../../modes/a-feast-for-crows.ts';
import type { Destruction, Mode } from '../../modes/mode.ts';
import { opponentOf } from '../../modes/objective-modes.ts';
import { test, tested } from '../../morale/morale.ts';
import { procedure, type T } from '../../rules.ts';
import { placeFor, somePlaceFor, terrainProblem } from '../../set-up/terrain-placement.ts';
import type { BattleState, TerrainPiece, UnitState } from '../../state.ts';
import { outline, terrainShape } from '../../terrain/terrain.ts';
import { cardOf, changeUnit, mustUnit, shapeOf, unitsInPlay } from '../../units/units.ts';
import { creditedSides, score } from '../../victory/victory.ts';

const PILE = 'corpse-pile';
const MOST_PILES = 4;
const EXTRA_PILES = 2;
const TOKEN = 'victory-point';
const NEW_PILE = 'battle/2018/mode-a-feast-for-crows/new-corpse-pile';

const piles = (s: BattleState): TerrainPiece[] => s.terrain.filter(({ kind }) => kind === PILE);

function layPile(t: T, seat: string, { x, y, facing }: Pose): void {
  const { state: s } = t;
  const pose = { x, y, facing };
  s.terrain = [...s.terrain, { id: `pile-${piles(s).length + 1}`, kind: PILE, pose }];
  t.emit({ type: 'terrain', seat, kind: PILE, pose });
}

const seatOf = (s: BattleState, side: number): string => s.sides[side]?.[0] ?? '';

/** battle/2018/mode-a-feast-for-crows/tokens: one for each side in turn, before all other terrain. */
const placePiles = procedure<{ side: number; left: number }>('place-piles')({
  'roll-off': (t, f) => {
    for (;;) {
      const dice = t.roll('roll-off', t.state.sides.length);
      const best = Math.max(...dice);
      if (dice.filter((die) => die === best).length > 1) continue;
      f.side = dice.indexOf(best);
      return;
    }
  },
  place: {
    ask: 'pose',
    seat: (s, f) => (f.left > 0 && placeFor(s, PILE) !== null ? seatOf(s, f.side) : null),
    piece: () => `terrain:${PILE}`,
    check: (s, _, __, pose) => terrainProblem(s, PILE, pose),
    sample: (s, _, __, random) => somePlaceFor(s, PILE, random),
    then: (t, f, pose, seat) => {
      layPile(t, seat, pose);
      f.left -= 1;
      f.side = (f.side + 1) % t.state.sides.length;
      return 'place';
    },
  },
});

const isShaken = (s: BattleState, unit: UnitState): boolean =>
  unit.pose !== null && piles(s).some((pile) => range(shapeOf(unit), terrainShape(pile)) <= SHORT_RANGE);

/** battle/2018/mode-a-feast-for-crows/morale-token */
const crowTest = procedure<{ unit: string }>('crow-test')({
  test: (t, f) => test(t, 'morale', f.unit, { seat: null, by: null }),
  outcome: (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    if (tested(t)?.passed !== false || unit.destroyed) return;
    const count = (unit.tokens?.[TOKEN] ?? 0) + 1;
    changeUnit(t.state, unit.id, { tokens: { ...unit.tokens, [TOKEN]: count } });
    t.emit({ type: 'victory-point-tokens', seat: opponentOf(t.state, unit.seat), unit: unit.id, count });
  },
});

function pileProblem(s: BattleState, unit: UnitState, pose: Pose): Refusal | null {
  if (checkOnTable(pose) !== null) return refuse(NEW_PILE, { off: 'table' });
  const shape = outline(PILE, pose);
  if (overhang(shape, tableTop(BATTLEFIELD)) > 0) return refuse(NEW_PILE, { off: 'table' });
  const away = range(shapeOf(unit), shape);
  if (away > SHORT_RANGE) return refuse(NEW_PILE, { distance: away, most: SHORT_RANGE });
  const others = [...s.terrain.map(terrainShape), ...unitsInPlay(s).map(shapeOf)];
  return obstructions(shape, others).length > 0 ? refuse(NEW_PILE, { on: 'obstacle' }) : null;
}

function* pilePlaces(s: BattleState, unit: UnitState): Iterable<Pose> {
  for (const pose of placesAround(unit, 4)) if (pileProblem(s, unit, pose) === null) yield pose;
}

function hasRoom(s: BattleState, unit: UnitState): boolean {
  for (const _ of pilePlaces(s, unit)) return true;
  return false;
}

/** battle/2018/mode-a-feast-for-crows/new-corpse-pile: by the opponent. */
const anotherPile = procedure<{ unit: string }>('another-pile')({
  place: {
    ask: 'pose',
    seat: (s, f) => {
      const unit = mustUnit(s, f.unit);
      return piles(s).length < MOST_PILES && hasRoom(s, unit) ? opponentOf(s, unit.seat) : null;
    },
    piece: () => `terrain:${PILE}`,
    check: (s, f, _, pose) => pileProblem(s, mustUnit(s, f.unit), pose),
    sample: (s, f, _, random) => {
      const all = [...pilePlaces(s, mustUnit(s, f.unit))];
      return all[random.below(all.length)] ?? { x: 0, y: 0, facing: 0 };
    },
    suggest: (s, f) => pilePlaces(s, mustUnit(s, f.unit)),
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, _, pose, seat) => layPile(t, seat, pose),
  },
});

function unitDestroyed(t: T, unit: UnitState, { seat }: Destruction): void {
  const { state: s } = t;
  for (const side of creditedSides(s, unit, seat))
    score(t, side, unit.tokens?.[TOKEN] ?? 0, 'battle/2018/mode-a-feast-for-crows/token-scoring');
  if (cardOf(s, unit).type === 'infantry') t.run(anotherPile, { unit: unit.id });
}

const aFeastForCrows: Mode = {
  id: 'a-feast-for-crows',
  procedures: [placePiles, crowTest, anotherPile],
  deployment: 12,
  tokens: [],
  objectives: 'touched',
  terrain: { supply: { kind: PILE, most: MOST_PILES, rule: 'battle/2018/mode-a-feast-for-crows/tokens' } },
  prepare: (t) => t.run(placePiles, { side: 0, left: EXTRA_PILES }),
  unitActivates: (t, unit) => {
    if (isShaken(t.state, unit)) t.run(crowTest, { unit: unit.id });
  },
  unitDestroyed,
};

export const A_FEAST_FOR_CROWS: Table<Change> = {
  'a-feast-for-crows': {
    modes: { 'a-feast-for-crows': whole(aFeastForCrows) },
    replaces: [
      'battle/mode-a-feast-for-crows/deployment',
      'battle/mode-a-feast-for-crows/tokens',
      'battle/mode-a-feast-for-crows/new-corpse-pile',
      'battle/mode-a-feast-for-crows/scoring',
    ],
    off: [
      'battle/mode-a-feast-for-crows/no-chosen-corpse-piles',
      'battle/mode-a-feast-for-crows/terrain-spacing',
      'battle/mode-a-feast-for-crows/objective-cards',
      'battle/mode-a-feast-for-crows/linked-pile',
      'battle/mode-a-feast-for-crows/objectives',
      'battle/mode-a-feast-for-crows/one-token',
      'battle/mode-a-feast-for-crows/leaving-the-pile',
      'battle/mode-a-feast-for-crows/new-token',
      'battle/objective/carry-claim',
      'battle/objective/carry-lost',
      'battle/objective/carry-lost-unengaged',
      'battle/objective/carry-stolen',
    ],
    adds: [
      'battle/2018/mode-a-feast-for-crows/morale-token',
      'battle/2018/mode-a-feast-for-crows/token-scoring',
    ],
  },
};
