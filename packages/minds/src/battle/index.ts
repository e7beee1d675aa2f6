/**
 * The steward in the miniatures game: plain soldiering. Charge where it can be done, from behind if possible; fight what
 * is engaged; hold an objective; else close with the nearest enemy or objective. Cards are played when blows fall. It
 * looks one move ahead and no further.
 */
import type { Eyes, Json, Option } from '@maester/kernel';
import { firstProposal } from '../levels.ts';
import { playsNow } from './cards.ts';
import { chooseAction, choosePlace } from './movement.ts';
import { outlookOf } from './outlook.ts';
import { bestCharges, deserving, healingWell } from './targets.ts';

/** How something on offer is declined. */
const DECLINED = new Set([
  'pass',
  'no',
  'none',
  'nothing',
  'forgo',
  'stay',
  'leave-it',
  'reserve-waits',
  'zone-first',
]);

export function playBattle(eyes: Eyes): Json {
  const decision = eyes.decision();
  if (decision.kind === 'pose') return choosePlace(eyes, outlookOf(eyes), decision);
  if (decision.kind !== 'option') return firstProposal(eyes);
  const { ask, facts, options } = decision;
  const wanted = options.filter(({ id }) => !DECLINED.has(id));
  switch (ask) {
    case 'activation/select-action':
      return chooseAction(outlookOf(eyes), String(facts['unit']), options) ?? eyes.sample();
    case 'occasion/declare':
      return playsNow(eyes, facts) ? oneOf(eyes, healingWell(eyes, wanted), options) : 'pass';
    case 'charge/declare-target':
      return oneOf(eyes, bestCharges(outlookOf(eyes), String(facts['unit']), wanted), options);
    case 'ncu-activation/zone-effect':
      return oneOf(eyes, deserving(outlookOf(eyes), String(facts['zone']), wanted), options);
    case 'ncu-activation/ability-before-zone':
    case 'ncu-activation/claim-abilities':
    case 'use-ability/choose':
    case 'steps/choose-next':
    case 'choice/choose':
      return firstProposal(eyes);
    case 'turn/activate-unit':
    case 'ncu-activation/claim-zone':
      return oneOf(eyes, wanted, options);
    default:
      return bestProposed(eyes, healingWell(eyes, wanted)) ?? firstProposal(eyes);
  }
}

/** The first of these that is proposed: questions that know what is good propose it first. */
function bestProposed(eyes: Eyes, wanted: readonly Option[]): Json | null {
  if (wanted.length > 1)
    for (const choice of eyes.propose()) if (wanted.some(({ id }) => id === choice)) return choice;
  return wanted[0]?.id ?? null;
}

function oneOf(eyes: Eyes, wanted: readonly Option[], all: readonly Option[]): Json {
  return (wanted[eyes.random.below(Math.max(1, wanted.length))] ?? all[0])?.id ?? eyes.sample();
}
