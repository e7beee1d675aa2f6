// A battle as an animated picture: the table from above at the end of every round, with the score beside it.

import type { BattleState } from '@maester/battle/engine';
import { corners, FOOTPRINTS, isFixture, terrainShape, trayOf, victoryTarget } from '@maester/battle/field';
import { tell } from '../../../app/words.ts';
import { cut, PAPER, SERIF, sheet, written } from '../../../story/drawing.ts';
import type { FilmFrame } from '../../../story/game-story.ts';
import { signOf } from '../field/armies.ts';
import { Projection } from '../field/projection.ts';
import { tinctureOf } from '../heraldry/tinctures.ts';
import { pointsByRound, type Dated } from '@maester/battle/account';
import { shield } from '../result/picture.ts';
import { say } from '../say.ts';

const FILM = { width: 880, height: 640 } as const;
const TABLE = 616;
const A_ROUND = 1300;
const THE_END = 3500;

/** Where the score begins. */
const LEFT = 12 + TABLE + 24;

export interface RoundEnd {
  readonly round: number;
  readonly version: number;
}

/** Where the next round begins, which is how this one has ended; the battle ends with the last. */
export function roundEnds(events: readonly Dated[], last: number): readonly RoundEnd[] {
  const starts = events.flatMap(({ version, event }) =>
    event.type === 'round' ? [{ version, round: event.round }] : [],
  );
  return starts.map(({ round }, i) => ({ round, version: starts[i + 1]?.version ?? last }));
}

export function filmFrames(
  end: BattleState,
  events: readonly Dated[],
  ends: readonly RoundEnd[],
  stateAt: (version: number) => BattleState,
): readonly FilmFrame[] {
  const scores = pointsByRound(end, events);
  return ends.map(({ round, version }, i) => {
    const last = i === ends.length - 1;
    const points = scores.find((score) => score.round === round)?.points ?? [];
    return {
      milliseconds: last ? THE_END : A_ROUND,
      svg: frame(stateAt(version), points, say('battle.result.round', { round })),
    };
  });
}

function frame(state: BattleState, points: readonly number[], title: string): string {
  const target = victoryTarget(state);
  return sheet(
    FILM.width,
    FILM.height,
    [
      `<rect width="${FILM.width}" height="${FILM.height}" fill="${PAPER.ground}"/>`,
      `<g transform="translate(12 12)">${table(state)}</g>`,
      written(title, { x: LEFT, y: 56, size: 30, font: SERIF, weight: 700, fill: PAPER.accent }),
      ...state.sides.map((seats, side) => {
        const y = 120 + side * 130;
        const [seat = ''] = seats;
        return (
          shield(signOf(state, seat), LEFT + 24, y, 2) +
          written(String(points[side] ?? 0), {
            x: LEFT + 62,
            y: y + 14,
            size: 44,
            font: SERIF,
            weight: 700,
          }) +
          written(`/ ${target}`, { x: LEFT + 124, y: y + 12, size: 20, fill: PAPER.muted }) +
          written(cut(tell(`name.side.${side}`), 26), { x: LEFT, y: y + 58, size: 16, weight: 600 })
        );
      }),
      written('Maester', { x: LEFT, y: FILM.height - 24, size: 16, font: SERIF, fill: PAPER.muted }),
    ].join(''),
  );
}

/** The table from above: terrain, objectives, and every unit as its tray with its models' share of Wounds. */
function table(state: BattleState): string {
  const projection = new Projection(0);
  const { width, height } = projection.size;
  const scale = TABLE / Math.max(width, height);
  const terrain = state.terrain.map(
    (piece) =>
      `<path d="${projection.path(terrainShape(piece))}" fill="#4f6238" fill-opacity=".75" stroke="#2c381f" stroke-width="2"/>`,
  );
  const objectives = state.objectives.map((objective) => {
    const { x, y } = projection.spot(objective);
    return `<circle cx="${x}" cy="${y}" r="16" fill="#e8bf5a" stroke="#4a3623" stroke-width="3"/>`;
  });
  const units = state.units.map((unit) => {
    if (unit.pose === null || isFixture(unit)) return '';
    const { field, charge } = tinctureOf(signOf(state, unit.seat));
    const tray = trayOf(unit);
    const { x, y } = projection.spot(unit.pose);
    const reach = projection.length(FOOTPRINTS[unit.tray].depth) / 2;
    return (
      `<path d="${projection.path(corners(tray))}" fill="${field}" stroke="#1d1712" stroke-width="3" stroke-linejoin="round"/>` +
      `<g transform="${projection.transform(unit.pose)}"><path d="M-13 ${4 - reach}L0 ${-12 - reach}L13 ${4 - reach}Z" fill="${charge}" stroke="#1d1712" stroke-width="2"/></g>` +
      `<text x="${x}" y="${y + 9}" text-anchor="middle" font-family="sans-serif" font-size="26" font-weight="700" fill="${charge}">${unit.wounds}</text>`
    );
  });
  return `<g transform="scale(${scale})"><rect width="${width}" height="${height}" rx="10" fill="#5b4029"/><rect x="44" y="44" width="${projection.ground.width}" height="${projection.ground.height}" fill="#7d9157"/>${terrain.join('')}${objectives.join('')}${units.join('')}</g>`;
}
