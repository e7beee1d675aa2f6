// What the pages around the miniatures game say: card library, army lists, odds.

import type { Catalogue, MessageFacts } from '@maester/kernel';
import { tell, type GameWords } from '../../../app/words.ts';
import type { BattleKey } from '../say.ts';
import type { en as setup } from '../setup/messages/en.ts';
import type { en } from './messages/en.ts';

export type RoomKey = BattleKey | keyof typeof en | keyof typeof setup;

export function say(key: RoomKey, facts?: MessageFacts): string {
  return tell(key, facts);
}

/** The words of these pages, of the game and of its ready armies, and those that the page brings. */
export function roomWords(more: GameWords): GameWords {
  const all = async (
    own: Promise<Catalogue>,
    setup: Promise<Catalogue>,
    screens: Promise<{ readonly all: Catalogue }>,
    brought: GameWords['en'],
  ): Promise<Catalogue> => ({
    ...(await screens).all,
    ...(typeof brought === 'function' ? await brought() : brought),
    ...(await setup),
    ...(await own),
  });
  return {
    en: () =>
      all(
        import('./messages/en.ts').then(({ en }) => en),
        import('../setup/messages/en.ts').then(({ en }) => en),
        import('../messages/all.en.ts'),
        more.en,
      ),
    'zh-Hant': () =>
      all(
        import('./messages/zh-hant.ts').then(({ zhHant }) => zhHant),
        import('../setup/messages/zh-hant.ts').then(({ zhHant }) => zhHant),
        import('../messages/all.zh-hant.ts'),
        more['zh-Hant'],
      ),
  };
}
