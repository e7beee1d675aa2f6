/** The abilities of NCUs: what they may do when they activate, in place of a zone's effect, or on claiming a zone. */
import type { Option } from '@maester/kernel';
import { named, withTokens } from '../options.ts';
import { removeCondition } from '../conditions.ts';
import type { Condition } from '../effects.ts';
import { lay, lift } from '../lasting.ts';
import { procedure, type T } from '../play.ts';
import type { BattleState } from '../state.ts';
import { areFriends, changeNcu, controls, mustUnit, ncuOf, playerOf, unitsInPlay } from '../table.ts';
import type { NcuAbility, NcuActivation, NcuUse } from './card.ts';
import { isInDeck, shuffleDeck, takeCard } from '../tactics-deck.ts';
import { tokensLeft as left } from '../units/abilities.ts';
import { rulesOf } from '../edition/of.ts';

function tokensLeft(s: BattleState, f: NcuActivation, ability: string): number {
  const ncu = ncuOf(s, f.ncu);
  return ncu === null ? 0 : left(ncu, ability, rulesOf(s).ncuAbilities[ability]?.tokens ?? 0);
}

function spendToken(t: T, f: NcuActivation, ability: string): void {
  const tokens = { ...ncuOf(t.state, f.ncu)?.tokens, [ability]: tokensLeft(t.state, f, ability) - 1 };
  changeNcu(t.state, f.ncu, { tokens });
}

/** The NCU's card on a unit of either side, with one friendly and one enemy Influence at most on each. */
function influence(ability: string, also: (t: T, unit: string, way: string | undefined) => void): NcuUse {
  return {
    must: true,
    ways: (s) => withTokens(unitsInPlay(s)),
    effect: (t, f, way) => {
      const [unit = '', more] = way.split('|');
      // battle/influence/one-each-side: the new one takes the place of the old
      const owner = mustUnit(t.state, unit).seat;
      const friendly = (seat: string): boolean => areFriends(t.state, seat, owner);
      const replaced = t.state.lasting.filter(
        ({ on, by, from }) =>
          on === unit && ncuOf(t.state, from) !== null && friendly(by) === friendly(f.seat),
      );
      lift(t, (effect) => replaced.includes(effect));
      lay(t, { ability, on: unit, by: f.seat, until: 'round', from: f.ncu });
      t.emit({ type: 'influence', ncu: f.ncu, unit });
      also(t, unit, more);
    },
  };
}

/** Copies may be in the deck, the discard pile or both; the deck is known to its owner alone. */
const search = procedure<{ seat: string; cards: string[] }>('search')({
  'choose-pile': {
    ask: 'option',
    seat: (s, f) => {
      const [card] = f.cards;
      if (card === undefined) return null;
      const { discard } = playerOf(s, f.seat);
      const gone = discard.filter((other) => other === card).length;
      return gone === 1 ? f.seat : null;
    },
    options: (s, f) => [
      ...(isInDeck(s, f.seat, f.cards[0] ?? '') ? [named('pile', 'deck')] : []),
      named('pile', 'discard'),
    ],
    facts: (_, f) => ({ card: f.cards[0] ?? '' }),
    then: (t, f, pile) => {
      takeCard(t, f.seat, f.cards[0] ?? '', pile === 'deck' ? 'deck' : 'discard');
      f.cards.shift();
      return 'choose-pile';
    },
  },
  'only-one-pile': (t, f) => {
    const card = f.cards.shift();
    if (card === undefined) return 'shuffle';
    const { discard } = playerOf(t.state, f.seat);
    if (discard.includes(card)) takeCard(t, f.seat, card, 'discard');
    else if (isInDeck(t.state, f.seat, card)) takeCard(t, f.seat, card, 'deck');
    return 'choose-pile';
  },
  shuffle: (t, f) => shuffleDeck(t, f.seat),
});

const discarded = (s: BattleState, f: NcuActivation): Option[] =>
  [...new Set(playerOf(s, f.seat).discard)].map((card) => named('card', card));

export const NCU_ABILITIES: { readonly [name: string]: NcuAbility } = {
  'family-duty-honor': {
    claims: influence('highest-die-value', (t, unit, condition) => {
      if (condition !== undefined) removeCondition(t, unit, condition as Condition);
    }),
  },
  'repeating-the-words': {
    tokens: 1,
    activates: {
      ways: (s, f) => (tokensLeft(s, f, 'repeating-the-words') > 0 ? discarded(s, f) : []),
      effect: (t, f, card) => {
        spendToken(t, f, 'repeating-the-words');
        takeCard(t, f.seat, card, 'discard');
      },
    },
    insteadOfZone: { ways: discarded, effect: (t, f, card) => takeCard(t, f.seat, card, 'discard') },
  },
  'tactical-mastermind': { hand: 1, plays: 'counterplot', tokens: 1 },
  'playing-the-game': {
    tokens: 2,
    procedures: [search],
    claims: {
      ways: (s, f) =>
        tokensLeft(s, f, 'playing-the-game') > 0 &&
        (controls(s, f.seat, 'crown') || controls(s, f.seat, 'wealth'))
          ? ['yes']
          : [],
      effect: (t, f) => {
        spendToken(t, f, 'playing-the-game');
        const cards = [
          ...(controls(t.state, f.seat, 'crown') ? ['hear-me-roar'] : []),
          ...(controls(t.state, f.seat, 'wealth') ? ['subjugation-of-power'] : []),
        ];
        t.run(search, { seat: f.seat, cards });
      },
    },
  },
};
