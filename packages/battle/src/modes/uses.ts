/** What a game mode may be used for. */
import { rulesOf, USUAL_EDITION } from '../edition/of.ts';
import type { ModeId } from './ids.ts';

/** battle/mode-a-storm-of-swords/not-for-tournaments */
export function isForTournaments(mode: ModeId, edition: string = USUAL_EDITION): boolean {
  return rulesOf({ edition }).modes[mode]?.forTournaments !== false;
}

/** battle/free-for-all/modes */
export function isForFreeForAll(mode: ModeId, edition: string = USUAL_EDITION): boolean {
  return rulesOf({ edition }).modes[mode]?.forFreeForAll !== false;
}
