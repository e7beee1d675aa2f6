// Chance for drawings: the same text always gives the same picture, on every screen and at every visit.

/** Numbers from 0 to 1, one after the other. */
export function chanceOf(text: string): () => number {
  let seed = 2_166_136_261;
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 16_777_619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Scattered {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Spots in an ellipse, evenly spread and the furthest back first. */
export function scattered(text: string, count: number, wide: number, high: number): readonly Scattered[] {
  const chance = chanceOf(text);
  const GOLDEN = 2.399_963;
  return Array.from({ length: count }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / count);
    const angle = i * GOLDEN + chance() * 0.6;
    return {
      x: Math.round(10 * wide * far * Math.cos(angle)) / 10,
      y: Math.round(10 * high * far * Math.sin(angle)) / 10,
      size: Math.round(100 * chance()) / 100,
    };
  }).toSorted((a, b) => a.y - b.y);
}
