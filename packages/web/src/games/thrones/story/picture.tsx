// The game as a picture, and as an animated one: the map as it stood, and the Castles of every House by round.

import type { ThronesState } from '@maester/thrones';
import { controller, type AreaId, type HouseId } from '@maester/thrones/tables';
import { render } from 'preact';
import { tell } from '../../../app/words.ts';
import { drawCurves } from '../../../story/curves.ts';
import { cut, PAPER, SERIF, sheet, written } from '../../../story/drawing.ts';
import type { FilmFrame } from '../../../story/game-story.ts';
import shieldStyle from '../house-shield.css?inline';
import { drawWesteros } from '../map.ts';
import mapStyle from '../map.css?inline';
import { MAP_SIZE } from '../map-shapes.ts';
import { standings } from '../panels/facts.ts';
import { Pieces } from '../pieces.tsx';
import piecesStyle from '../pieces.css?inline';
import signsStyle from '../signs.css?inline';
import { FORTS } from '../map-icons.ts';
import { curvesOf, TARGET } from './curves.ts';
import type { FortsByRound } from './facts.ts';
import { shieldAt, TINCTURES } from './heraldry.ts';
import pictureStyle from './picture.css?inline';
import { say } from './words.ts';

const STYLE = `<style>${[pictureStyle, mapStyle, shieldStyle, signsStyle, piecesStyle].join('').replaceAll('<', '&lt;')}</style>`;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** The map with everything on it, as part of a drawing that has the style. Small maps go without names. */
function mapAt(state: ThronesState, { x, y, height }: Place, names: boolean): string {
  const parsed = new DOMParser().parseFromString(
    drawWesteros((id) => (names ? tell(`name.area.${id}`) : '')),
    'image/svg+xml',
  );
  const map = parsed.documentElement;
  for (const land of map.querySelectorAll('.lands [data-area]')) {
    const holder = controller(state, land.getAttribute('data-area') as AreaId);
    if (holder !== null) land.setAttribute('data-holder', holder);
  }
  const pieces = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  render(<Pieces view={state} drafts={new Map()} ghosts={[]} level={names ? 1 : 0} seat={null} />, pieces);
  map.append(parsed.importNode(pieces, true));
  map.setAttribute('x', String(x));
  map.setAttribute('y', String(y));
  map.setAttribute('height', String(height));
  map.setAttribute('width', String((height * MAP_SIZE.width) / MAP_SIZE.height));
  return new XMLSerializer().serializeToString(map);
}

const withStyle = (inside: string): string => `<g class="thrones">${STYLE}${inside}</g>`;

const castle = (x: number, y: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(.95)" fill="${fill}">${FORTS.castle}</g>`;

/** How many a House has, as a row of castles. */
function row(house: HouseId, forts: number, x: number, y: number): string {
  const { field } = TINCTURES[house];
  return (
    shieldAt(house, x + 14, y, 1.25) +
    Array.from({ length: TARGET }, (_, i) => castle(x + 50 + i * 25, y, i < forts ? field : PAPER.line)).join(
      '',
    ) +
    written(String(forts), {
      x: x + 50 + TARGET * 25 + 8,
      y: y + 8,
      size: 22,
      font: SERIF,
      weight: 700,
    })
  );
}

export interface Pictured {
  readonly end: ThronesState;
  readonly winners: readonly string[];
  readonly rounds: readonly FortsByRound[];
  readonly nameOf: (seat: string) => string | null;
}

export function pictureOf({ end, winners, rounds, nameOf }: Pictured): string {
  const [width, height, mapHeight] = [1200, 1200, 1120];
  const left = 40 + (mapHeight * MAP_SIZE.width) / MAP_SIZE.height + 40;
  const [winner] = winners;
  const ranks = standings(end).map(({ house, forts }, i) => {
    const name = nameOf(house);
    const y = 590 + i * 88;
    return (
      row(house, forts, left, y) +
      written(cut([tell(`name.house.${house}`), ...(name === null ? [] : [name])].join(' · '), 34), {
        x: left + 38,
        y: y + 36,
        size: 17,
        fill: PAPER.muted,
      })
    );
  });
  return sheet(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" fill="${PAPER.ground}"/>`,
      withStyle(mapAt(end, { x: 40, y: 40, height: mapHeight }, true)),
      winner === undefined ? '' : shieldAt(winner as HouseId, left + 42, 98, 3.4),
      written(say('thrones.story.picture.title', { winners }), {
        x: left + 100,
        y: 112,
        size: 42,
        font: SERIF,
        weight: 700,
        fill: PAPER.accent,
      }),
      written(say('thrones.story.picture.sub', { rounds: rounds.length - 1, count: end.houses.length }), {
        x: left + 100,
        y: 146,
        size: 19,
        fill: PAPER.muted,
      }),
      written(say('thrones.story.curves'), { x: left, y: 214, size: 19, font: SERIF, weight: 600 }),
      `<g transform="translate(${left - 10} 224)">${drawCurves(
        curvesOf(end.houses, rounds),
        rounds.map(({ round }) => (round === 0 ? '' : String(round))),
        TARGET,
        { width: width - left - 20, height: 300 },
        PAPER,
      )}</g>`,
      ...ranks,
      written(say('thrones.story.picture.made'), {
        x: width - 40,
        y: height - 24,
        size: 15,
        fill: PAPER.muted,
        anchor: 'end',
      }),
    ].join(''),
  );
}

const FILM = { width: 720, height: 720 } as const;
const A_ROUND = 1100;
const THE_END = 3500;

/** The map round by round. `stateAt` gives the game at a version. */
export function filmFrames(
  pictured: Pictured,
  stateAt: (version: number) => ThronesState,
): readonly FilmFrame[] {
  const { rounds, winners } = pictured;
  const mapHeight = FILM.height - 24;
  const left = 12 + (mapHeight * MAP_SIZE.width) / MAP_SIZE.height + 24;
  return rounds.map(({ round, version, forts }, i) => {
    const last = i === rounds.length - 1;
    const houses = [...forts].toSorted((a, b) => b[1] - a[1]);
    const title = last
      ? say('thrones.story.picture.title', { winners })
      : round === 0
        ? say('thrones.story.film.start')
        : say('thrones.story.film.round', { round });
    return {
      milliseconds: last ? THE_END : A_ROUND,
      svg: sheet(
        FILM.width,
        FILM.height,
        [
          `<rect width="${FILM.width}" height="${FILM.height}" fill="${PAPER.ground}"/>`,
          withStyle(mapAt(stateAt(version), { x: 12, y: 12, height: mapHeight }, false)),
          written(title, { x: left, y: 72, size: 30, font: SERIF, weight: 700, fill: PAPER.accent }),
          written(say('thrones.story.curves'), { x: left, y: 104, size: 15, fill: PAPER.muted }),
          ...houses.map(([house, count], place) => row(house, count, left, 150 + place * 54)),
          written(say('thrones.story.picture.made'), {
            x: left,
            y: FILM.height - 24,
            size: 13,
            fill: PAPER.muted,
          }),
        ].join(''),
      ),
    };
  });
}
