// The battle as a picture: who won, the score by round, the armies and their best units. One SVG with every colour and
// size written out, so that it looks the same wherever it is opened.

import { endOf, pointsByRound, unitRecords, type Dated } from '@maester/battle/account';
import type { BattleState } from '@maester/battle/engine';
import { victoryTarget } from '@maester/battle/field';
import { tell } from '../../../app/words.ts';
import { CHARGES, SHIELD } from '@maester/print/heraldry';
import { cut, PAPER, SERIF, sheet, written } from '../../../story/drawing.ts';
import { tinctureOf, type ArmySign } from '../heraldry/tinctures.ts';
import { signOf } from '../field/armies.ts';
import { say } from '../say.ts';
import { scoreChart } from './score-chart.ts';

const [WIDTH, HEIGHT] = [1200, 630];
/** A shield with its charge, drawn around a point. */
export function shield(sign: ArmySign, x: number, y: number, scale: number): string {
  const { field, charge } = tinctureOf(sign);
  const painted = CHARGES[sign.faction]
    .replaceAll('class="hole"', `fill="${field}"`)
    .replaceAll('class="stroke broad hole-line"', `fill="none" stroke="${field}" stroke-width="4.6"`)
    .replaceAll('class="stroke broad"', `fill="none" stroke="${charge}" stroke-width="4"`)
    .replaceAll('class="stroke thin"', `fill="none" stroke="${charge}" stroke-width="1.1"`)
    .replaceAll('class="stroke"', `fill="none" stroke="${charge}" stroke-width="2"`)
    .replaceAll('class="tip"', `stroke="${field}" stroke-width="1.2"`);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${SHIELD}" fill="${field}" stroke="#1d1712" stroke-width="1.6"/>` +
    `<g transform="scale(.92)" fill="${charge}">${painted}</g></g>`
  );
}

export function pictureOf(view: BattleState, events: readonly Dated[]): string {
  const winners = endOf(events)?.winners ?? [];
  const sides = [...view.sides.keys()].filter((side) =>
    (view.sides[side] ?? []).some((seat) => winners.includes(seat)),
  );
  const title = sides.length === 0 ? say('battle.result.draw') : say('battle.result.won', { sides });
  const wide = Math.min(270, (WIDTH - 120) / view.sides.length);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER.ground}"/>`,
    `<rect x="18" y="18" width="${WIDTH - 36}" height="${HEIGHT - 36}" rx="18" fill="${PAPER.surface}" stroke="${PAPER.line}" stroke-width="2"/>`,
    written(title, { x: 60, y: 96, size: 46, font: SERIF, weight: 700, fill: PAPER.accent }),
    written(say('battle.result.subtitle', { mode: view.mode, points: view.points }), {
      x: 60,
      y: 132,
      size: 22,
      fill: PAPER.muted,
    }),
    ...view.sides.map((seats, side) => scoreOf(view, seats, side, 60 + side * wide, 170)),
    written(say('battle.result.score'), { x: 60, y: 330, size: 18, font: SERIF, weight: 600 }),
    `<g transform="translate(52 340)">${scoreChart(view, pointsByRound(view, events), victoryTarget(view), { width: 560, height: 230 }, PAPER)}</g>`,
    ...deeds(view, events),
    written(say('battle.result.made'), {
      x: WIDTH - 44,
      y: HEIGHT - 36,
      size: 15,
      fill: PAPER.muted,
      anchor: 'end',
    }),
  ];
  return sheet(WIDTH, HEIGHT, parts.join(''));
}

function scoreOf(view: BattleState, seats: readonly string[], side: number, x: number, y: number): string {
  const shields = seats.map((seat, i) => shield(signOf(view, seat), x + 36 + i * 30, y + 46, 2.9));
  return (
    shields.join('') +
    written(String(view.victoryPoints[side] ?? 0), {
      x: x + 90 + (seats.length - 1) * 30,
      y: y + 66,
      size: 64,
      font: SERIF,
      weight: 700,
    }) +
    written(cut(tell(`name.side.${side}`), 24), { x, y: y + 120, size: 19, weight: 600 })
  );
}

/** The units that dealt the most Wounds. */
function deeds(view: BattleState, events: readonly Dated[]): readonly string[] {
  const best = unitRecords(view, events)
    .filter(({ dealt }) => dealt > 0)
    .toSorted((a, b) => b.dealt - a.dealt)
    .slice(0, 7);
  const most = Math.max(1, ...best.map(({ dealt }) => dealt));
  const [left, top, step] = [660, 190, 54];
  return [
    written(say('battle.result.dealt'), { x: left, y: top - 20, size: 18, font: SERIF, weight: 600 }),
    ...best.flatMap(({ unit, seat, dealt }, i) => {
      const y = top + i * step;
      return [
        shield(signOf(view, seat), left + 14, y + 14, 1),
        written(cut(tell(`name.unit.${unit}`), 38), { x: left + 38, y: y + 12, size: 17, weight: 600 }),
        `<rect x="${left + 38}" y="${y + 20}" width="${(380 * dealt) / most}" height="10" rx="3" fill="${tinctureOf(signOf(view, seat)).field}" stroke="#1d1712" stroke-width="1"/>`,
        written(String(dealt), {
          x: left + 38 + (380 * dealt) / most + 10,
          y: y + 31,
          size: 17,
          weight: 700,
        }),
      ];
    }),
  ];
}
