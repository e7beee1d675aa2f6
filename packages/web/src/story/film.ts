// Drawings on their way to a file: painted on a canvas, frame by frame, and written as an animated picture.

import type { FilmFrame } from './game-story.ts';
import { encodeGif, type GifFrame } from './gif.ts';

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Null if this browser cannot paint it. */
export async function filmOf(frames: readonly FilmFrame[]): Promise<Blob | null> {
  const painted: GifFrame[] = [];
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  try {
    for (const { svg, milliseconds } of frames) {
      const image = await imageOf(svg);
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      context.drawImage(image, 0, 0);
      painted.push({ pixels: context.getImageData(0, 0, canvas.width, canvas.height), milliseconds });
    }
    return new Blob([encodeGif(painted)], { type: 'image/gif' });
  } catch {
    return null;
  }
}
