// The battle as one page that needs nothing else: the picture, the units, luck and turning points, and the whole story.

import { luckOf, unitRecords, verdictOf, type Dated } from '@maester/battle/account';
import { BattleReport, type BattleState } from '@maester/battle/engine';
import { canTell, language, tell } from '../../../app/words.ts';
import { say } from '../say.ts';
import { pictureOf } from './picture.ts';
import { turningInWords } from './turning-words.ts';
import { turningPoints } from './turning-points.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#f4efe4, #171412); --surface: light-dark(#fdfaf3, #211d1a);
  --ink: light-dark(#26211c, #ece4d6); --muted: light-dark(#5f564a, #b3a795); --line: light-dark(#d8cdb8, #3d352d); }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.6 system-ui, 'PingFang TC', 'Noto Sans CJK TC', sans-serif; }
h1, h2 { font-family: Palatino, Georgia, 'Songti TC', 'Noto Serif CJK TC', serif; line-height: 1.25; }
svg { width: 100%; height: auto; border-radius: 12px; }
table { width: 100%; border-collapse: collapse; background: var(--surface); }
th, td { padding: .375rem .625rem; border-bottom: 1px solid var(--line); text-align: start; }
td { font-variant-numeric: tabular-nums; }
pre { padding: 1rem; overflow: auto; background: var(--surface); white-space: pre-wrap; font: inherit; }
small { color: var(--muted); }`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function reportPage(view: BattleState, events: readonly Dated[]): string {
  const title = `${say('battle.result.title')}: ${tell(`name.mode.${view.mode}`)}`;
  return [
    `<!doctype html><html lang="${language.value}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escaped(title)}</h1>`,
    pictureOf(view, events),
    `<h2>${escaped(say('battle.result.turning'))}</h2>`,
    turning(view, events),
    `<h2>${escaped(say('battle.result.units'))}</h2>`,
    units(view, events),
    `<h2>${escaped(say('battle.result.luck'))}</h2>`,
    luck(view, events),
    `<h2>${escaped(say('battle.result.told'))}</h2>`,
    `<pre>${escaped(story(view, events))}</pre>`,
    `<p><small>${escaped(say('battle.result.made'))}</small></p></body></html>`,
  ].join('\n');
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th scope="col">${escaped(one)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...more]) =>
      `<tr><th scope="row">${escaped(first)}</th>${more.map((one) => `<td>${escaped(one)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function turning(view: BattleState, events: readonly Dated[]): string {
  const points = turningPoints(view, events);
  if (points.length === 0) return `<p>${escaped(say('battle.result.turning.none'))}</p>`;
  const items = points.map((point) => {
    const round = say('battle.result.turning.round', { round: point.round });
    return `<li><small>${escaped(round)}</small> ${escaped(turningInWords(point).join('; '))}</li>`;
  });
  return `<ol>${items.join('')}</ol>`;
}

function units(view: BattleState, events: readonly Dated[]): string {
  const heads = ['unit', 'dealt', 'suffered', 'restored', 'kills', 'fate'] as const;
  return table(
    heads.map((head) => say(`battle.result.${head}`)),
    unitRecords(view, events).map(({ unit, seat, dealt, suffered, restored, destroyed, fell }) => [
      `${tell(`name.unit.${unit}`)} (${tell(`name.seat.${seat}`)})`,
      String(dealt),
      String(suffered),
      String(restored),
      String(destroyed),
      fell === null
        ? say('battle.result.stands', { wounds: view.units.find(({ id }) => id === unit)?.wounds ?? 0 })
        : say('battle.result.fell', { round: fell }),
    ]),
  );
}

const KINDS = ['attack', 'defense', 'tests', 'charges'] as const;

function luck(view: BattleState, events: readonly Dated[]): string {
  return table(
    [say('battle.panels.army'), ...KINDS.map((kind) => say(`battle.result.luck.${kind}`)), ''],
    luckOf(view, events).map((one) => [
      tell(`name.seat.${one.seat}`),
      ...KINDS.map((kind) =>
        say('battle.result.luck.of', {
          successes: one[kind].successes,
          expected: one[kind].expected.toFixed(1),
        }),
      ),
      say(`battle.result.luck.${verdictOf(one)}`),
    ]),
  );
}

/** The battle report, as the command line tells it. */
function story(view: BattleState, events: readonly Dated[]): string {
  const report = new BattleReport(view, { language: language.value, has: canTell, say: tell });
  return [...report.opening(), ...events.flatMap(({ event }) => report.tell({ event, to: null }))].join('\n');
}
