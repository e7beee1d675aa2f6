// The table of numbers and the tables of the game agree on every card.
import { cardsAtHand } from '@maester/battle';
import { cardOfId, LIST_CARDS, type ListCard } from '@maester/lists';
import { expect, it } from 'vitest';

const { units, attachments, ncus } = cardsAtHand().cards;

type Facts = Omit<ListCard, 'number'>;

const named = (
  id: string,
  { name, subname = null, faction }: { name: string; subname?: string | null; faction: Facts['faction'] },
) => ({ id, name, subname, faction });

const ofTheGame: readonly Facts[] = [
  ...Object.entries(units).flatMap(([id, card]): Facts[] => {
    const { type, cost, leads } = card;
    const plain: Facts = {
      ...named(id, card),
      kind: 'unit',
      type,
      cost,
      commander: false,
      joinsEnemy: false,
    };
    return leads === undefined ? [plain] : [{ ...plain, cost: leads.cost ?? cost, commander: true }, plain];
  }),
  ...Object.entries(attachments).map(([id, card]): Facts => {
    const { type, cost, commands, givenAway } = card;
    return {
      ...named(id, card),
      kind: 'attachment',
      type,
      cost,
      commander: commands !== undefined,
      joinsEnemy: givenAway !== undefined,
    };
  }),
  ...Object.entries(ncus).map(([id, card]): Facts => {
    const { cost, leads } = card;
    return {
      ...named(id, card),
      kind: 'ncu',
      type: null,
      cost,
      commander: leads !== undefined,
      joinsEnemy: false,
    };
  }),
];

const inOrder = (cards: readonly Facts[]): Facts[] => {
  const key = ({ kind, id, commander }: Facts): string => `${kind} ${id} ${commander}`;
  return cards.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
};

it('every card that a list can hold has a number, with the facts of the game', () => {
  const ofTheTable = LIST_CARDS.map(({ number: _number, ...facts }): Facts => facts);
  expect(inOrder(ofTheTable)).toEqual(inOrder(ofTheGame));
});

it('a card with two numbers is found as Commander and otherwise', () => {
  expect(cardOfId('unit', 'mag-the-mighty', true)?.number).toBe(10313);
  expect(cardOfId('unit', 'mag-the-mighty')?.number).toBe(10314);
  expect(cardOfId('attachment', 'robb-stark-the-wolf-lord')?.number).toBe(20201);
});
