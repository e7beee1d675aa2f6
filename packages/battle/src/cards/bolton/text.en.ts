/** House Bolton: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
import { say } from '../shared/tactics-text.en.ts';

export const text = {
  'dreadfort-prisoners':
    'Starts with 3 Order tokens. Whenever an enemy rank is destroyed, put one on this card, up to 3. Start of any turn: you may spend 3 to make an enemy Panicked.',
  'sadistic-butchery':
    "Influence. A friendly House Bolton unit: after its Melee Attacks that dealt any Wounds, it restores 1 Wound, plus 1 for each of the defender's destroyed ranks.",
  butchery:
    "A friendly House Bolton unit: after its Melee Attacks that dealt any Wounds, it restores 1 Wound, plus 1 for each of the defender's destroyed ranks.",
  'frey-ambition':
    "When Walda claims the Crown: an enemy becomes Weakened. Tactics: you may search your deck or discard pile for one of your Commander's cards instead, then shuffle your deck. Wealth: you may restore 4 Wounds and remove no Condition token.",
  'loyal-imposter':
    'Influence: +2 to Morale Tests. Once per game, start of any round: your opponent controls Jeyne this round, without her Influence, and you become the First Player.',
  'a-bride-for-bolton': '+2 to Morale Tests.',
  'deceitful-envoy':
    'Starts with 2 Order tokens. Unless Tybald stands on the Tactics Board, you may remove one when an enemy NCU activates, and choose a zone. If that NCU claims it, an enemy becomes Vulnerable after the effect of the zone. If not, Tybald claims it at the end of the turn.',
  envoy: 'If this NCU claims the chosen zone, an enemy becomes Vulnerable after the effect of the zone.',
  whispers:
    'If this NCU claims a zone this turn, after the effect of the zone an enemy becomes Vulnerable and an enemy becomes Panicked.',
  'bloody-beheadings-bolton': say.bloodyBeheadings,
  'harsh-punishments':
    'Start of any turn: attach this card to a friendly unit for the rest of the game. Its Melee Attacks use their highest Attack Die Value and have Sundering; a failed Panic Test costs it 1 extra Wound.',
  'our-blades-are-sharp-bolton':
    'Before rolling Attack Dice in a friendly Melee Attack: Precision. If the defender is Panicked, it may re-roll any Attack Dice.',
  'sadistic-games-bolton':
    'Start of an enemy turn: your opponent chooses Panicked or Weakened, then up to 2 enemies of your choice become that.',
  'cruel-methods-bolton': say.cruelMethods('Infantry'),
  'a-flayed-man-has-no-secrets-bolton':
    "When a unit is targeted by an opponent's Ability or Tactics card: expend a Condition token of an enemy within Long Range of that unit to cancel it.",
  'fear-keeps-a-man-alive-bolton':
    "When an enemy fails a Panic Test: restore as many Wounds as it suffered from it, shared out among friendly units within Long Range of it, and 1 more if it is within Short Range of your Commander's unit.",
  'skin-collection':
    'Start of any turn: attach this card to a friendly Infantry unit for the rest of the game. Whenever it destroys an enemy rank, put a token on this card. Enemies Engaged with it have -1 to Panic Tests for each token, up to -2.',
  'opportunist-bolton': say.opportunist("Ramsay Snow's"),
  'spoils-in-flesh':
    "After a friendly Melee Attack that destroyed a rank: a friendly unit within Short Range of the attacker restores 1 Wound, plus 1 for each of the defender's destroyed ranks.",
  'whispered-threats-bolton':
    'When an enemy NCU activates: if it claims a zone this turn, after the effect of the zone an enemy becomes Vulnerable and an enemy becomes Panicked.',
  'seeing-their-flaws-bolton': say.seeingTheirFlaws("Roose Bolton's"),
  'dreadfort-secrets':
    'After a friendly Melee Attack that destroyed a rank: attach this card to a friendly Infantry unit within Short Range of the attacker; all enemies Engaged with it become Panicked. Whenever an enemy activates within Short Range of it, that enemy becomes Panicked.',
  'price-of-fear':
    'When an enemy fails a Panic Test: a friendly unit within Long Range of it may make a free Maneuver.',
  'rush-of-aggression-bolton': say.rushOfAggression("Steelshanks Walton's"),
  'taunt-bolton': say.taunt,
};
