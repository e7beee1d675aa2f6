/** The steward in the board game, to everything of which it has an answer of its own (`ANSWERS`). */
import type { Decision, Eyes, Json, Option } from '@maester/kernel';
import { firstProposal } from '../levels.ts';
import { bidForTrack, favourite, scapegoat } from './bidding.ts';
import { areaIn } from './board.ts';
import { chooseHouseCard, grantSupport } from './combat.ts';
import { AREA_IDS, PLACES, placeOf, type HouseId, type OrderId, type State, type TrackId } from './facts.ts';
import { bestByForesight } from './foresight.ts';
import { chooseMarch, moveUnits } from './marches.ts';
import { consolidate, musterUnit } from './mustering.ts';
import { openingOrders } from './openings.ts';
import { Outlook } from './outlook.ts';
import { assignOrders, OrderBook, whimsicalOrders } from './planning.ts';
import { chooseRaid, orderToRemove } from './raids.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { holderChooses } from './westeros.ts';
import { bidAgainstWildlings, keepOrBury, preemptiveLoss } from './wildlings.ts';

/** One question, with all that the House which is asked may know. */
export interface Asked {
  readonly eyes: Eyes;
  readonly s: State;
  readonly outlook: Outlook;
  readonly decision: Decision;
  /** What is on offer, if the question has a list of it: options, or the slots to fill. */
  readonly offered: readonly Option[];
  /** Their ids. */
  readonly options: readonly string[];
}

type Answer = (asked: Asked) => Json;

/** Of so many openings a House with whims plays all but one as it has learned. */
export const BY_THE_BOOK = 3;

const byForesight: Answer = ({ eyes, s, outlook, options }) => bestByForesight(eyes, s, outlook, options);
const orders: Answer = ({ eyes, s, outlook, decision, options }) => {
  const opening = openingOrders(s, outlook.me);
  const isKnown = opening !== null && eyes.game.check(s, outlook.me, opening) === null;
  const stars = Number(decision.facts['stars']);
  if (outlook.weights.whim > 0) {
    const best = isKnown && eyes.random.below(BY_THE_BOOK) > 0 ? opening : null;
    return best ?? whimsicalOrders(eyes, s, outlook, stars, options);
  }
  return isKnown ? opening : assignOrders(s, outlook, stars, options);
};
const removeOrder: Answer = ({ s, outlook, options }) =>
  orderToRemove(
    s,
    outlook,
    options.filter((option) => option !== 'no'),
  );

const ANSWERS: { readonly [ask: string]: Answer } = {
  // Westeros phase
  'westeros-card/holder-chooses': ({ s, outlook, options }) => holderChooses(s, outlook, options),
  'clash-of-kings/bid': ({ s, outlook, decision }) =>
    bidForTrack(s, outlook, decision.facts['track'] as TrackId),
  'clash-of-kings/order-tied-houses': ({ eyes, s, outlook, options }) =>
    favourite(s, outlook, options, eyes.random),
  'muster/muster-unit': ({ eyes, s, outlook, offered }) => musterUnit(eyes, s, outlook, offered),
  'reconcile-supply/destroy-unit': byForesight,
  'destroy-units/destroy-unit': byForesight,

  // Wildlings
  'wildling-attack/bid': ({ s, outlook, decision }) =>
    bidAgainstWildlings(s, outlook, Number(decision.facts['strength']), biddersIn(s)),
  'wildling-attack/break-tie': ({ eyes, s, outlook, decision, options }) =>
    decision.facts['among'] === 'highest'
      ? favourite(s, outlook, options, eyes.random)
      : scapegoat(s, outlook, options, eyes.random),
  'massing-on-the-milkwater/discard-card': byForesight,
  'mammoth-riders/take-card': byForesight,
  'preemptive-raid/choose-loss': ({ s, outlook }) => preemptiveLoss(s, outlook),
  'preemptive-raid/choose-track': byForesight,
  'crow-killers-reward/promote-footman': byForesight,
  'crow-killers/demote-knight': byForesight,
  'a-king-beyond-the-wall-reward/choose-track': byForesight,
  'a-king-beyond-the-wall/choose-track': byForesight,
  'the-horde-descends-reward/choose-area': byForesight,
  'the-horde-descends/choose-area': byForesight,

  // Planning phase
  'planning-phase/assign-orders': orders,
  'planning-phase/assign-orders-in-turn': orders,
  'messenger-raven/use-raven': ({ s, outlook, options }) =>
    options.includes('replace') && ravenGain(s, outlook) > WEIGHTS.ravenGain ? 'replace' : 'look',
  'messenger-raven/order-to-replace': ({ s, outlook, options }) => {
    const place = ravenChange(s, outlook, options.map(placeOf))?.place ?? -1;
    return AREA_IDS[place] ?? options[0] ?? '';
  },
  'messenger-raven/new-order': ({ s, outlook, decision, options }) =>
    ravenChange(s, outlook, [placeOf(String(decision.facts['area']))])?.order ?? options[0] ?? '',
  'messenger-raven/keep-or-bury': ({ s }) => keepOrBury(s),

  // Action phase
  'raids/resolve-raid': ({ s, outlook, offered }) => chooseRaid(s, outlook, offered),
  'marches/choose-march': ({ s, outlook, options }) => chooseMarch(s, outlook, options),
  'march/move-units': ({ eyes, s, outlook, offered }) => moveUnits(s, outlook, eyes, offered),
  'march/leave-power-token': byForesight,
  'settle-control/replace-ships': ({ decision }) => (decision.kind === 'amount' ? decision.max : 0),
  'consolidate-power/resolve-consolidate-power': ({ eyes, s, outlook, offered }) =>
    consolidate(eyes, s, outlook, offered),

  // Combat
  'support/grant-support': ({ s, outlook, options }) => grantSupport(s, outlook, options),
  'support/accept-support': () => 'accept',
  'combat/choose-house-card': ({ eyes, s, outlook, options }) => chooseHouseCard(eyes, s, outlook, options),
  'combat/redraw-tides-of-battle': byForesight,
  // What comes first is taken when it makes no difference: the blade is kept for a combat that it decides.
  'combat/use-blade': ({ eyes, s, outlook, options }) =>
    bestByForesight(eyes, s, outlook, options.toReversed()),
  'combat/choose-casualty': byForesight,
  'combat/choose-skull-casualty': byForesight,
  'retreat/winner-chooses-area': byForesight,
  'retreat/choose-area': byForesight,
  'retreat/choose-loss': byForesight,
  'tyrion-lannister/send-card-back': byForesight,
  'play-another-card/choose-house-card': byForesight,
  'aeron-damphair/pay-for-another-card': byForesight,
  'mace-tyrell/destroy-footman': byForesight,
  'queen-of-thorns/remove-order': removeOrder,
  'doran-martell/choose-track': byForesight,
  'cersei-lannister/remove-order': removeOrder,
  'renly-baratheon/upgrade-footman': byForesight,
  'patchface/discard-card': byForesight,
};

/** Everything the game may ask that the steward has an answer of its own to. */
export const STEWARD_ASKS: readonly string[] = Object.keys(ANSWERS);

export function askedIn(eyes: Eyes, weights: Weights = WEIGHTS): Asked {
  const decision = eyes.decision();
  const s = eyes.view() as State;
  const offered = offeredIn(decision);
  const options = offered.map(({ id }) => id);
  return { eyes, s, outlook: new Outlook(s, eyes.seat as HouseId, weights), decision, offered, options };
}

function offeredIn(decision: Decision): readonly Option[] {
  if (decision.kind === 'assignment') return decision.slots;
  return decision.kind === 'option' || decision.kind === 'several' ? decision.options : [];
}

/** Who bids against the wildlings: those still asked and those who have answered. */
function biddersIn(s: State): readonly string[] {
  return [...s.flow.waiting, ...Object.keys(s.flow.answers)];
}

/** The holder of the raven has first place at the King's Court, whose stars are three. */
const RAVEN_STARS = 3;

function ravenChange(s: State, outlook: Outlook, replaceable: readonly number[]) {
  const own = PLACES.filter((place) => areaIn(s, place).house === outlook.me);
  const now = new Map<number, OrderId | null>(own.map((place) => [place, areaIn(s, place).order]));
  const opened: State = { ...s, phase: 'action' };
  return new OrderBook(opened, outlook, RAVEN_STARS, own).bestChange(now, replaceable);
}

/** What the raven could gain by another order; the orders of an opening stay as they are. */
function ravenGain(s: State, outlook: Outlook): number {
  if (openingOrders(s, outlook.me) !== null) return 0;
  return ravenChange(s, outlook, PLACES)?.gain ?? 0;
}

export function answerOf(asked: Asked): Json {
  const answer = ANSWERS[asked.decision.ask];
  return answer === undefined ? firstProposal(asked.eyes) : answer(asked);
}

export function playThrones(eyes: Eyes, weights: Weights = WEIGHTS): Json {
  return answerOf(askedIn(eyes, weights));
}
