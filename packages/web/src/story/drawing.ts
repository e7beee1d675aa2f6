// Drawings that leave the page, as SVG with every colour and size written out.

export const PAPER = {
  ground: '#f4efe4',
  surface: '#fdfaf3',
  ink: '#26211c',
  muted: '#5f564a',
  line: '#d8cdb8',
  accent: '#7b2231',
} as const;
export const SERIF = "Palatino, 'Iowan Old Style', Georgia, 'Songti TC', 'Noto Serif CJK TC', serif";
const SANS = "system-ui, 'PingFang TC', 'Noto Sans CJK TC', sans-serif";

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: string;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export function written(text: string, at: Written): string {
  const { x, y, size, font = SANS, weight = 400, fill = PAPER.ink, anchor = 'start' } = at;
  return `<text x="${x}" y="${y}" font-family="${escaped(font)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

/** As long as a line may be; what is longer ends in dots. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** A drawing of its own; text after `inside` is for style. */
export function sheet(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}
