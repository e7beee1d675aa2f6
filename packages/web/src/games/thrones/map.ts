// The map of Westeros as it is printed: sea and land, coasts, rivers, bridges, ports, terrain, names and icons.
// It is one SVG text, drawn once; the pieces are laid over it at the places map-shapes.ts names.
// Colours are custom properties in map.css; an area is found by its attribute data-area.

import { ANCHOR, BARREL, CHARGES, CROWN, FORTS, SHIELD, SIGNS } from './map-icons.ts';
import { pointsOf, written, type Point } from './map-lines.ts';
import {
  BORDERS,
  BRIDGES,
  ISLETS,
  MAP_AREAS,
  MAP_SIZE,
  PORT_RADIUS,
  type AreaOnMapId,
  type Border,
  type LandOnMap,
  type PortOnMap,
  type SeaOnMap,
  type TerrainSign,
} from './map-shapes.ts';

/** The lands of old, which the map tints: recognisable at a glance, whoever holds them. */
// oxfmt-ignore
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  north: ['castle-black', 'karhold', 'winterfell', 'widows-watch', 'stony-shore', 'white-harbor', 'moat-cailin', 'flints-finger', 'greywater-watch'],
  vale: ['fingers', 'mountains-of-the-moon', 'eyrie'],
  riverlands: ['twins', 'seagard', 'riverrun', 'harrenhal', 'stoney-sept'],
  isles: ['pyke', 'dragonstone'],
  west: ['lannisport', 'searoad-marches'],
  crown: ['crackclaw-point', 'kings-landing', 'blackwater', 'kingswood', 'storms-end'],
  reach: ['reach', 'highgarden', 'oldtown', 'arbor', 'three-towers', 'dornish-marches'],
  dorne: ['boneway', 'princes-pass', 'yronwood', 'sunspear', 'salt-shore', 'starfall'],
};

const entries = Object.entries(MAP_AREAS) as [AreaOnMapId, LandOnMap | SeaOnMap | PortOnMap][];
const lands = entries.filter((entry): entry is [AreaOnMapId, LandOnMap] => entry[1].kind === 'land');
const seas = entries.filter((entry): entry is [AreaOnMapId, SeaOnMap] => entry[1].kind === 'sea');
const ports = entries.filter((entry): entry is [AreaOnMapId, PortOnMap] => entry[1].kind === 'port');

/** The points around an area, one list a ring. */
function areaRings(area: LandOnMap | SeaOnMap): Point[][] {
  return area.rings.map((ring) =>
    ring.flatMap((number) => {
      const points = pointsOf(BORDERS[number < 0 ? -1 - number : number]?.line ?? '');
      return (number < 0 ? points.toReversed() : points).slice(0, -1);
    }),
  );
}

function areaPath(area: LandOnMap | SeaOnMap): string {
  return areaRings(area)
    .map((ring) => `M${written(ring)}Z`)
    .join('');
}

/** The outline of an area, as the data of an SVG path. */
export function areaOutline(id: AreaOnMapId): string {
  const area: LandOnMap | SeaOnMap | PortOnMap = MAP_AREAS[id];
  if (area.kind !== 'port') return areaPath(area);
  const [x, y] = area.centre;
  const r = PORT_RADIUS;
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** The points around an area, ring by ring; around a port, its corners. */
export function areaPolygons(id: AreaOnMapId): readonly (readonly Point[])[] {
  const area: LandOnMap | SeaOnMap | PortOnMap = MAP_AREAS[id];
  if (area.kind === 'port') {
    const [x, y] = area.centre;
    const r = PORT_RADIUS;
    return [
      [
        [x - r, y - r],
        [x + r, y - r],
        [x + r, y + r],
        [x - r, y + r],
      ],
    ];
  }
  return areaRings(area);
}

/** The map and the sea around it; `name` says what an area is called in the reader's language. */
export function drawMap(name: (area: AreaOnMapId) => string): string {
  return openSea() + drawWesteros(name);
}

/** The map alone. */
export function drawWesteros(name: (area: AreaOnMapId) => string): string {
  const { width, height } = MAP_SIZE;
  const coast = '<use href="#westeros-coast"/>';
  const islets = `<path d="${ISLETS.map(({ line }) => `M${written(pointsOf(line))}Z`).join('')}"/>`;
  return [
    `<svg class="westeros" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">`,
    `<defs>${definitions()}</defs>`,
    group('seas', seas.map(([id, sea]) => `<path data-area="${id}" d="${areaPath(sea)}"/>`).join('')),
    `<path class="swell" fill="url(#westeros-swell)" d="M0 0H${width}V${height}H0Z"/>`,
    ...['far', 'near', 'close'].map((reach) => group(`shallows ${reach}`, coast + islets)),
    group('sea-borders', lines('sea')),
    group('islets', islets),
    group('lands', lands.map(([id, land]) => drawLand(id, land)).join('')),
    `<g clip-path="url(#westeros-land)">${group('shore', coast)}${group('wall', WALL)}</g>`,
    group('terrain', lands.map(([, land]) => drawTerrain(land)).join('')),
    group('land-borders', lines('land')),
    group('coasts', coast),
    group('river-banks', lines('river')),
    group('rivers', lines('river')),
    group('bridges', BRIDGES.map(({ at, direction }) => drawBridge(at, direction)).join('')),
    group('ports', ports.map(([id, port]) => drawPort(id, port)).join('')),
    group('compass', COMPASS),
    group('marks', lands.map(([, land]) => drawMarks(land)).join('')),
    group('names of-seas', seas.map(([id, sea]) => drawName(sea.name, name(id))).join('')),
    group('names of-lands', lands.map(([id, land]) => drawName(land.name, name(id))).join('')),
    '</svg>',
  ].join('');
}

/** So far the sea goes on around the map, in units of the map; board.css lays it out. */
const OPEN_SEA = { across: 2000, down: 800 };

/** The sea around the map, with the same waves. */
function openSea(): string {
  const { across, down } = OPEN_SEA;
  const [width, height] = [MAP_SIZE.width + 2 * across, MAP_SIZE.height + 2 * down];
  return [
    `<svg class="westeros open-sea" viewBox="${-across} ${-down} ${width} ${height}" aria-hidden="true">`,
    `<path class="swell" fill="url(#westeros-swell)" d="M${-across} ${-down}h${width}v${height}h${-width}Z"/></svg>`,
  ].join('');
}

function group(names: string, content: string): string {
  return `<g class="${names}">${content}</g>`;
}

function lines(kind: Border['kind']): string {
  const found: readonly Border[] = BORDERS.filter((border) => border.kind === kind);
  return `<path d="${found.map(({ line }) => `M${written(pointsOf(line))}`).join('')}"/>`;
}

function definitions(): string {
  const waves = 'M0 14q6-6 12 0t12 0M34 40q6-6 12 0t12 0';
  return [
    `<pattern id="westeros-swell" width="72" height="56" patternUnits="userSpaceOnUse"><path class="wave" d="${waves}"/></pattern>`,
    `<g id="westeros-coast">${lines('coast')}</g>`,
    `<clipPath id="westeros-land"><path d="${lands.map(([, land]) => areaPath(land)).join('')}"/></clipPath>`,
  ].join('');
}

function drawLand(id: AreaOnMapId, land: LandOnMap): string {
  const region = Object.keys(REGIONS).find((key) => REGIONS[key]?.includes(id)) ?? 'north';
  return `<path class="${region}" data-area="${id}" d="${areaPath(land)}"/>`;
}

function drawTerrain(land: LandOnMap): string {
  const spots = Object.entries(land.terrain ?? {}).flatMap(([sign, places]) =>
    places.split(' ').map((place) => ({ sign, place, south: Number(place.split(',')[1]) })),
  );
  // What stands further south stands in front.
  spots.sort((a, b) => a.south - b.south);
  return spots
    .map(({ sign, place }) => `<g class="${sign}">${movedBy(SIGNS[sign as TerrainSign], place)}</g>`)
    .join('');
}

/**
 * The paths of a sign around this place. Hundreds of signs are written out where they stand, since whatever has a
 * transform of its own costs a browser time whenever it paints anything.
 */
function movedBy(sign: string, place: string): string {
  const [x = 0, y = 0] = place.split(',').map(Number);
  return sign.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${movedPath(path, x, y)}"`);
}

/** What each absolute command of the signs' paths takes: numbers along the way across and down. */
const TAKES: Readonly<Record<string, readonly ('x' | 'y')[]>> = {
  M: ['x', 'y'],
  L: ['x', 'y'],
  Q: ['x', 'y', 'x', 'y'],
  H: ['x'],
  V: ['y'],
};

function movedPath(path: string, x: number, y: number): string {
  return path.replaceAll(/([A-Za-z])([^A-Za-z]*)/g, (whole, command: string, numbers: string) => {
    const takes = TAKES[command];
    if (takes === undefined) return whole;
    const moved = Array.from(numbers.matchAll(/-?(?:\d*\.)?\d+/g), ([text], i) => {
      const by = takes[i % takes.length] === 'x' ? x : y;
      return Math.round((Number(text) + by) * 10) / 10;
    });
    return command + moved.join(' ');
  });
}

function drawBridge([x, y]: readonly [number, number], [dx, dy]: readonly [number, number]): string {
  // The bridge's own axis is the river's direction: its deck runs across, its parapets bound it.
  const deck =
    '<path class="deck" d="M-6-15H6V15H-6Z"/><path class="parapet" d="M-7-17V17M7-17V17M-7-6H7M-7 0H7M-7 6H7"/>';
  return `<g transform="matrix(${dx} ${dy} ${-dy} ${dx} ${x} ${y})">${deck}</g>`;
}

/** A port as it is printed. */
function drawPort(id: AreaOnMapId, { centre: [x, y] }: PortOnMap): string {
  return `<g data-area="${id}" transform="translate(${x} ${y})"><circle class="quay" r="${PORT_RADIUS}"/><circle class="basin" r="${PORT_RADIUS - 4}"/>${group('anchor', ANCHOR)}</g>`;
}

function drawMarks(land: LandOnMap): string {
  const row: { width: number; svg: string }[] = [];
  if (land.fort) row.push({ width: 34, svg: group(`fort ${land.fort}`, FORTS[land.fort]) });
  if (land.home) {
    const shield = `<path class="field" d="${SHIELD}"/>${group('charge', CHARGES[land.home])}`;
    row.push({ width: 26, svg: group(`home ${land.home}`, shield) });
  }
  for (let barrel = 0; barrel < (land.supply ?? 0); barrel++)
    row.push({ width: 21, svg: group('supply', BARREL) });
  for (let crown = 0; crown < (land.power ?? 0); crown++) row.push({ width: 21, svg: group('power', CROWN) });
  if (!land.marks) return '';
  const [x, y] = land.marks;
  let left = x - row.reduce((sum, { width }) => sum + width, 0) / 2;
  return row
    .map(({ width, svg }) => {
      left += width;
      return `<g transform="translate(${left - width / 2} ${y})">${svg}</g>`;
    })
    .join('');
}

/** A name around its place, in two lines where it is long; in em, so that the style says how large. */
function drawName([x, y]: readonly [number, number], text: string): string {
  const rows = breakName(text);
  const spans = rows.map((row, index) => {
    const down = index > 0 ? 1 : 0.34 - (rows.length - 1) / 2;
    return `<tspan x="${x}" dy="${down}em">${escape(row)}</tspan>`;
  });
  return `<text x="${x}" y="${y}">${spans.join('')}</text>`;
}

/** The name and icons of an area as they are printed, to be drawn once more over what covers them; a port has none. */
export function drawPrintOf(id: AreaOnMapId, text: string): string {
  const area: LandOnMap | SeaOnMap | PortOnMap = MAP_AREAS[id];
  if (area.kind === 'port') return '';
  const marks = area.kind === 'land' ? group('marks', drawMarks(area)) : '';
  return marks + group(`names of-${area.kind}s`, drawName(area.name, text));
}

export function breakName(text: string): string[] {
  const words = text.split(' ');
  if (text.length <= 11 || words.length === 1) return [text];
  const cuts = words.slice(1).map((_, index) => index + 1);
  const longest = (cut: number): number =>
    Math.max(words.slice(0, cut).join(' ').length, words.slice(cut).join(' ').length);
  const cut = cuts.reduce((best, next) => (longest(next) <= longest(best) ? next : best), 1);
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const WALL =
  '<path class="ice" d="M480 8H720"/><path class="joints" d="M480 8H720"/><path class="crest" d="M480 18H720"/>';

const COMPASS =
  '<g transform="translate(920 150)"><circle r="26"/><path class="points" d="M0-44 6-6 0 44-6-6zM-36 0l30-6L36 0 6 6z"/>' +
  '<path class="north" d="M0-44 6-6H-6z"/></g>';
