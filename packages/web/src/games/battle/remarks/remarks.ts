// At which moments computer players have something to say: units that fall, Charges that fail, objectives, victory.

import type { BattleEvent } from '@maester/battle/engine';
import type { Character } from '@maester/minds/levels';
import type { Occasion, Remarks } from '../../../frame/game-client.ts';

interface Armies {
  readonly seats: readonly string[];
  readonly players: readonly { readonly seat: string; readonly side: number }[];
  readonly units: readonly { readonly id: string; readonly seat: string }[];
}

/** `look` shows the table as it stands; units stay in it when they are destroyed. */
export function remarksAt(look: () => Armies | null): Remarks {
  return {
    words: {
      en: async () => (await import('./messages/en.ts')).en,
      'zh-Hant': async () => (await import('./messages/zh-hant.ts')).zhHant,
    },
    listen: () => (event) => occasionsIn(event as BattleEvent, look()),
    isRound: (event) => ['round', 'end'].includes((event as BattleEvent).type),
    voice: (what, { level }: Character) => `remark.battle.${what}.${level}`,
  };
}

function occasionsIn(event: BattleEvent, armies: Armies | null): readonly Occasion[] {
  if (armies === null) return [];
  const ownerOf = (unit: string): string | null => armies.units.find(({ id }) => id === unit)?.seat ?? null;
  const sideOf = (seat: string): number | undefined =>
    armies.players.find((player) => player.seat === seat)?.side;
  const own = (unit: string, what: string): readonly Occasion[] => {
    const seat = ownerOf(unit);
    return seat === null ? [] : [{ seat, what, facts: {} }];
  };
  switch (event.type) {
    case 'destroyed': {
      const loser = ownerOf(event.unit);
      if (loser === null) return [];
      const foes = armies.seats.filter((seat) => sideOf(seat) !== sideOf(loser));
      return [
        ...own(event.unit, 'unit-lost'),
        ...foes.map((seat) => ({ seat, what: 'unit-destroyed', with: loser, facts: {} })),
      ];
    }
    case 'charge-failed':
      return own(event.unit, 'charge-failed');
    case 'objective-claimed':
      return own(event.unit, 'objective');
    case 'end':
      return event.winners.map((seat) => ({ seat, what: 'won', facts: {}, always: true }));
    default:
      return [];
  }
}
