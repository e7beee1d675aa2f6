/** Abilities lost in part, shared and copied; attached cards moved and fetched. */
import { joined, named, unitOption } from '../../options.ts';
import type { TacticsCard } from '../../cards/card.ts';
import { rulesOf } from '../../edition/of.ts';
import type { Lasting, UnitState } from '../../state.ts';
import { playerOf } from '../../sides/sides.ts';
import { cardsOfDeck, isInDeck } from '../../tactics/deck.ts';
import { losableAbilities } from '../../units/abilities.ts';
import { enemyUnits, friendlyUnits, unitsInPlay } from '../../units/units.ts';
import type { NcuTrigger, Trigger, UnitTrigger } from '../../timing/triggers.ts';
import type { Asked } from '../context.ts';
import type { Effect, EffectNode, Ways, Whom } from '../effect.ts';
import { influencesBut } from '../influences.ts';

/** The one that was chosen with its unit: see `enemyAbilities`. */
export const losesAbility = (until: Lasting['until']): Effect<Trigger> => ({
  effect: 'loses-one',
  which: 'chosen',
  until,
});
/** Those of the Commander in the unit of the moment. */
export const commanderLosesAbilities = (until: Lasting['until']): Effect<UnitTrigger> => ({
  effect: 'loses-one',
  which: 'commanders',
  until,
});
/** What this card or ability has laid on the unit ends: for a loss "while it is attacked", say. */
export const endsOn = (who: Whom): Effect<Trigger> => ({ effect: 'ends-on', who });
/** The first unit that was chosen has the abilities of the second, but for innate ones. */
export const copiesAbilities = (until: Lasting['until']): Effect<Trigger> => ({ effect: 'copies', until });
/** An attached card goes to another unit: see `attachedMoves`. */
export const movesCard: Effect<Trigger> = { effect: 'moves-card' };
/** A card is attached straight from the deck, or from the discard pile if it is not there: see `attachable`. */
export const attachesFrom: Effect<Trigger> = { effect: 'attaches-from', piles: 'both' };
export const attachesFromDiscard: Effect<Trigger> = { effect: 'attaches-from', piles: 'discard' };
/** An Influence like that of another NCU: see `influencesInPlay`. */
export const influencesLike: Effect<Trigger> = { effect: 'influences-like' };

/** Abilities of enemies that are not innate, with their unit. */
export const enemyAbilities: Ways<Trigger> = ({ s, seat }) =>
  enemyUnits(s, seat).flatMap((unit) =>
    losableAbilities(s, unit).map(({ id }) => joined('|', unitOption(unit.id), named('ability', id))),
  );

/** Own attached cards, with the friendly unit each could go to. */
export const attachedMoves: Ways<Trigger> = ({ s, seat }) =>
  s.lasting
    .filter(({ by, attached }) => by === seat && attached)
    .flatMap(({ on, from }) =>
      friendlyUnits(s, seat)
        .filter(({ id }) => id !== on)
        .map(({ id }) => joined('|', unitOption(on), named('card', from), unitOption(id))),
    );

/** Whether it says that it is attached to a unit; others only lay an ability of their name for a while. */
function canBeAttached(card: TacticsCard | undefined): boolean {
  const attaches = (node: EffectNode): boolean => {
    if (node.effect === 'attaches') return true;
    return 'then' in node && node.then.some(attaches);
  };
  return card?.attached !== undefined && card.responses.some(({ effects }) => effects.some(attaches));
}

/** Cards of the own deck or discard pile that stay on a unit, with the unit that the ability is on. */
export const attachable: Ways<Trigger> = (c) =>
  attachableTo(({ owner }) => (owner === null ? [] : [owner]), 'both')(c);

/** The same for these units, from these piles: all such cards, or the one that is named. */
export const attachableTo =
  <K extends Trigger>(
    units: (c: Asked<K>) => readonly UnitState[],
    piles: 'deck' | 'discard' | 'both',
    only: string | null = null,
  ): Ways<K> =>
  (c) => {
    const { s, seat } = c;
    const player = playerOf(s, seat);
    const rules = rulesOf(s);
    const isThere = (card: string): boolean =>
      (piles !== 'discard' && isInDeck(s, seat, card)) || (piles !== 'deck' && player.discard.includes(card));
    const cards = cardsOfDeck(rules, player).filter(
      (card) => (only === null || card === only) && canBeAttached(rules.tactics[card]) && isThere(card),
    );
    return units(c).flatMap((unit) =>
      cards.map((card) => joined('|', named('card', card), unitOption(unit.id))),
    );
  };

/** Influences of all other NCUs, friendly or enemy, for any unit. */
export const influencesInPlay: Ways<NcuTrigger> = ({ s, ncu }) => {
  const names = new Set(influencesBut(s, ncu.id).map(({ ability }) => ability));
  return unitsInPlay(s).flatMap((unit) =>
    [...names].map((name) => joined('|', unitOption(unit.id), named('ability', name))),
  );
};
