/** Factions as other programs and people write them. */
import type { Faction } from '@maester/battle/engine';
import { FACTION_NUMBERS } from './cards.ts';

/** As other programs print them. */
export function factionName(faction: Faction): string {
  switch (faction) {
    case 'nights-watch':
      return "Night's Watch";
    case 'free-folk':
      return 'Free Folk';
    case 'neutral':
      return 'Neutral';
    case 'brotherhood':
      return 'Brotherhood Without Banners';
    default:
      return `House ${faction.charAt(0).toUpperCase()}${faction.slice(1)}`;
  }
}

/** As the id string names them. */
export const factionKey = (faction: Faction): string => faction.replaceAll('-', '');

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Case, marks and `House` aside; null if there is no such faction. */
export function factionNamed(text: string): Faction | null {
  const key = lettersOf(text)
    .replace(/^house/, '')
    .replace(/^the/, '')
    .replace(/withoutbanners$/, '')
    .replace(/s$/, '');
  if (key === '') return null;
  return FACTION_NUMBERS.find((faction) => factionKey(faction).replace(/s$/, '') === key) ?? null;
}
