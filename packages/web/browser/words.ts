// What the client says in English and Chinese, all catalogues together.

import { en as battleEn, zhHant as battleZhHant } from '@maester/battle';
import { en as kernelEn, words, zhHant as kernelZhHant, type MessageFacts } from '@maester/kernel';
import { en as tableEn, zhHant as tableZhHant } from '@maester/table';
import { en as thronesEn, zhHant as thronesZhHant } from '@maester/thrones';
import { en as fieldEn } from '../src/games/battle/messages/en.ts';
import { zhHant as fieldZhHant } from '../src/games/battle/messages/zh-hant.ts';
import { en as roomEn } from '../src/games/battle/war-room/messages/en.ts';
import { zhHant as roomZhHant } from '../src/games/battle/war-room/messages/zh-hant.ts';
import { en as screensEn } from '../src/games/thrones/messages/en.ts';
import { zhHant as screensZhHant } from '../src/games/thrones/messages/zh-hant.ts';
import { en as setupEn } from '../src/games/battle/setup/messages/en.ts';
import { zhHant as setupZhHant } from '../src/games/battle/setup/messages/zh-hant.ts';
import { en as learnEn } from '../src/learn/messages/en.ts';
import { zhHant as learnZhHant } from '../src/learn/messages/zh-hant.ts';
import { en as replayEn } from '../src/replay/messages/en.ts';
import { zhHant as replayZhHant } from '../src/replay/messages/zh-hant.ts';
import { en as settingsEn } from '../src/settings/messages/en.ts';
import { zhHant as settingsZhHant } from '../src/settings/messages/zh-hant.ts';
import { en as lobbyEn } from '../src/start/lobby/messages/en.ts';
import { zhHant as lobbyZhHant } from '../src/start/lobby/messages/zh-hant.ts';
import { en as webEn } from '../src/messages/en.ts';
import { zhHant as webZhHant } from '../src/messages/zh-hant.ts';

export const ENGLISH: Readonly<Record<string, string>> = {
  ...kernelEn,
  ...tableEn,
  ...battleEn,
  ...fieldEn,
  ...roomEn,
  ...thronesEn,
  ...screensEn,
  ...setupEn,
  ...learnEn,
  ...replayEn,
  ...settingsEn,
  ...lobbyEn,
  ...webEn,
};
export const CHINESE: Readonly<Record<string, string>> = {
  ...kernelZhHant,
  ...tableZhHant,
  ...battleZhHant,
  ...fieldZhHant,
  ...roomZhHant,
  ...thronesZhHant,
  ...screensZhHant,
  ...setupZhHant,
  ...learnZhHant,
  ...replayZhHant,
  ...settingsZhHant,
  ...lobbyZhHant,
  ...webZhHant,
};

const spoken = words('en', ENGLISH);

/** A message in English. */
export function tell(key: string, facts?: MessageFacts): string {
  return spoken.say(key, facts);
}
