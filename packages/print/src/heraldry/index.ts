/** The signs and colours of the factions and of the terms of the game, for screens and paper. */
export { BORDER, CHARGES, SHIELD } from './charges.ts';
export { GLYPHS, type GlyphId } from './glyphs.ts';
export { TINCTURES, type Tincture } from './tinctures.ts';
