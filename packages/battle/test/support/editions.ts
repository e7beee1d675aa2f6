/** Cards, abilities and whatever else is made up for tests: editions of their own, laid over Season 6. */
import { randomUUID } from 'node:crypto';
import type { Game } from '@maester/kernel';
import { onTestFinished } from 'vitest';
import { battleOf } from '../../src/battle-with.ts';
import { compile } from '../../src/edition/compile.ts';
import type { Edition, EditionDelta } from '../../src/edition/edition.ts';
import {
  battle,
  rulesOf,
  USUAL_EDITION,
  type BattleEvent,
  type BattleSetup,
  type BattleState,
} from '../../src/index.ts';

type Battle = Game<BattleState, BattleSetup, BattleEvent>;
type Change = Omit<EditionDelta, 'id'>;

export const SEASON_6: Edition = rulesOf({ edition: USUAL_EDITION });

/** Season 6 with this change. */
export function editionWith(change: Change, parent: Edition = SEASON_6): Edition {
  return compile({ id: `test-${randomUUID()}`, ...change }, parent);
}

export function battleWith(change: Change): Battle {
  return battleOf(editionWith(change));
}

let current: { readonly edition: Edition; readonly game: Battle } = { edition: SEASON_6, game: battle };

/** Changes the edition that `tableOf` and `editionNow` use until the test is over; later changes come on top. */
export function makeUp(change: Change): void {
  const before = current;
  const edition = editionWith(change, before.edition);
  current = { edition, game: battleOf(edition) };
  onTestFinished(() => {
    current = before;
  });
}

export const editionNow = (): Edition => current.edition;
export const battleNow = (): Battle => current.game;
