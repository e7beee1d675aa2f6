/** A Game of Thrones: The Board Game (2nd edition), as a game on the kernel. */
import { defineGame, shape, type Game } from '@maester/kernel';
import { actionPhase } from './action-phase/action-phase.ts';
import { resolveConsolidatePower } from './action-phase/consolidate-power.ts';
import { march, resolveMarches } from './action-phase/march.ts';
import { resolveRaids } from './action-phase/raid.ts';
import { abilityProcedures } from './combat/ability-procedures.ts';
import { resolveCombat } from './combat/combat.ts';
import { neutralAttack } from './combat/neutral-force.ts';
import { retreat } from './combat/retreat.ts';
import { callForSupport } from './combat/support.ts';
import { settleControl } from './control.ts';
import { DECLINES } from './declines.ts';
import { DRAWS } from './draws.ts';
import type { ThronesEvent } from './events.ts';
import { wholeGame } from './game.ts';
import { messengerRaven } from './planning-phase/messenger-raven.ts';
import { imaginePlacedOrders, planningPhase } from './planning-phase/planning-phase.ts';
import { THINGS } from './options.ts';
import { inspect, position } from './position.ts';
import { SETUPS, type PlayerCount } from './setups.ts';
import { begin, copy, imagine, view, viewBeside, type ThronesSetup, type ThronesState } from './state.ts';
import { destroyUnits, reconcileSupply } from './units-lost.ts';
import { clashOfKings } from './westeros-phase/clash-of-kings.ts';
import { muster, musteringCard } from './westeros-phase/mustering.ts';
import { supplyCard } from './westeros-phase/supply-card.ts';
import { westerosProcedures } from './westeros-phase/westeros-phase.ts';
import { wildlingAttack } from './wildlings.ts';
import { wildlingProcedures } from './wildling-effects.ts';

export type { ThronesEvent, ThronesSetup, ThronesState };
export { en } from './messages/en.ts';
export { zhHant } from './messages/zh-hant.ts';

const readSetup: shape.Reader<ThronesSetup> = shape.object({
  players: (value, place) => shape.integer(3, 6)(value, place) as PlayerCount,
  tidesOfBattle: shape.optional(shape.yesNo, false),
  faq: shape.optional(shape.yesNo, false),
});

export const thrones: Game<ThronesState, ThronesSetup, ThronesEvent> = defineGame({
  id: 'thrones',
  version: '2',
  // They differ where a routed Footman is upgraded.
  earlier: ['1'],
  players: { min: 3, max: 6 },
  readSetup,
  usualSetup: (players) => ({ players: players as PlayerCount, tidesOfBattle: false, faq: false }),
  seats: (setup) => SETUPS[setup.players].houses,
  procedures: [
    wholeGame,
    ...westerosProcedures,
    supplyCard,
    musteringCard,
    muster,
    clashOfKings,
    wildlingAttack,
    ...wildlingProcedures,
    planningPhase,
    messengerRaven,
    actionPhase,
    resolveRaids,
    resolveMarches,
    march,
    resolveConsolidatePower,
    resolveCombat,
    callForSupport,
    neutralAttack,
    retreat,
    ...abilityProcedures,
    settleControl,
    reconcileSupply,
    destroyUnits,
  ],
  main: wholeGame,
  round: (s) => s.round,
  draws: DRAWS,
  declines: DECLINES,
  things: THINGS,
  begin,
  copy,
  view,
  viewBeside,
  records: ['areas', 'holdings', 'wildlingDeck'],
  // Journals keep the hashes that they had before there was a memory.
  unhashed: ['memory'],
  imagine(state, viewer, random) {
    imagine(state, viewer, random);
    imaginePlacedOrders(state, viewer, random);
  },
  position,
  inspect,
});
