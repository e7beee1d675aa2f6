// Making a game on this device and opening it.

import { placesFor } from '@maester/table';
import { goTo } from '../app/router.ts';
import type { NewGame } from '../games/game.ts';
import type { GameId } from '../games/index.ts';
import { deviceService } from '../table/services.ts';
import { mindFor } from '../table/tell-mind.ts';
import { levelOf, type SeatLevels } from './levels.tsx';

/**
 * `people` are names by seat, empty for those without one; the computer has all the other seats, at these levels. In a
 * draft, the seats are places.
 */
export async function playHere(
  game: GameId,
  { setup, seats }: Pick<NewGame, 'setup' | 'seats'>,
  people: { readonly [seat: string]: string },
  levels: SeatLevels = {},
  draft = false,
): Promise<void> {
  const ids = draft ? placesFor(seats.value) : seats.value;
  const names = Object.fromEntries(
    Object.entries(people).flatMap(([seat, name]) => (name.trim() === '' ? [] : [[seat, name.trim()]])),
  );
  const others = ids.filter((seat) => !Object.hasOwn(people, seat));
  const id = await deviceService().create({
    game,
    setup: setup.value,
    clock: { kind: 'none' },
    chat: false,
    open: false,
    draft,
    minds: Object.fromEntries(others.map((seat) => [seat, mindFor(game, levelOf(levels, seat))])),
    names,
  });
  // So that the browser does not make room by throwing the game away. It may refuse; then the game is kept as usual.
  void navigator.storage?.persist?.().catch(() => {});
  goTo({ page: 'table', service: 'local', id });
}
