/** The colours of the factions: the field of a shield, and the charge upon it. */
import type { Faction } from '@maester/battle/tables';

export interface Tincture {
  /** Of shields, trays and banners. */
  readonly field: string;
  /** What is drawn upon the field; readable there. */
  readonly charge: string;
}

// oxfmt-ignore
export const TINCTURES: Readonly<Record<Faction, Tincture>> = {
  'stark':        { field: '#4c6175', charge: '#f6f4ee' },
  'lannister':    { field: '#96202b', charge: '#f7d778' },
  'nights-watch': { field: '#1f2226', charge: '#e9ecef' },
  'free-folk':    { field: '#6b4f35', charge: '#f3e6c9' },
  'baratheon':    { field: '#e5bc3c', charge: '#221c16' },
  'targaryen':    { field: '#3a0f1d', charge: '#ff8a78' },
  'bolton':       { field: '#e3a3a6', charge: '#5c0f1b' },
  'greyjoy':      { field: '#0f3d47', charge: '#f0d264' },
  'martell':      { field: '#b64e0c', charge: '#fff3d6' },
  'brotherhood':  { field: '#35573a', charge: '#f0e8cf' },
  'neutral':      { field: '#5d5751', charge: '#fbf8f2' },
};
