/** Positions for scenarios: any table, in inches and degrees. docs/scenarios.md has the page for players. */
import { emptyBoard, hasZone } from '../tactics/claims.ts';
import { playerCards } from '../set-up/player-cards.ts';
import { startAt, type Flow, type Json } from '@maester/kernel';
import { begin as beginBattle, wholeBattle } from '../game.ts';
import { entirelyOver, partlyOver } from '../geometry/range.ts';
import { inches } from '../geometry/measures.ts';
import { TOKEN_RADIUS } from '../objectives/objectives.ts';
import { checkModeState, readModeState } from './mode-state.ts';
import {
  bringPieces,
  bringsPieces,
  placeNcu,
  placeUnit,
  poseOf,
  seatIn,
  unitIn,
  withoutPieces,
} from './pieces.ts';
import { mustBePossible } from './possible.ts';
import { checkNames, readPosition, wrong, type GivenObjective, type GivenPlayer } from './read.ts';
import { inFigures } from '../round/memory.ts';
import { round } from '../round/round.ts';
import { turn } from '../round/turn.ts';
import { setUp } from '../set-up/set-up.ts';
import {
  attachedCards,
  lentCards,
  noneIsNull,
  EDGES,
  type BattleSetup,
  type BattleState,
  type Objective,
  type Player,
} from '../state.ts';
import { changePlayer, playerOf, sideOf } from '../sides/sides.ts';
import { ncuOf, shapeOf } from '../units/units.ts';
import { wholeTacticsDeck } from '../tactics/deck.ts';
import { modeOf, rulesOf } from '../edition/of.ts';

export { inspect } from './inspect.ts';

export function position(setup: BattleSetup, given: Json, flow: Flow): BattleState {
  const read = readPosition(given);
  checkNames(rulesOf(setup), read);
  const brings = bringsPieces(read);
  const s = beginBattle(brings ? withoutPieces(setup, read) : setup, flow);
  if (brings) bringPieces(s, read);
  const { seats } = s;
  const first = seatIn(s, read.firstPlayer ?? seats[0] ?? '', 'firstPlayer');
  s.round = read.round;
  s.firstSide = sideOf(s, first);
  if (read.nextFirstPlayer !== null)
    s.nextFirstSide = sideOf(s, seatIn(s, read.nextFirstPlayer, 'nextFirstPlayer'));
  s.zoneChooser = sideOf(s, seatIn(s, read.zoneChooser ?? seats[0] ?? '', 'zoneChooser'));
  s.silenced = read.silenced.map((seat, i) => seatIn(s, seat, `silenced[${i}]`));
  readModeState(s, read.modeState);

  s.terrain = read.terrain.map((piece, i) => ({
    id: piece.id ?? `terrain-${i + 1}`,
    kind: piece.kind,
    pose: poseOf(piece.at, piece.facing),
    ...(piece.keywords !== null && { keywords: piece.keywords }),
    ...(piece.daunts !== null && { daunts: seatIn(s, piece.daunts, `terrain[${i}].daunts`) }),
  }));
  const named = s.terrain.map(({ id }) => id);
  for (const [i, id] of named.entries())
    if (named.indexOf(id) !== i) throw wrong(`terrain[${i}].id`, `${id} is there twice`);
  modeOf(s).furnish?.(s);
  s.terrain = s.terrain.filter(({ id }, i) => s.terrain.findIndex((piece) => piece.id === id) === i);
  s.zones = { ...s.zones, ...emptyBoard(read.zones.filter((zone) => !hasZone(s, zone))) };
  for (const { seat: own, side } of s.players) {
    const edge = read.players[own]?.edge ?? null;
    changePlayer(s, own, { edge: edge === null ? side : EDGES.indexOf(edge) });
  }
  for (const [id, unit] of Object.entries(read.units)) placeUnit(s, id, unit);
  for (const [id, ncu] of Object.entries(read.ncus)) placeNcu(s, id, ncu);
  s.lasting = playerCards(rulesOf(s), s.players, s.units, s.ncus);
  s.objectives = objectives(s, read.objectives);
  s.fallen = read.fallen;
  for (const [i, { card, seat: whose, unit }] of read.fallen.entries()) {
    seatIn(s, whose, `fallen[${i}].seat`);
    unitIn(s, unit, `fallen[${i}].unit`);
    if (rulesOf(s).attachments[card] === undefined) throw wrong(`fallen[${i}].card`, `no attachment ${card}`);
  }
  const { engaged, attacks, acted, turns } = read.memory;
  for (const [i, id] of [...engaged.flat(), ...attacks.flat(), ...acted].entries())
    unitIn(s, id, `memory[${i}]`);
  for (const [i, seat] of turns.entries()) seatIn(s, seat, `memory.turns[${i}]`);
  s.memory = inFigures(s, read.memory);
  for (const [i, effect] of read.lasting.entries()) {
    const where = `lasting[${i}]`;
    if (ncuOf(s, effect.on) === null && !s.seats.includes(effect.on)) unitIn(s, effect.on, `${where}.on`);
    seatIn(s, effect.by, `${where}.by`);
    const { tactics } = rulesOf(s);
    const attached = effect.attached ?? (effect.until === 'game' && effect.from in tactics);
    s.lasting = [...s.lasting, { ...effect, attached }];
  }
  for (const [seat, player] of Object.entries(read.players))
    setPlayer(s, seatIn(s, seat, `players.${seat}`), player, brings);
  for (const player of s.players) dealCards(s, player, read.players[player.seat]);
  for (const [seat, points] of Object.entries(read.victoryPoints)) {
    const side = sideOf(s, seatIn(s, seat, `victoryPoints.${seat}`));
    const mate = s.sides[side]?.find((other) => (read.victoryPoints[other] ?? points) !== points);
    if (mate !== undefined) throw wrong(`victoryPoints.${seat}`, `${mate} is on the same side`);
    s.victoryPoints[side] = points;
  }
  checkModeState(s, read.modeState);
  mustBePossible(s);
  if (read.begin === 'deployment' && read.round !== 1)
    throw wrong('round', 'armies are deployed before the first round');

  const seat = read.turn === null ? first : seatIn(s, read.turn, 'turn');
  flow.stack = [startAt(wholeBattle, 'next-round', {})];
  if (read.begin === 'turn') {
    const side = (sideOf(s, seat) + 1) % s.sides.length;
    flow.stack.push(startAt(round, 'next-turn', { side }), startAt(turn, turn.first, { seat }));
  } else if (read.begin === 'clean-up') {
    flow.stack.push(startAt(round, 'clean-up', { side: s.firstSide }));
  } else if (read.begin === 'deployment') {
    const side = sideOf(s, seat);
    flow.stack.push(
      startAt(setUp, 'deploy-unit', { terrain: 'none', pieces: [], taken: [], kind: null, side }),
    );
  }
  return s;
}

/** Tokens where the mode has them, unless the position says otherwise. */
function objectives(s: BattleState, given: readonly GivenObjective[] | null): Objective[] {
  const { tokens } = modeOf(s);
  const entries = given ?? tokens.map(() => null);
  return entries.map((entry, i) => {
    const where = `objectives[${i}]`;
    const [x = 0, y = 0] = entry?.at ?? tokens[i]?.map(inches) ?? [];
    if (entry !== null && entry.at === null && tokens[i] === undefined)
      throw wrong(`${where}.at`, `the mode has ${tokens.length} tokens`);
    const { id, claimedBy = null, carriedBy = null, card = null } = entry ?? {};
    if (carriedBy !== null) unitIn(s, carriedBy, `${where}.carriedBy`);
    if (claimedBy !== null && carriedBy === null) {
      const unit = unitIn(s, claimedBy, `${where}.claimedBy`);
      const token = { at: { x, y }, radius: TOKEN_RADIUS };
      const touches = modeOf(s).objectives === 'touched';
      const holds = touches ? partlyOver : entirelyOver;
      if (unit.pose === null || !holds(shapeOf(unit), token))
        throw wrong(`${where}.claimedBy`, `${claimedBy} does not ${touches ? 'touch' : 'cover'} the token`);
    }
    return { id: id ?? `objective-${i + 1}`, x, y, card, claimedBy, carriedBy };
  });
}

function setPlayer(s: BattleState, seat: string, given: GivenPlayer, brings: boolean): void {
  const where = `players.${seat}`;
  if (!brings && (given.faction !== null || given.commander !== null))
    throw wrong(where, 'faction and commander follow from the army list');
  const player = playerOf(s, seat);
  const { passed, mustActivateUnit, foreign, namesakes } = given;
  for (const [i, { owner }] of foreign.entries()) seatIn(s, owner, `${where}.foreign[${i}].owner`);
  changePlayer(s, seat, {
    passes: given.passes ?? player.passes,
    passed,
    mustActivateUnit,
    ...(foreign.length > 0 && { foreign }),
    ...(namesakes.length > 0 && { namesakes }),
  });
}

/** Hand, deck and discard pile together are the whole deck, but for the cards that lie on units. */
function dealCards(s: BattleState, player: Player, given: GivenPlayer | undefined): void {
  const where = `players.${player.seat}`;
  const rest = wholeTacticsDeck(rulesOf(s), player);
  const take = (names: readonly string[], from: string): readonly string[] => {
    for (const name of names) {
      const at = rest.indexOf(name);
      if (at < 0) throw wrong(`${where}.${from}`, `no ${name} left in the Tactics deck`);
      rest.splice(at, 1);
    }
    return names;
  };
  take(attachedCards(s, player.seat), 'attached');
  take(lentCards(s, player.seat), 'foreign');
  const hand = take(given?.hand ?? [], 'hand');
  const top = take(given?.deck ?? [], 'deck');
  const aside = take(given?.aside ?? [], 'aside');
  const discard = given?.discard ?? [];
  changePlayer(s, player.seat, {
    hand,
    aside: noneIsNull(aside),
    known: Object.keys(given?.known ?? {}).length === 0 ? null : (given?.known ?? null),
    discard: discard === 'rest' ? rest.splice(0) : take(discard, 'discard'),
    deck: [...top, ...rest],
  });
}
