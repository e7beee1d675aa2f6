/** The Westeros phase: advance the round marker, draw three cards, advance the wildlings track, resolve the cards. */
import { bug } from '@maester/kernel';
import { firstOn, type T } from '../board.ts';
import type { HouseId } from '../houses.ts';
import { westerosOptions } from '../options.ts';
import { procedure } from '../rules.ts';
import { HIDDEN, wholeDeck } from '../state.ts';
import { WESTEROS_CARDS, WESTEROS_DECKS, type WesterosCardId, type WesterosDeck } from '../westeros-cards.ts';
import { advanceThreat, wildlingsAttack } from '../wildlings.ts';
import { WILDLING_TRACK } from '../wildling-cards.ts';
import { clashOfKings } from './clash-of-kings.ts';
import { collectPower } from './game-of-thrones.ts';
import { musteringCard } from './mustering.ts';
import { supplyCard } from './supply-card.ts';

function draw(t: T, deck: WesterosDeck): WesterosCardId {
  const card = t.state.westerosDecks[deck].shift();
  if (card === undefined || card === HIDDEN) throw bug(`Westeros deck ${deck} has no card to draw`);
  t.reveal();
  return card;
}

export const westerosPhase = procedure('westeros-phase')({
  'advance-round-marker': (t) => {
    t.state.round += 1;
    t.state.phase = 'westeros';
    t.state.forbidden = [];
    t.emit({ type: 'round', round: t.state.round });
  },
  'draw-westeros-cards': (t) => {
    t.state.westerosCards = WESTEROS_DECKS.map((deck) => draw(t, deck));
    for (const card of t.state.westerosCards) t.state.westerosDiscards[WESTEROS_CARDS[card].deck].push(card);
    t.emit({ type: 'westeros-cards', cards: t.state.westerosCards.slice() });
  },
  'advance-wildlings-track': (t) => {
    const icons = t.state.westerosCards.filter((card) => WESTEROS_CARDS[card].wildlingIcon).length;
    if (icons > 0) advanceThreat(t, icons);
    // thrones/westeros/attack-at-twelve; surplus icons are lost because the track ends there.
    if (t.state.wildlingThreat === WILDLING_TRACK.at(-1)) wildlingsAttack(t, t.state.wildlingThreat);
  },
  'resolve-deck-I': (t) => resolve(t, 0),
  'resolve-deck-II': (t) => resolve(t, 1),
  'resolve-deck-III': (t) => resolve(t, 2),
});

function resolve(t: T, index: number): void {
  const card = t.state.westerosCards[index];
  if (card === undefined) throw bug(`no Westeros card ${index}`);
  t.run(westerosCard, { card });
}

const westerosCard = procedure<{ card: WesterosCardId }>('westeros-card')({
  resolve: (t, f) => {
    t.emit({ type: 'westeros-card', card: f.card });
    return takeEffect(t, f.card);
  },
  /** The holder of the named token picks one of two effects, or nothing. */
  'holder-chooses': {
    ask: 'option',
    seat: (s, f) => {
      const { choice } = WESTEROS_CARDS[f.card];
      return choice === null ? null : firstOn(s, choice.track);
    },
    options: (_, f) => [...westerosOptions(WESTEROS_CARDS[f.card].choice?.of ?? []), 'nothing'],
    facts: (_, f) => ({ card: f.card }),
    then: (t, f, option, seat) => {
      t.emit({ type: 'westeros-choice', house: seat as HouseId, card: f.card, choice: option });
      if (option !== 'nothing') takeEffect(t, option as WesterosCardId);
    },
  },
  done: () => 'end',
  /** Winter Is Coming: the whole deck is shuffled anew, then another card drawn and resolved. */
  'winter-is-coming': (t, f) => {
    const { deck } = WESTEROS_CARDS[f.card];
    t.state.westerosDecks[deck] = wholeDeck(deck);
    t.shuffle(`westeros-deck-${deck}`, t.state.westerosDecks[deck]);
    f.card = draw(t, deck);
    t.state.westerosDiscards[deck] = [f.card];
    t.state.westerosCards[WESTEROS_DECKS.indexOf(deck)] = f.card;
    return 'resolve';
  },
});

type WesterosStep = 'done' | 'holder-chooses' | 'winter-is-coming';

/** Starts what the card says; cards that someone decides about, or that draw another, go to their own step. */
function takeEffect(t: T, card: WesterosCardId): WesterosStep {
  const { bans, choice } = WESTEROS_CARDS[card];
  if (choice !== null) return 'holder-chooses';
  if (bans.length > 0) t.state.forbidden = [...t.state.forbidden, ...bans];
  switch (card) {
    case 'supply':
      t.run(supplyCard, { left: [...t.state.tracks['iron-throne']] });
      break;
    case 'mustering':
      t.run(musteringCard, { left: [...t.state.tracks['iron-throne']] });
      break;
    case 'clash-of-kings':
      t.run(clashOfKings, { track: 'iron-throne', groups: [], order: [] });
      break;
    case 'game-of-thrones':
      collectPower(t);
      break;
    case 'wildlings-attack':
      wildlingsAttack(t, t.state.wildlingThreat);
      break;
    case 'winter-is-coming-1':
    case 'winter-is-coming-2':
      return 'winter-is-coming';
    default:
      break; // the orders it forbids were all, or nothing happens
  }
  return 'done';
}

export const westerosProcedures = [westerosPhase, westerosCard];
