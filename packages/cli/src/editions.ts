/** The editions of the miniatures game: what `--edition` of several commands means. */
import { OLDER_EDITIONS, USUAL_EDITION } from '@maester/battle';
import { namedOne } from './arguments.ts';
import { UsageError } from './command.ts';

const EDITIONS: readonly string[] = [USUAL_EDITION, ...OLDER_EDITIONS.map(({ id }) => id)];

export const EDITION = {
  value: 'EDITION',
  help: `edition of the miniatures game: ${EDITIONS.join(', ')} (default: ${USUAL_EDITION})`,
} as const;

export function editionNamed(given: string | undefined): string {
  return namedOne('edition', given ?? USUAL_EDITION, EDITIONS, String);
}

/** Only the miniatures game has editions. */
export function editionOfGame(game: string, given: string | undefined): string | null {
  if (given === undefined) return null;
  if (game !== 'battle') throw new UsageError(`--edition is for battle, not for ${game}`);
  return editionNamed(given);
}
