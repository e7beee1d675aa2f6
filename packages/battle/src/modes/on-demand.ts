/** The modes one by one, for pages that load only the one of their table. A mode joins here and in modes.ts. */
import { MODE_IDS, type ModeId } from './ids.ts';
import type { Mode, Modes } from './mode.ts';

const ON_DEMAND: { readonly [M in ModeId]: () => Promise<Mode> } = {
  'a-game-of-thrones': async () => (await import('./a-game-of-thrones.ts')).aGameOfThrones,
  'a-clash-of-kings': async () => (await import('./a-clash-of-kings.ts')).aClashOfKings,
  'a-storm-of-swords': async () => (await import('./a-storm-of-swords.ts')).aStormOfSwords,
  'a-feast-for-crows': async () => (await import('./a-feast-for-crows.ts')).aFeastForCrows,
  'a-dance-with-dragons': async () => (await import('./a-dance-with-dragons.ts')).aDanceWithDragons,
  'the-winds-of-winter': async () => (await import('./the-winds-of-winter.ts')).theWindsOfWinter,
  'honed-and-ready': async () => (await import('./honed-and-ready.ts')).honedAndReady,
  'fire-and-blood': async () => (await import('./fire-and-blood.ts')).fireAndBlood,
  'here-we-stand': async () => (await import('./here-we-stand.ts')).hereWeStand,
  'dark-wings-dark-words': async () => (await import('./dark-wings-dark-words.ts')).darkWingsDarkWords,
  'banners-and-butchery': async () => (await import('./banners-and-butchery.ts')).bannersAndButchery,
};

/** The mode of this name, the usual one where there is none of it, or all of them. */
export async function modesFor(name: unknown): Promise<Modes> {
  const found = MODE_IDS.find((id) => id === name) ?? 'a-game-of-thrones';
  const wanted = name === 'all' ? MODE_IDS : [found];
  return Object.fromEntries(
    await Promise.all(wanted.map(async (id) => [id, await ON_DEMAND[id]()] as const)),
  );
}
