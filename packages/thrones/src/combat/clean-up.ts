/** The end of a combat: the victor takes the area, the House cards are discarded. */
import { addUnits, areaAt, changeArea, changeHouse, countUnits, houseOf, type T } from '../board.ts';
import { refillEmptyHand } from '../hands.ts';
import { NO_UNITS, type Combat, type Side } from '../state.ts';
import { abilityOf } from './abilities.ts';
import { retreat } from './retreat.ts';

/** The attacker has won: what the defender had there goes, and the victors move in if they can. */
export function takeArea(t: T, c: Combat): void {
  const { state: s } = t;
  const { order, power, garrison } = areaAt(s, c.area);
  changeArea(s, c.area, { order: null, power: null, garrison: 0 });
  if (order !== null) t.emit({ type: 'order-removed', house: c.defender, area: c.area, order });
  if (power !== null) t.emit({ type: 'power-token-removed', house: power, area: c.area });
  if (garrison > 0) t.emit({ type: 'garrison-destroyed', house: c.defender, area: c.area });
  const units = c.attackers;
  if (countUnits(units) === 0) return; // thrones/ruling/winner-without-units
  if (abilityOf(c, 'defender')?.keepsAttackerOut === true) {
    t.emit({ type: 'ability', house: c.defender, card: 'arianne-martell' });
    t.run(retreat, { house: c.attacker, beaten: false, losses: 0, to: c.from });
    return;
  }
  c.attackers = NO_UNITS;
  addUnits(s, c.area, c.attacker, units);
  t.emit({ type: 'march', house: c.attacker, area: c.from, to: c.area, units });
  if (abilityOf(c, 'attacker')?.marchOrderMovesIn === true) {
    changeArea(s, c.from, { order: null });
    changeArea(s, c.area, { order: c.march });
    t.emit({ type: 'ability', house: c.attacker, card: 'ser-loras-tyrell' });
  }
}

export function discardCard(t: T, c: Combat, side: Side): void {
  const card = c.cards[side];
  if (card === null) return;
  changeHouse(t.state, c[side], { discard: [...houseOf(t.state, c[side]).discard, card] });
  refillEmptyHand(t, c[side], [card]);
}
