// Which control a decision gets: one made for what is asked, else one that fits the form of its answer, so that whatever
// the game asks can be answered.

import type { Decision } from '@maester/kernel';

export const CONTROLS = [
  'options',
  'actions',
  'declare',
  'edges',
  'targets',
  'alignments',
  'several',
  'dice',
  'cards',
  'amount',
  'pose',
] as const;
export type ControlKind = (typeof CONTROLS)[number];

const MADE_FOR: { readonly [ask: string]: ControlKind } = {
  'activation/select-action': 'actions',
  'choose-attack-action/choose': 'actions',
  'occasion/declare': 'declare',
  'set-up/choose-zone': 'edges',
  'set-up/choose-zone-instead': 'edges',
  'set-up/choose-edge': 'edges',
  'charge/declare-target': 'targets',
  'uncontrolled-rage/choose-nearest': 'targets',
  'melee/choose-target': 'targets',
  'melee/choose-attack': 'targets',
  'ranged/choose-target': 'targets',
  'wall-activation/arrows': 'targets',
  'melee/align': 'alignments',
  'charge/align': 'alignments',
  'feint/align': 'alignments',
  'charge/move-others-away': 'alignments',
  're-rolls/choose-dice': 'dice',
  'discard-down/discard': 'cards',
  'refill-hand/discard': 'cards',
  'choose-missions/choose': 'cards',
};

const BY_FORM = {
  option: 'options',
  several: 'several',
  amount: 'amount',
  pose: 'pose',
} as const;

/** Null for a decision that no control can answer: there is none in this game. */
export function controlFor(decision: Decision): ControlKind | null {
  if (decision.kind === 'assignment') return null;
  const made = Object.hasOwn(MADE_FOR, decision.ask) ? MADE_FOR[decision.ask] : undefined;
  return made ?? BY_FORM[decision.kind];
}
