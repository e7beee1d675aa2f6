// From a list to a battle in one press: against the computer on this device, or a table for somebody else.

import { computed } from '@preact/signals';
import { randomArmy } from '@maester/battle/engine';
import { loadAllCards } from '@maester/battle/on-demand';
import { pick, seededRandom, type Json } from '@maester/kernel';
import { goTo } from '../../../app/router.ts';
import { settings } from '../../../app/settings.ts';
import { playHere } from '../../../start/new-game.ts';
import { serverService } from '../../../table/services.ts';
import { factionOf, factionsIn, readyFor, USUAL, written, type Army } from '../setup-options.ts';
import { editionOf, rulesFor } from './rules-for.ts';
import type { SavedList } from './saved-lists.ts';

type Played = Pick<SavedList, 'army' | 'points'>;

/** Where nobody was chosen: a ready army of that size and another faction, or a random one. */
async function anyOpponent({ army, points }: Played): Promise<Army> {
  const random = seededRandom(crypto.randomUUID());
  const ready = readyFor(points, editionOf(army)).filter((id) => factionOf(id) !== army.faction);
  if (ready.length > 0) return pick(random, ready);
  await loadAllCards();
  const faction = pick(random, factionsIn(editionOf(army)));
  const found = randomArmy(rulesFor(army), { faction, points }, random);
  return found === null
    ? army
    : { ...found, ...(army.edition === undefined ? {} : { edition: army.edition }) };
}

async function setupFor(list: Played, against: Army | null): Promise<Json> {
  const armies = [list.army, against ?? (await anyOpponent(list))].map(written);
  const edition = editionOf(list.army);
  return { edition, mode: USUAL.mode, points: list.points, terrain: USUAL.terrain, armies, sides: null };
}

export async function playList(list: Played, against: Army | null): Promise<void> {
  const setup = await setupFor(list, against);
  await playHere(
    'battle',
    { setup: computed(() => setup), seats: computed(() => ['one', 'two']) },
    { one: settings.value.name },
  );
}

export async function hostList(list: Played, against: Army | null): Promise<void> {
  const name = settings.value.name.trim();
  const id = await serverService().create({
    game: 'battle',
    setup: await setupFor(list, against),
    clock: { kind: 'none' },
    chat: true,
    open: false,
    minds: {},
    names: name === '' ? {} : { one: name },
  });
  goTo({ page: 'table', service: 'remote', id });
}
