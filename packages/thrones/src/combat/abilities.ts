/**
 * The text abilities of the House cards, one entry a card. What holds throughout is a function of the combat
 * (`strength`, `icons`, `shipStrength`...); what happens at a moment is run then (`cancel`, `immediate`, `onWin`,
 * `onLoss`, `afterCombat`). thrones/house-card/ID tells each in words.
 */
import { AREAS } from '../areas.ts';
import { areaAt, gainPower, houseOf, isAhead, type T } from '../board.ts';
import { takeCardsBack } from '../hands.ts';
import type { HouseCardId } from '../house-cards.ts';
import type { HouseId } from '../houses.ts';
import type { Combat, Side, ThronesState } from '../state.ts';
import type { UnitKind } from '../units.ts';
import {
  aeron,
  cersei,
  doran,
  mace,
  patchface,
  queenOfThorns,
  renly,
  returnPlayedCard,
  tyrion,
} from './ability-procedures.ts';
import { defenseOf, fightingUnits, isSupported, otherSide, supportAreasOf } from './sides.ts';

interface Icons {
  readonly swords?: number;
  readonly fortifications?: number;
}

interface Ability {
  readonly strength?: (s: ThronesState, c: Combat, side: Side) => number;
  readonly icons?: (s: ThronesState, c: Combat, side: Side) => Icons | undefined;
  /** What a ship of `owner` fighting or supporting on `of` is worth now; undefined leaves it alone. */
  readonly shipStrength?: (
    s: ThronesState,
    c: Combat,
    side: Side,
    owner: HouseId,
    of: Side,
  ) => number | undefined;
  readonly opponentCardIsZero?: true;
  readonly noCasualties?: true;
  readonly choosesRetreat?: true;
  readonly keepsAttackerOut?: true;
  readonly marchOrderMovesIn?: true;
  readonly cancel?: (t: T, c: Combat, side: Side) => void;
  readonly immediate?: (t: T, c: Combat, side: Side) => void;
  readonly onWin?: (t: T, c: Combat, side: Side) => void;
  readonly onLoss?: (t: T, c: Combat, side: Side) => void;
  readonly afterCombat?: (t: T, c: Combat, side: Side) => void;
}

const ABILITIES: { readonly [C in HouseCardId]?: Ability } = {
  'robb-stark': { choosesRetreat: true },
  'roose-bolton': {
    onLoss: (t, c, side) => {
      t.emit({ type: 'ability', house: c[side], card: 'roose-bolton' });
      takeCardsBack(t, c[side], houseOf(t.state, c[side]).discard);
      returnPlayedCard(t, c, side);
    },
  },
  'the-blackfish': { noCasualties: true },
  'catelyn-stark': {
    strength: (s, c, side) => {
      const { order } = areaAt(s, c.area);
      return side === 'defender' && order !== null ? defenseOf(order) : 0;
    },
  },
  'tywin-lannister': {
    onWin: (t, c, side) =>
      t.emit({
        type: 'power',
        house: c[side],
        gained: gainPower(t.state, c[side], 2),
        because: 'tywin-lannister',
      }),
  },
  'tyrion-lannister': {
    cancel: (t, c, side) => t.run(tyrion, { house: c[side], opponent: c[otherSide(side)] }),
  },
  'ser-kevan-lannister': {
    strength: (s, c, side) => (side === 'attacker' ? ownCount(s, c, side, 'footman') : 0),
  },
  'cersei-lannister': {
    onWin: (t, c, side) => t.run(cersei, { house: c[side], opponent: c[otherSide(side)] }),
  },
  'stannis-baratheon': {
    strength: (s, c, side) => (isAhead(s, 'iron-throne', c[otherSide(side)], c[side]) ? 1 : 0),
  },
  'renly-baratheon': { onWin: (t, c, side) => t.run(renly, { house: c[side] }) },
  'ser-davos-seaworth': {
    strength: (s, c, side) => (stannisIsSpent(s, c, side) ? 1 : 0),
    icons: (s, c, side) => (stannisIsSpent(s, c, side) ? { swords: 1 } : undefined),
  },
  'salladhor-saan': {
    shipStrength: (_, c, side, owner) => (isSupported(c, side) && owner !== c[side] ? 0 : undefined),
  },
  patchface: {
    afterCombat: (t, c, side) => t.run(patchface, { house: c[side], opponent: c[otherSide(side)] }),
  },
  'victarion-greyjoy': {
    shipStrength: (_, c, side, owner, of) =>
      side === 'attacker' && of === side && owner === c[side] ? 2 : undefined,
  },
  'theon-greyjoy': {
    strength: (_, c, side) => (defendsFort(c, side) ? 1 : 0),
    icons: (_, c, side) => (defendsFort(c, side) ? { swords: 1 } : undefined),
  },
  'balon-greyjoy': { opponentCardIsZero: true },
  'asha-greyjoy': {
    icons: (_, c, side) => (isSupported(c, side) ? undefined : { swords: 2, fortifications: 1 }),
  },
  'aeron-damphair': { immediate: (t, c, side) => t.run(aeron, { house: c[side] }) },
  'mace-tyrell': { immediate: (t, c, side) => t.run(mace, { house: c[side], opponent: c[otherSide(side)] }) },
  'ser-loras-tyrell': { marchOrderMovesIn: true },
  'queen-of-thorns': {
    immediate: (t, c, side) => t.run(queenOfThorns, { house: c[side], opponent: c[otherSide(side)] }),
  },
  'nymeria-sand': {
    icons: (_, __, side) => (side === 'attacker' ? { swords: 1 } : { fortifications: 1 }),
  },
  'arianne-martell': { keepsAttackerOut: true },
  'doran-martell': {
    immediate: (t, c, side) => t.run(doran, { house: c[side], opponent: c[otherSide(side)] }),
  },
};

/** The text ability of the card this side fights with now, if it has one. */
export function abilityOf(c: Combat, side: Side): Ability | undefined {
  const card = c.cards[side];
  return card === null ? undefined : ABILITIES[card];
}

function defendsFort(c: Combat, side: Side): boolean {
  return side === 'defender' && AREAS[c.area].fort !== null;
}

function stannisIsSpent(s: ThronesState, c: Combat, side: Side): boolean {
  return houseOf(s, c[side]).discard.includes('stannis-baratheon');
}

/** Units of a kind that a House has fighting or supporting on a side, routed ones not counted. */
function ownCount(s: ThronesState, c: Combat, side: Side, kind: UnitKind): number {
  let count = fightingUnits(s, c, side)[kind];
  for (const id of supportAreasOf(c, side, c[side])) {
    const area = areaAt(s, id);
    count += area.units[kind] - area.routed[kind];
  }
  return count;
}
