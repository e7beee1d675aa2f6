// At which moments computer players have something to say: castles, battles, friends and traitors, the Wall.

import type { Character } from '@maester/minds/levels';
import { TEMPERS } from '@maester/minds/levels';
import type { ThronesEvent } from '@maester/thrones';
import { AREAS, type AreaId, type HouseId } from '@maester/thrones/tables';
import type { Occasion, Remarks } from '../../../frame/game-client.ts';

/** So small a difference is a narrow one. */
const NARROW = 1;

const isFort = (area: AreaId): boolean => AREAS[area].fort !== null;

/** Listens to one game. */
function listen(isPerson: (seat: string) => boolean): (event: unknown) => readonly Occasion[] {
  let fight: { readonly attacker: HouseId; readonly defender: HouseId } | null = null;
  return (event) => {
    const happened = event as ThronesEvent;
    switch (happened.type) {
      case 'attack': {
        const { house, defender, area } = happened;
        fight = { attacker: house, defender };
        return isPerson(house)
          ? [{ seat: defender, what: 'attacked', with: house, facts: { house, area } }]
          : [];
      }
      case 'support': {
        const { house, for: friend } = happened;
        if (fight === null || house === fight.attacker || house === fight.defender) return [];
        const foe = friend === fight.attacker ? fight.defender : fight.attacker;
        return [
          { seat: friend, what: 'supported', with: house, facts: { house } },
          { seat: foe, what: 'betrayed', with: house, facts: { house } },
        ];
      }
      case 'blade':
        return [{ seat: happened.house, what: 'blade', facts: {} }];
      case 'combat-won':
        return won(happened);
      case 'neutral-destroyed': {
        const { house, area } = happened;
        return isFort(area) ? [{ seat: house, what: 'took-castle', facts: { area } }] : [];
      }
      case 'raid': {
        const { house, victim } = happened;
        return isPerson(house) ? [{ seat: victim, what: 'raided', with: house, facts: { house } }] : [];
      }
      case 'highest-bidder':
        return [{ seat: happened.house, what: 'wildlings-highest', facts: {} }];
      case 'lowest-bidder':
        return [{ seat: happened.house, what: 'wildlings-lowest', facts: {} }];
      case 'end':
        return [{ seat: happened.winner, what: 'crowned', facts: {}, always: true }];
      default:
        return [];
    }
  };
}

function won(fight: ThronesEvent & { readonly type: 'combat-won' }): readonly Occasion[] {
  const { house, loser, area, side, strength, against } = fight;
  const winner = { seat: house, with: loser };
  const beaten = { seat: loser, with: house, facts: { house, area } };
  if (side === 'attacker' && isFort(area))
    return [
      { ...winner, what: 'took-castle', facts: { area } },
      { ...beaten, what: 'lost-castle' },
    ];
  if (strength - against > NARROW) return [];
  return [
    { ...winner, what: 'narrow-win', facts: { house: loser } },
    { ...beaten, what: 'narrow-loss' },
  ];
}

export const remarks: Remarks = {
  words: {
    en: async () => (await import('./messages/en.ts')).en,
    'zh-Hant': async () => (await import('./messages/zh-hant.ts')).zhHant,
  },
  listen,
  // The end has room for one more word.
  isRound: (event) => ['round', 'end'].includes((event as ThronesEvent).type),
  voice: (what, { temper }: Character) => `remark.thrones.${what}.${temper ?? TEMPERS[1]}`,
};
