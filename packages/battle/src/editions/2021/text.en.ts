// English words of the edition of 2021.

import { text as shared } from '../shared/text.en.ts';

export const text = {
  'name.ability.marked-unit': 'Marked Unit',
  'text.ability.marked-unit': 'All its attacks have 2 more Attack Dice.',
  'name.ability.ambush-2021': 'Ambush',
  'text.ability.ambush-2021':
    'After a successful Charge in the Flank or Rear: the enemy becomes Panicked and Weakened.',
  'name.card.assault-orders-stark-2021': 'Assault Orders',
  'text.card.assault-orders-stark-2021':
    "When your NCU claims a zone: instead of the zone's effect, a friendly unit makes a Melee Attack. On Combat, it may Charge instead.",
  'name.card.assault-orders-lannister-2021': 'Assault Orders',
  'text.card.assault-orders-lannister-2021':
    "When your NCU claims a zone: instead of the zone's effect, a friendly unit makes a Melee Attack. House Clegane may Charge instead.",
  'name.card.berserker-tactics-2021': 'Berserker Tactics',
  'text.card.berserker-tactics-2021':
    'After rolling Attack Dice in a friendly Melee Attack: the unit may suffer up to 3 Wounds; if it does, the attack deals 1 Wound more than that. House Umber: the defender becomes Panicked.',
  'ask.choose-first-units/choose': 'Which two units do you deploy? The others start in Reserve.',
  'ask.deploy-reserve/place': 'Where do you deploy {unit:name.unit}?',
  'ask.lose-token-at-pile/enemy-claims': 'Which of your units claims the objective token?',
  'ask.mark-enemies/mark': 'Which enemy do you mark?',
  'ask.choose-secret-mission/choose': 'Which Secret Mission do you choose for this round?',
  'ask.switch-secret-mission/choose': 'Do you switch your Secret Mission?',
  'ask.replace-open-mission/choose': 'Which mission does {mission:name.mission} replace?',
  'refusal.battle/2021/mode-a-clash-of-kings/arrive-zone':
    '{off, select, missing {{least, select, missing {Reserve units deploy entirely in your Deployment Zone; you control no Flank edge.} other {This is {distance, inches}" from an enemy; a unit from Reserve must be at least {least, inches}" away.}}} other {The unit must be entirely on the table.}}',
  'refusal.battle/2021/mode-a-clash-of-kings/arrive-flank':
    'That is up to {distance, inches}" from a Flank edge that you control; outside your Deployment Zone, a unit deploys entirely within {most, inches}" of one.',
  'refusal.battle/2021/mode-a-feast-for-crows/lost':
    '{distance, select, missing {There is no free space for the token there.} other {That is {distance, inches}" from the Corpse Pile; the token must touch it.}}',
  'refusal.battle/mode-dark-wings-dark-words/tokens':
    shared['refusal.battle/mode-the-winds-of-winter/tokens'],
  'because.battle/2021/objective/centre-card': 'the centre objective is worth more',
  'because.battle/2021/objective/commander': "the Commander's unit controls an objective",
  'because.battle/2021/mission/same-condition': 'three enemies had the same Condition',
} as const;
