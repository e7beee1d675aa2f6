// A term of the game as a small drawing, in the colour of the text around it.

import type { VNode } from 'preact';
import { spoken, type Sized } from './army-shield.tsx';
import { GLYPHS, type GlyphId } from '@maester/print/heraldry';
import './glyph.css';

export function Glyph({ of, size = 20, label }: Sized & { readonly of: GlyphId }): VNode {
  return (
    <svg
      class="sign glyph"
      width={size}
      height={size}
      viewBox="-14 -14 28 28"
      {...spoken(label)}
      dangerouslySetInnerHTML={{ __html: GLYPHS[of] }}
    />
  );
}

/** The same as part of an SVG, around the origin, about 24 across. */
export function GlyphShape({ of }: { readonly of: GlyphId }): VNode {
  return <g class="glyph" dangerouslySetInnerHTML={{ __html: GLYPHS[of] }} />;
}

/** Whether there is a drawing for a term. */
export function hasGlyph(id: string): id is GlyphId {
  return Object.hasOwn(GLYPHS, id);
}
