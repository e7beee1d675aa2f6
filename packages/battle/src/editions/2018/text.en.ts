/** English words that only the edition of 2018 needs: its cards, and what its procedures ask. */
import type { Catalogue } from '@maester/kernel';
import { printedWords } from '../../messages/card-words.ts';
import { lannister2018, stark2018 } from './cards/factions.ts';
import { text as cards } from './cards/text.en.ts';

const messages = {
  'ask.choose-beginners/choose': 'Which two units do you deploy? The others start in Reserve.',
  'ask.choose-beginners/deputy': 'Which Attachment is your deputy commander?',
  'ask.arrive-from-reserve/place': 'Where do you place {unit:name.unit}?',
  'ask.redeploy-one/choose': 'Which destroyed unit do you redeploy?',
  'ask.keep-half-back/choose': 'Which units start in Reserve?',
  'ask.place-piles/place': 'Where do you place the Corpse Pile?',
  'ask.another-pile/place': 'Where do you place the Corpse Pile?',
  'ask.change-missions/discard': 'Do you discard a Secret Mission?',
  'refusal.battle/2018/mode-a-clash-of-kings/reserve':
    'Your Commander must be deployed; if the Commander is an NCU, an Attachment must be.',
  'refusal.battle/2018/mode-a-clash-of-kings/arrive':
    '{off, select, missing {That is up to {distance, inches}" from your edge; a unit from Reserve arrives within {most, inches}" of it, or within 6" of a Flank edge that you control.} other {The unit must be entirely on the table.}}',
  'refusal.battle/2018/mode-a-feast-for-crows/new-corpse-pile':
    '{off, select, missing {{on, select, missing {That is {distance, inches}" away; the Corpse Pile must be within Short Range ({most, inches}") of the unit.} other {A Corpse Pile lies on no unit and on no other terrain.}}} other {That is off the table.}}',
  'refusal.battle/2018/mode-a-feast-for-crows/tokens': 'There are no more Corpse Piles.',
  'because.battle/2018/objective/centre-card': 'the objective is worth more',
  'because.battle/2018/mode-a-feast-for-crows/token-scoring': 'Victory Point tokens on a destroyed unit',
  'because.battle/2018/mission/same-condition': 'three enemies had the same Condition',
  'ask.show-cards/choose': 'Which Tactics cards do you show?',
  'ask.show-cards/discard': 'Which of these cards is discarded?',
  'condition.not-one-rank': 'With more than 1 remaining rank:',
  'option.ready': 'Loses its Activation token',
  'option.restore': 'Restores up to 3 Wounds',
  'option.roll': 'D3 Wounds',
  'option.three': '3 Wounds',
} as const;

export const text: Catalogue = {
  ...messages,
  ...printedWords(stark2018, cards),
  ...printedWords(lannister2018, cards),
};

/** What the other language must say as well. */
export type Messages2018 = Readonly<Record<keyof typeof messages, string>>;
