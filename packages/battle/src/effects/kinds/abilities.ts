/** Abilities lost in part, shared and copied; attached cards moved and fetched. */
import { idOn, idsOn } from '@maester/kernel';
import { changePlayer, playerOf } from '../../sides/sides.ts';
import { ABILITY_LOST, COMMANDER_ABILITIES_LOST } from '../../state.ts';
import { isInDeck, shuffleDeck, without } from '../../tactics/deck.ts';
import { lay, layInfluence, lift } from '../../tactics/influence.ts';
import { abilitiesOf, losableAbilities } from '../../units/abilities.ts';
import type { T } from '../../rules.ts';
import { concernsAnyone } from '../../timing/prompts.ts';
import { happens } from '../../timing/window.ts';
import { mustUnit } from '../../units/units.ts';
import type { Kinds } from '../effect.ts';
import { influencesBut } from '../influences.ts';
import { harm, idOf } from './whom.ts';

/** battle/tactics-deck/card-attached */
export function raiseAttached(t: T, unit: string, card: string): void {
  if (concernsAnyone(t.state, 'card-attached')) happens(t, 'card-attached', unit, null, { card });
}

type AbilityKind = 'loses-one' | 'ends-on' | 'copies' | 'moves-card' | 'attaches-from' | 'influences-like';

export const abilityKinds: Pick<Kinds, AbilityKind> = {
  'loses-one': {
    do: ({ which, until }, c) => {
      const [on, name] = [idOn(c.on, 'unit') ?? '', idOn(c.on, 'ability') ?? ''];
      const unit = which === 'chosen' ? on : (c.occasion.unit ?? on);
      const ability = which === 'chosen' ? ABILITY_LOST : COMMANDER_ABILITIES_LOST;
      if (mustUnit(c.s, unit).destroyed) return;
      lay(c.t, { ability, on: unit, by: c.seat, until, from: c.source.id, choice: [name] });
    },
    worth: () => 0.8,
    say: ({ which }) => ({ key: `effect.loses-one-${which}` }),
  },
  'ends-on': {
    do: ({ who }, c) =>
      lift(c.t, ({ on, from, attached }) => on === idOf(c, who) && from === c.source.id && !attached),
    worth: () => 0,
    say: () => ({ key: 'effect.ends-on' }),
  },
  copies: {
    do: ({ until }, c) => {
      const [to = '', from = ''] = idsOn(c.on, 'unit');
      const had = abilitiesOf(c.s, mustUnit(c.s, to));
      for (const ability of losableAbilities(c.s, mustUnit(c.s, from)))
        if (!had.includes(ability))
          lay(c.t, { ability: ability.id, on: to, by: c.seat, until, from: c.source.id });
    },
    worth: () => 1,
    say: () => ({ key: 'effect.copies' }),
  },
  'moves-card': {
    do: (_, { t, on }) => {
      const [from, to = ''] = idsOn(on, 'unit');
      const card = idOn(on, 'card');
      if (mustUnit(t.state, to).destroyed) return;
      t.state.lasting = t.state.lasting.map((one) =>
        one.on === from && one.from === card ? { ...one, on: to } : one,
      );
    },
    worth: () => 0.5,
    say: () => ({ key: 'effect.moves-card' }),
  },
  'attaches-from': {
    do: ({ piles }, c) => {
      const { t, seat } = c;
      const [card, on] = [idOn(c.on, 'card') ?? '', idOn(c.on, 'unit') ?? ''];
      const pile = piles === 'both' && isInDeck(c.s, seat, card) ? 'deck' : 'discard';
      if (mustUnit(c.s, on).destroyed || !playerOf(c.s, seat)[pile].includes(card)) return;
      changePlayer(t.state, seat, { [pile]: without(playerOf(t.state, seat)[pile], card) });
      lay(t, { ability: card, on, by: seat, until: 'game', from: card }, true);
      t.emit({ type: 'card-attached', seat, card, unit: on });
      if (piles === 'both') shuffleDeck(t, seat);
      raiseAttached(t, on, card);
    },
    worth: () => 1,
    say: () => ({ key: 'effect.attaches-from' }),
  },
  'influences-like': {
    do: (_, c) => {
      const [unit, ability] = [idOn(c.on, 'unit') ?? '', idOn(c.on, 'ability') ?? ''];
      layInfluence(c.t, c.holder?.id ?? c.ncu.id, c.seat, unit, ability);
    },
    worth: (_, c) => {
      const name = idOn(c.on, 'ability');
      const good = influencesBut(c.s, c.ncu.id).find(({ ability }) => ability === name)?.good;
      return harm(c, 'chosen', good === 'enemies' ? 1 : -1);
    },
    say: () => ({ key: 'effect.influences-like' }),
  },
};
