// The ground as a picture, painted once: slow rolls of colour, worn and lush places, and thousands of small strokes. All
// of it follows from a seed, so that the same battlefield looks the same at every visit.

import { chanceOf } from './chance.ts';

export type Ground = 'grass' | 'snow' | 'mud' | 'sand';

type Colour = readonly [red: number, green: number, blue: number];

interface Palette {
  /** From the lowest to the highest ground. */
  readonly ramp: readonly Colour[];
  /** What is strewn over it. */
  readonly strokes: readonly string[];
  readonly stones: readonly string[];
}

// oxfmt-ignore
const PALETTES: Readonly<Record<Ground, Palette>> = {
  grass: {
    ramp: [[92, 96, 52], [110, 116, 62], [124, 133, 72], [139, 147, 84], [158, 157, 98], [171, 158, 112]],
    strokes: ['rgb(70 84 38 / 55%)', 'rgb(164 172 100 / 45%)', 'rgb(52 68 32 / 50%)', 'rgb(190 184 120 / 35%)'],
    stones: ['#8d8876', '#a39d8a'],
  },
  snow: {
    ramp: [[176, 190, 202], [196, 208, 217], [213, 222, 229], [228, 234, 239], [240, 244, 247], [250, 251, 252]],
    strokes: ['rgb(150 170 188 / 40%)', 'rgb(255 255 255 / 70%)', 'rgb(122 134 130 / 35%)', 'rgb(196 208 218 / 60%)'],
    stones: ['#7f868b', '#9aa1a5'],
  },
  mud: {
    ramp: [[78, 62, 44], [94, 75, 53], [109, 88, 63], [124, 102, 74], [134, 116, 82], [130, 124, 80]],
    strokes: ['rgb(62 48 32 / 55%)', 'rgb(150 126 92 / 40%)', 'rgb(104 108 60 / 40%)', 'rgb(48 38 28 / 45%)'],
    stones: ['#7c7262', '#8f8574'],
  },
  sand: {
    ramp: [[170, 140, 94], [187, 157, 108], [201, 172, 122], [212, 185, 137], [222, 198, 153], [230, 210, 170]],
    strokes: ['rgb(160 128 82 / 40%)', 'rgb(240 222 184 / 55%)', 'rgb(134 120 76 / 35%)', 'rgb(190 160 112 / 45%)'],
    stones: ['#a08a68', '#b8a27e'],
  },
};

/** Noise on a grid of this many cells, smooth in between. */
function noise(chance: () => number, cells: number): (x: number, y: number) => number {
  const grid = Float32Array.from({ length: (cells + 2) ** 2 }, chance);
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [gx, gy] = [x * cells, y * cells];
    const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
    const [tx, ty] = [ease(gx - ix), ease(gy - iy)];
    const at = iy * (cells + 2) + ix;
    const [a = 0, b = 0] = [grid[at], grid[at + 1]];
    const [c = 0, d = 0] = [grid[at + cells + 2], grid[at + cells + 3]];
    return (a + (b - a) * tx) * (1 - ty) + (c + (d - c) * tx) * ty;
  };
}

/** The rolls of colour are painted small and drawn large: they are soft anyway. */
const COARSE = 180;

/** Paints a square of `size` pixels. */
export function paintGround(canvas: OffscreenCanvas, ground: Ground, seed: string, size: number): void {
  canvas.width = size;
  canvas.height = size;
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  const chance = chanceOf(seed);
  const { ramp, strokes, stones } = PALETTES[ground];
  const layers = [4, 9, 23, 60].map((cells) => noise(chance, cells));
  const weights = [0.46, 0.28, 0.16, 0.1];
  const height = (x: number, y: number): number =>
    layers.reduce((sum, layer, i) => sum + layer(x, y) * (weights[i] ?? 0), 0);

  const coarse = document.createElement('canvas');
  [coarse.width, coarse.height] = [COARSE, COARSE];
  const small = coarse.getContext('2d');
  if (small === null) return;
  const picture = small.createImageData(COARSE, COARSE);
  for (let y = 0; y < COARSE; y++) {
    for (let x = 0; x < COARSE; x++) {
      const level = height(x / COARSE, y / COARSE);
      // Light comes from the upper left.
      const slope = level - height((x + 1.5) / COARSE, (y + 1.5) / COARSE);
      const at = Math.min(0.999, Math.max(0, (level - 0.14) / 0.72)) * (ramp.length - 1);
      const [low, part] = [Math.floor(at), at - Math.floor(at)];
      const [from, to] = [ramp[low] ?? [0, 0, 0], ramp[low + 1] ?? [0, 0, 0]];
      for (let i = 0; i < 3; i++) {
        const [a = 0, b = 0] = [from[i], to[i]];
        picture.data[(y * COARSE + x) * 4 + i] = a + (b - a) * part + slope * 210;
      }
      picture.data[(y * COARSE + x) * 4 + 3] = 255;
    }
  }
  small.putImageData(picture, 0, 0);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(coarse, 0, 0, size, size);
  for (const colour of strokes) strew(brush, ground, colour, chance, size);
  scatterStones(brush, stones, chance, size);
}

const STROKES = 1500;

function strew(
  brush: OffscreenCanvasRenderingContext2D,
  ground: Ground,
  colour: string,
  chance: () => number,
  size: number,
): void {
  brush.strokeStyle = colour;
  brush.lineWidth = size / 900;
  brush.beginPath();
  for (let i = 0; i < STROKES; i++) {
    const [x, y, length] = [chance() * size, chance() * size, (2.5 + chance() * 5) * (size / 960)];
    brush.moveTo(x, y);
    if (ground === 'grass') brush.lineTo(x + (chance() - 0.5) * length, y - length);
    else if (ground === 'sand') brush.quadraticCurveTo(x + length, y - length / 3, x + 2.4 * length, y);
    else brush.quadraticCurveTo(x + length / 2, y + (chance() - 0.5) * length, x + length, y);
  }
  brush.stroke();
}

function scatterStones(
  brush: OffscreenCanvasRenderingContext2D,
  colours: readonly string[],
  chance: () => number,
  size: number,
): void {
  for (let i = 0; i < 90; i++) {
    const [x, y, far] = [chance() * size, chance() * size, (0.8 + chance() * 2.2) * (size / 960)];
    brush.fillStyle = 'rgb(0 0 0 / 25%)';
    brush.beginPath();
    brush.ellipse(x + far / 2, y + far / 2, far * 1.3, far, 0, 0, 7);
    brush.fill();
    brush.fillStyle = colours[i % colours.length] ?? '#888';
    brush.beginPath();
    brush.ellipse(x, y, far * 1.2, far * 0.9, chance() * 3, 0, 7);
    brush.fill();
  }
}
