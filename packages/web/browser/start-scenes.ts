// Draws the two games for the start page (packages/web/public/scene-GAME.svg) from games that were really played: a moving
// picture, and a still one for those who want less motion. They are pictures, so they cost the page no script.
//
//   npx maester simulate thrones --games 1 --players 6 --minds castellan --seed 3 --journal thrones.json
//   npx maester simulate battle --games 1 --minds castellan --seed 7 --journal battle.json
//   node packages/web/browser/start-scenes.ts thrones.json battle.json

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { battle, type BattleState } from '@maester/battle';
import { Match, readJournal } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import { areaOutline, areaPolygons } from '../src/games/thrones/map.ts';
import {
  MAP_AREAS,
  type AreaOnMapId,
  type House,
  type LandOnMap,
  type PortOnMap,
  type SeaOnMap,
} from '../src/games/thrones/map-shapes.ts';
import { BASES, SILHOUETTES } from '../src/games/thrones/sign-shapes.ts';

const PUBLIC = join(import.meta.dirname, '../public');
/** Both have the same shape, as they stand side by side. */
const [WIDTH, HEIGHT] = [960, 540];

/** A value that holds from a moment on; moments are parts of the whole, from 0 to 1. */
type Held<T> = readonly (readonly [from: number, value: T])[];

const short = (value: number): string => String(Math.round(value * 1000) / 1000);

/**
 * An animation that goes from each value to the next in a short time, and rests between. Nothing if it never changes.
 */
function animated(attribute: string, held: Held<string>, seconds: number, more = '', way = 0.012): string {
  const changes = held.filter(([, value], i) => i === 0 || value !== held[i - 1]?.[1]);
  if (changes.length < 2) return '';
  const [times, values]: [number[], string[]] = [[], []];
  for (const [i, [from, value]] of changes.entries()) {
    const before = changes[i - 1]?.[1];
    const last = times.at(-1) ?? -1;
    if (before !== undefined && from > last) {
      times.push(from);
      values.push(before);
    }
    times.push(before === undefined ? 0 : Math.min(1, Math.max(from + way, (times.at(-1) ?? 0) + 0.001)));
    values.push(value);
  }
  times.push(1);
  values.push(values.at(-1) ?? '');
  const tag = more.includes('type=') ? 'animateTransform' : 'animate';
  return `<${tag} attributeName="${attribute}" ${more} dur="${seconds}s" repeatCount="indefinite" keyTimes="${times
    .map(short)
    .join(';')}" values="${values.join(';')}"/>`;
}

function picture(viewBox: string, defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>\n`;
}

/** Stops nothing, but takes everything that moves out of it and leaves it as it stands at its moment. */
const still = (svg: string): string => svg.replaceAll(/<animate(?:Transform)?\b[^>]*\/>/g, '');

// The board game

const HOUSES: Readonly<Record<House, readonly [land: string, token: string]>> = {
  stark: ['#b9bdbf', '#566673'],
  lannister: ['#dc9c90', '#9c1f2b'],
  baratheon: ['#eed58a', '#e3ba38'],
  greyjoy: ['#a9a79d', '#23272b'],
  tyrell: ['#a9c093', '#2a6637'],
  martell: ['#e6b183', '#b8520f'],
};
const GROUND = '#e8dfc9';
const THRONES_SECONDS = 40;
/** Where it begins to be of interest, and for how long its end is looked at. */
const REST = 0.06;

/** The part of the map that is seen. */
const VIEW = { x: 20, y: 700 } as const;

function isInView(id: AreaOnMapId): boolean {
  const points = areaPolygons(id).flat();
  return points.some(([x, y]) => x > VIEW.x && x < VIEW.x + WIDTH && y > VIEW.y && y < VIEW.y + HEIGHT);
}

/** Signs of the land, as few strokes as can be. */
const TERRAIN: Readonly<Record<string, string>> = {
  mountains: 'M-16 10 -4-12 4 2 9-5 18 10M-4-12-1-3 3-5',
  pines: 'M0-12-7 6H7zM0 6v5',
  woods: 'M0 8V1M-6 1a6 6 0 1 1 12 0z',
  hills: 'M-13 4q6-11 12 0M-2 4q6-8 13 0',
};

/** Without the classes that a style sheet would read. */
const drawn = (drawing: string): string =>
  drawing
    .replaceAll(/class="line[^"]*"/g, 'fill="none" stroke="currentColor" stroke-width="1.4"')
    .replaceAll(/<[^>]*class="hole"[^>]*>/g, '');

interface Shown {
  readonly holder: House | null;
  readonly house: House | null;
  readonly units: number;
}

function shownOf(state: ThronesState, id: AreaOnMapId): Shown {
  const area = state.areas.find((each) => each.id === id);
  const land = MAP_AREAS[id];
  const home: House | null = 'home' in land ? land.home : null;
  const units = area === undefined ? 0 : Object.values(area.units).reduce((sum, count) => sum + count, 0);
  const house: House | null = units > 0 ? (area?.house ?? null) : null;
  return { holder: house ?? area?.power ?? home, house, units };
}

function throneScene(file: string): string {
  const match = Match.replay(thrones, readJournal(readFileSync(file, 'utf8')));
  const ids = Object.keys(MAP_AREAS) as AreaOnMapId[];
  const lands = ids.filter((id) => MAP_AREAS[id].kind === 'land' && isInView(id));
  const states = Array.from({ length: match.length + 1 }, (_, version) => {
    const state = match.at(version);
    return new Map(ids.map((id) => [id, shownOf(state, id)]));
  });
  const at = (version: number): number => (version / match.length) * (1 - REST);
  const fillOf = (shown: Shown | undefined): string => {
    const holder = shown?.holder ?? null;
    return holder === null ? GROUND : HOUSES[holder][0];
  };
  const middle = Math.floor(match.length * 0.55);

  const drawnLands = lands.map((id) => {
    const held = states.map((state, version) => [at(version), fillOf(state.get(id))] as const);
    return `<use href="#${id}" fill="${fillOf(states[middle]?.get(id))}">${animated('fill', held, THRONES_SECONDS)}</use>`;
  });
  const forts = lands.flatMap((id) => {
    const land = MAP_AREAS[id];
    if (!('fort' in land) || !('marks' in land)) return [];
    const [x, y] = land.marks as readonly [number, number];
    return [`<use href="#${land.fort}" x="${x}" y="${y}"/>`];
  });
  const signs = lands.flatMap((id) => {
    const land: LandOnMap | SeaOnMap | PortOnMap = MAP_AREAS[id];
    if (land.kind !== 'land') return [];
    return Object.entries(land.terrain ?? {}).flatMap(([sign, points]) =>
      Object.hasOwn(TERRAIN, sign)
        ? points.split(' ').map((point) => {
            const [x = '0', y = '0'] = point.split(',');
            return `<use href="#${sign}" x="${x}" y="${y}"/>`;
          })
        : [],
    );
  });
  const tokens = ids.filter(isInView).flatMap((id) =>
    (Object.keys(HOUSES) as House[]).flatMap((house) => {
      const sizes = states.map((state) => {
        const shown = state.get(id);
        return shown?.house === house ? 1.15 + 0.2 * Math.min(3, shown.units) : 0;
      });
      if (sizes.every((size) => size === 0)) return [];
      const [x, y] = MAP_AREAS[id].units;
      const held = sizes.map((size, version) => [at(version), short(size)] as const);
      const grows = animated('transform', held, THRONES_SECONDS, 'type="scale"');
      return [
        `<g transform="translate(${x} ${y})"><g transform="scale(${short(sizes[middle] ?? 0)})">${grows}${piece(house, MAP_AREAS[id].kind)}</g></g>`,
      ];
    }),
  );
  const travels = states.flatMap((state, version) => {
    const before = states[version - 1];
    if (before === undefined) return [];
    const change = (id: AreaOnMapId, house: House): number => {
      const [was, is] = [before.get(id), state.get(id)];
      return (is?.house === house ? is.units : 0) - (was?.house === house ? was.units : 0);
    };
    return (Object.keys(HOUSES) as House[]).flatMap((house) => {
      const from = ids.find((id) => change(id, house) < 0);
      const to = ids.find((id) => change(id, house) > 0);
      if (from === undefined || to === undefined) return [];
      return [traveller(from, to, house, at(version - 1))];
    });
  });
  const tower = 'M-15 14V-7h-4v-11h7v5h7v-5h10v5h7v-5h7v11h-4V14h-9V4a6 6 0 0 0-12 0V14z';
  const defs =
    lands.map((id) => `<path id="${id}" d="${areaOutline(id)}"/>`).join('') +
    `<path id="castle" transform="scale(.8)" d="${tower}" fill="#4a3a2c"/>` +
    `<path id="stronghold" d="${tower}" fill="#2f251c"/>` +
    (Object.keys(HOUSES) as House[])
      .map(
        (house) =>
          `<path id="of-${house}" d="${BASES[house]}" fill="${HOUSES[house][1]}" stroke="#fff9ec" stroke-width="2"/>`,
      )
      .join('') +
    `<g id="footman">${drawn(SILHOUETTES.footman)}</g><g id="ship">${drawn(SILHOUETTES.ship)}</g>` +
    Object.entries(TERRAIN)
      .map(([sign, path]) => `<path id="${sign}" d="${path}"/>`)
      .join('');
  return picture(
    [VIEW.x, VIEW.y, WIDTH, HEIGHT].join(' '),
    defs,
    '<path fill="#9fbcc6" d="M0 0H1000V1860H0z"/>' +
      `<g stroke="#fff5" stroke-width="22" stroke-linejoin="round" fill="none">${lands.map((id) => `<use href="#${id}"/>`).join('')}</g>` +
      `<g stroke="#5b4632" stroke-width="3" stroke-linejoin="round">${drawnLands.join('')}</g>` +
      `<g fill="none" stroke="#7a6a4c" stroke-width="2" stroke-linejoin="round" opacity=".7">${signs.join('')}</g>` +
      forts.join('') +
      tokens.join('') +
      travels.join(''),
  );
}

/** A piece of a House on its base. */
function piece(house: House, where: 'land' | 'sea' | 'port'): string {
  return `<use href="#of-${house}"/><use href="#${where === 'land' ? 'footman' : 'ship'}" fill="${house === 'baratheon' ? '#2a2118' : '#fff9ec'}"/>`;
}

/** A piece on its way, seen only while it is. */
function traveller(from: AreaOnMapId, to: AreaOnMapId, house: House, start: number): string {
  const [there, here] = [MAP_AREAS[to].units, MAP_AREAS[from].units].map((point) => point.join(' '));
  const seen: Held<string> = [
    [0, '0'],
    [start, '1.3'],
    [start + 0.022, '0'],
  ];
  const way: Held<string> = [
    [0, here ?? ''],
    [start + 0.004, there ?? ''],
  ];
  const goes = animated('transform', way, THRONES_SECONDS, 'type="translate"', 0.018);
  const comes = animated('transform', seen, THRONES_SECONDS, 'type="scale"', 0.004);
  return `<g transform="translate(${here})">${goes}<g transform="scale(0)">${comes}${piece(house, MAP_AREAS[to].kind)}</g></g>`;
}

// The miniatures game

const SIDES: Readonly<Record<string, readonly [tray: string, model: string, edge: string]>> = {
  one: ['#4d5560', '#c3c8cc', '#222a33'],
  two: ['#8c2630', '#e5bb55', '#4d1016'],
};
const BATTLE_SECONDS = 45;
const TRAYS: Readonly<Record<string, readonly [width: number, depth: number, across: number, deep: number]>> =
  {
    infantry: [5.5, 4.8, 4, 3],
    cavalry: [5.5, 5, 2, 2],
    'small-solo': [2.76, 2.76, 1, 1],
    'large-solo': [2.76, 5.55, 1, 1],
  };

/** The armies stand left and right, for the picture is wider than it is high. */
function across48({ x, y }: { readonly x: number; readonly y: number }): { x: number; y: number } {
  return { x: y / 1000, y: x / 1000 };
}

function battleScene(file: string): string {
  const match = Match.replay(battle, readJournal(readFileSync(file, 'utf8')));
  const states: BattleState[] = Array.from({ length: match.length + 1 }, (_, version) => match.at(version));
  // Before the first round they only line up.
  const begins = Math.max(
    0,
    states.findIndex(({ units }) => units.every(({ pose, destroyed }) => pose !== null || destroyed)),
  );
  const at = (version: number): number =>
    (Math.max(0, version - begins) / (match.length - begins)) * (1 - REST);
  const middle = begins + Math.floor((match.length - begins) * 0.5);
  const units = (states[begins]?.units ?? []).map(({ id, seat, tray }) => {
    const [width, depth, across, deep] = TRAYS[tray] ?? [5, 5, 3, 3];
    const [ground, model, edge] = SIDES[seat] ?? ['#777', '#ddd', '#333'];
    const seen = states.slice(begins).map((state) => state.units.find((unit) => unit.id === id));
    let last = seen[0]?.pose ?? { x: 0, y: 0, facing: 0 };
    let turned = last.facing / 100;
    const poses = seen.map((unit) => {
      const pose = unit?.pose ?? last;
      // The short way round.
      turned += (((((pose.facing - last.facing) / 100 + 540) % 360) + 360) % 360) - 180;
      last = pose;
      return { ...across48(pose), turned: turned + 90 };
    });
    const moves = poses.map(({ x, y }, i) => [at(begins + i), `${short(x)} ${short(y)}`] as const);
    const turns = poses.map((pose, i) => [at(begins + i), short(pose.turned)] as const);
    const alive = seen.map((unit, i) => [at(begins + i), (unit?.pose ?? null) === null ? '0' : '1'] as const);
    // A blow that costs something is seen.
    const struck = seen.flatMap((unit, i): Held<string> => {
      const before = seen[i - 1];
      if (before === undefined || unit === undefined || unit.wounds >= before.wounds) return [];
      const moment = at(begins + i);
      return [
        [moment, '1'],
        [moment + 0.012, '0'],
      ];
    });
    const blows = animated('stroke-opacity', [[0, '0'], ...struck], BATTLE_SECONDS, '', 0.006);
    const now = poses[middle - begins] ?? { x: 0, y: 0, turned: 0 };
    const models = Array.from({ length: across * deep }, (_, i) => {
      const x = ((i % across) + 0.5) * (width / across) - width / 2;
      const y = (Math.floor(i / across) + 0.5) * (depth / deep) - depth / 2;
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${tray === 'infantry' ? 0.46 : 0.85}"/>`;
    });
    return (
      `<g opacity="${alive[middle - begins]?.[1] ?? 1}" transform="translate(${short(now.x)} ${short(now.y)})">` +
      animated('opacity', alive, BATTLE_SECONDS) +
      animated('transform', moves, BATTLE_SECONDS, 'type="translate"', 0.02) +
      `<g transform="rotate(${short(now.turned)})">` +
      animated('transform', turns, BATTLE_SECONDS, 'type="rotate"', 0.02) +
      `<rect x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}" rx=".4" fill="${ground}" stroke="${edge}" stroke-width=".3"/>` +
      `<g fill="${model}" stroke="${edge}" stroke-width=".12">${models.join('')}</g>` +
      `<rect x="${-width / 2 - 0.4}" y="${-depth / 2 - 0.4}" width="${width + 0.8}" height="${depth + 0.8}" rx=".8" fill="none" stroke="#ffd34d" stroke-width=".5" stroke-opacity="0">${blows}</rect>` +
      `<path d="M-.7 ${-depth / 2 - 0.2}L0 ${-depth / 2 - 0.9}L.7 ${-depth / 2 - 0.2}z" fill="${model}"/></g></g>`
    );
  });
  const ground = (states[begins]?.terrain ?? []).map(({ kind, pose }) => {
    if (pose === null) return '';
    const { x, y } = across48(pose);
    const place = `translate(${x} ${y}) rotate(${pose.facing / 100 + 90})`;
    const [width, depth, fill] =
      kind === 'forest' ? [8, 6, '#4f6b43'] : kind === 'low-wall' ? [6, 1, '#8d8577'] : [7, 6, '#6f7a5c'];
    return `<rect transform="${place}" x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}" rx="${kind === 'low-wall' ? 0.2 : 2.4}" fill="${fill}" stroke="#0003" stroke-width=".3"/>`;
  });
  const grass =
    '<radialGradient id="g"><stop stop-color="#93a06c"/><stop offset="1" stop-color="#6f8052"/></radialGradient>';
  return picture(
    '-4 8.25 56 31.5',
    grass,
    `<path fill="#4a3524" d="M-30-30H80V80H-30z"/><path fill="url(#g)" stroke="#2b1d12" stroke-width=".6" d="M0 0H48V48H0z"/>${ground.join('')}${units.join('')}`,
  );
}

const [throneFile, battleFile] = process.argv.slice(2);
if (throneFile === undefined || battleFile === undefined) throw new Error('name two journals, see above');
for (const [game, scene] of [
  ['thrones', throneScene(throneFile)],
  ['battle', battleScene(battleFile)],
] as const) {
  writeFileSync(join(PUBLIC, `scene-${game}.svg`), scene);
  writeFileSync(join(PUBLIC, `scene-${game}-still.svg`), still(scene));
}
