/** A page that is drawn on, in millimetres from its upper left corner. */
import { shapesOf } from './drawing.ts';
import type { Font } from './font.ts';
import { POINT, runsOf, runWidth, textWidth, type Style, type Typeface } from './typeface.ts';

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the stroke. */
  readonly width?: number;
  /** Of the corners. */
  readonly round?: number;
}

export interface Written extends Style {
  readonly colour: string;
  readonly align?: 'left' | 'centre' | 'right';
}

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

/** `#4c6175` as a PDF has it. */
function colour(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map(rounded).join(' ');
}

export class Page {
  readonly width: number;
  readonly height: number;
  readonly face: Typeface;
  /** The glyphs of each font, with the characters they stand for. */
  readonly used: Map<Font, Map<number, string>>;
  readonly #steps: string[] = [];

  constructor(width: number, height: number, face: Typeface, used: Page['used']) {
    this.width = width;
    this.height = height;
    this.face = face;
    this.used = used;
  }

  /** What a PDF is told to do. */
  get content(): string {
    const scale = rounded(1 / POINT);
    return [`${scale} 0 0 -${scale} 0 ${rounded(this.height / POINT)} cm`, ...this.#steps].join('\n');
  }

  rect(x: number, y: number, width: number, height: number, { round = 0, ...paint }: Paint): void {
    const [right, below, bend] = [x + width, y + height, round * 0.4477];
    const outline =
      round === 0
        ? `${[x, y, width, height].map(rounded).join(' ')} re`
        : [
            `${rounded(x + round)} ${rounded(y)} m ${rounded(right - round)} ${rounded(y)} l`,
            curve(right - bend, y, right, y + bend, right, y + round),
            `${rounded(right)} ${rounded(below - round)} l`,
            curve(right, below - bend, right - bend, below, right - round, below),
            `${rounded(x + round)} ${rounded(below)} l`,
            curve(x + bend, below, x, below - bend, x, below - round),
            `${rounded(x)} ${rounded(y + round)} l`,
            curve(x, y + bend, x + bend, y, x + round, y),
            'h',
          ].join(' ');
    this.#paint(outline, paint);
  }

  line(x: number, y: number, toX: number, toY: number, stroke: string, width = 0.1): void {
    this.#paint(`${[x, y].map(rounded).join(' ')} m ${[toX, toY].map(rounded).join(' ')} l`, {
      stroke,
      width,
    });
  }

  #paint(outline: string, { fill, stroke, width = 0.2 }: Paint, evenOdd = false): void {
    if (fill === undefined && stroke === undefined) return;
    this.#steps.push(
      'q',
      ...(fill === undefined ? [] : [`${colour(fill)} rg`]),
      ...(stroke === undefined ? [] : [`${colour(stroke)} RG ${rounded(width)} w`]),
      outline,
      fill === undefined ? 'S' : stroke === undefined ? (evenOdd ? 'f*' : 'f') : 'B',
      'Q',
    );
  }

  /** A drawing around its origin, so many millimetres for one of its units. */
  draw(svg: string, x: number, y: number, scale: number, ink: string, ground: string): void {
    const colours = { ink, ground };
    for (const { path, fill, line, evenOdd, width } of shapesOf(svg, [scale, 0, 0, scale, x, y])) {
      if (fill !== null) this.#paint(path, { fill: colours[fill] }, evenOdd);
      if (line !== null) this.#paint(`1 J 1 j ${path}`, { stroke: colours[line], width: width * scale });
    }
  }

  /** What is drawn shows only inside of this. */
  within(x: number, y: number, width: number, height: number, drawing: () => void): void {
    this.#steps.push('q', `${[x, y, width, height].map(rounded).join(' ')} re W n`);
    drawing();
    this.#steps.push('Q');
  }

  /** Turned by a quarter to the left around this point, which becomes the lower left corner. */
  turned(x: number, y: number, drawing: () => void): void {
    this.#steps.push('q', `0 -1 1 0 ${rounded(x)} ${rounded(y)} cm`);
    drawing();
    this.#steps.push('Q');
  }

  widthOf(text: string, style: Style): number {
    return textWidth(this.face, text, style);
  }

  /** One line of text; y is where the letters stand. */
  text(text: string, x: number, y: number, written: Written): void {
    const { size, colour: ink, align = 'left' } = written;
    const width = align === 'left' ? 0 : this.widthOf(text, written);
    let at = x - (align === 'centre' ? width / 2 : align === 'right' ? width : 0);
    for (const run of runsOf(this.face, text, written)) {
      const used = this.used.get(run.font) ?? new Map<number, string>();
      this.used.set(run.font, used);
      const characters = Array.from(run.text);
      for (const [i, glyph] of run.glyphs.entries()) used.set(glyph, characters[i] ?? '');
      const glyphs = run.glyphs.map((glyph) => glyph.toString(16).padStart(4, '0')).join('');
      const rim = run.rimmed ? `2 Tr ${rounded(size * POINT * 0.035)} w ${colour(ink)} RG` : '';
      this.#steps.push(
        `q BT ${rim} ${colour(ink)} rg /${run.font.name} 1 Tf ${rounded(size * POINT)} 0 0 -${rounded(size * POINT)} ${rounded(at)} ${rounded(y)} Tm <${glyphs}> Tj ET Q`,
      );
      at += runWidth(run, written);
    }
  }
}

const curve = (...points: readonly number[]): string => `${points.map(rounded).join(' ')} c`;
