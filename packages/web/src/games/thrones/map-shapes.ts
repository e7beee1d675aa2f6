// The shapes of the map, written by scripts/map/build-map.ts: change scripts/map/westeros.json, not this file.
// A line is its first point 'x,y' and the steps to the others (map-lines.ts reads it). A ring goes around an area by the
// numbers of its borders in BORDERS; -1 - n is border n backwards. The first ring is the outline; in a sea the others are
// islands, in a land its islets.

type Point = readonly [x: number, y: number];

export interface Border {
  readonly between: readonly string[];
  readonly kind: 'land' | 'coast' | 'sea' | 'river' | 'edge';
  readonly line: string;
}

export type TerrainSign = 'mountains' | 'pines' | 'woods' | 'hills' | 'marsh' | 'fields' | 'dunes';

export type House = 'stark' | 'lannister' | 'baratheon' | 'greyjoy' | 'tyrell' | 'martell';

interface Pieces {
  readonly centre: Point;
  readonly units: Point;
  readonly order: Point;
}

export interface LandOnMap extends Pieces {
  readonly kind: 'land';
  readonly rings: readonly (readonly number[])[];
  readonly name: Point;
  /** The power token of who holds the land. */
  readonly token: Point;
  /** A garrison or a neutral force. */
  readonly garrison: Point;
  /** What is printed: Castle or Stronghold, home shield, supply and power icons, side by side. */
  readonly marks?: Point;
  readonly fort?: 'castle' | 'stronghold';
  readonly supply?: number;
  readonly power?: number;
  readonly home?: House;
  readonly terrain?: Readonly<Partial<Record<TerrainSign, string>>>;
}

export interface SeaOnMap extends Pieces {
  readonly kind: 'sea';
  readonly rings: readonly (readonly number[])[];
  readonly name: Point;
}

export interface PortOnMap extends Pieces {
  readonly kind: 'port';
  readonly land: string;
  readonly sea: string;
}

type AreaOnMap = LandOnMap | SeaOnMap | PortOnMap;

export interface Bridge {
  readonly between: readonly [string, string];
  readonly at: Point;
  readonly direction: Point;
}

export const MAP_SIZE = { width: 1000, height: 1860 } as const;

export const PORT_RADIUS = 28;

// oxfmt-ignore
export const BORDERS = [
  { between: ['castle-black', 'winterfell'], kind: 'land', line: '411,180 10,-6 14,-8 15,-6 13,-3 14,-1 13,-2 12,-3 11,-3 12,-1 14,2 16,5 15,2 14,-1 14,-2 12,-4 12,-6 11,-8 8,-5' },
  { between: ['castle-black', 'karhold'], kind: 'land', line: '641,130 3,-6 5,-7 6,-7 8,-4 8,-3 9,-1 8,1 9,2 8,3 8,4 8,4 6,3' },
  { between: ['karhold', 'winterfell'], kind: 'land', line: '641,130 6,7 8,10 9,9 9,4 9,2 8,5 6,9 6,11 4,12 2,11 1,12 2,11 3,10 5,10 4,9 4,10 5,9 3,7' },
  { between: ['winterfell', 'white-harbor'], kind: 'land', line: '727,326 -7,-4 -10,-5 -10,-5 -10,-5 -11,-5 -11,-4 -9,-4 -9,-3 -10,-1 -11,1 -12,2 -12,5 -11,9 -10,12 -9,12 -6,11 -4,10 -5,9 -5,8 -6,6 -6,8 -8,9 -9,10 -8,11 -6,11 -4,11 -3,11 -2,11 -1,12 1,11 3,11 4,11 4,10 3,10 4,9 2,7' },
  { between: ['winterfell', 'moat-cailin'], kind: 'land', line: '523,538 -5,-2 -7,-3 -6,-1 -5,2 -5,4 -5,3 -6,1 -6,0 -6,1 -6,3 -5,3 -4,3' },
  { between: ['winterfell', 'moat-cailin'], kind: 'river', line: '457,552 -3,4 -4,5 -5,3 -5,-2 -5,-4 -5,-2 -5,2 -5,3 -3,3' },
  { between: ['winterfell', 'greywater-watch'], kind: 'river', line: '417,564 -3,-3 -4,-3 -5,-2 -4,2 -5,4 -4,3 -5,1 -4,-1 -3,0' },
  { between: ['winterfell', 'stony-shore'], kind: 'land', line: '218,298 5,4 8,4 9,3 9,-3 11,-5 10,-2 10,2 10,5 10,6 10,6 11,8 9,9 8,11 8,12 7,12 6,12 5,11 4,12 3,13 3,13 0,12 -2,11 -3,11 -5,9 -6,8 -7,7 -6,6 -5,5 -5,5 -5,5 -5,8 -4,8 -3,6' },
  { between: ['white-harbor', 'widows-watch'], kind: 'land', line: '735,379 -6,1 -9,1 -8,2 -7,3 -7,3 -8,5 -9,5 -9,7 -8,7 -7,8 -7,9 -5,9 -5,11 -4,11 -2,11 2,10 4,8 5,8 6,6 8,5 7,3 6,0 6,-1 6,-1 7,2 6,3 5,2' },
  { between: ['white-harbor', 'moat-cailin'], kind: 'land', line: '523,538 2,-3 4,-4 3,-3 3,1 2,4 3,1 4,-3 3,-5 3,-3' },
  { between: ['greywater-watch', 'moat-cailin'], kind: 'land', line: '417,564 -2,7 -3,10 -3,10 -4,9 -5,9 -4,9 -3,9 -2,9 0,9 2,10 3,11 2,11 -1,10 -3,11 -2,9 -1,9 -1,8 -1,5' },
  { between: ['moat-cailin', 'seagard'], kind: 'land', line: '389,729 1,4 2,6 2,5 3,4 4,3 4,4 3,5 3,6 2,4' },
  { between: ['moat-cailin', 'twins'], kind: 'land', line: '502,722 -4,3 -6,4 -6,4 -5,3 -5,3 -6,1 -6,-1 -7,-1 -7,-1 -8,1 -9,2 -6,2' },
  { between: ['moat-cailin', 'twins'], kind: 'river', line: '427,742 -2,3 -4,5 -3,5 -2,5 -2,6 -1,4' },
  { between: ['flints-finger', 'greywater-watch'], kind: 'land', line: '283,584 1,7 1,9 1,10 -1,9 -2,8 -2,9 -3,9 -3,9 -2,8 -1,8 -1,8 0,6' },
  { between: ['greywater-watch', 'seagard'], kind: 'land', line: '311,716 5,-3 6,-3 8,-3 9,-2 10,-2 9,0 6,4 5,6 5,5 6,4 5,4 4,3' },
  { between: ['twins', 'seagard'], kind: 'river', line: '413,770 2,7 2,5 0,5 2,5 2,4 6,5 7,4 6,4 5,5 4,5 4,5 5,5 5,6 5,6 4,5 2,3 4,5 3,3 5,6' },
  { between: ['twins', 'riverrun'], kind: 'river', line: '486,863 2,3 3,4 3,4 3,4 4,3 2,3' },
  { between: ['twins', 'mountains-of-the-moon'], kind: 'land', line: '503,884 3,-7 4,-10 5,-8 5,-5 5,-3 5,-3 5,-5 4,-5 5,-5 5,-6 5,-6 6,-4 6,0 7,1 7,0 7,-4 7,-5 5,-4' },
  { between: ['fingers', 'twins'], kind: 'land', line: '569,718 2,6 4,8 2,8 -1,8 -2,7 0,8 2,7 4,8 4,7 5,8 6,7 4,5' },
  { between: ['fingers', 'mountains-of-the-moon'], kind: 'land', line: '599,805 8,3 12,5 11,2 7,-2 7,-3 6,-3 7,0 7,2 8,0 9,-2 10,-3 9,-4 7,-4 7,-5 6,-4 7,-4 6,-4 4,-2' },
  { between: ['mountains-of-the-moon', 'riverrun'], kind: 'river', line: '503,884 3,6 3,4 1,4 5,6 5,3 5,1 5,3 4,8 2,5 2,4 3,5 2,4 3,3 3,5 3,3 3,3 5,5' },
  { between: ['mountains-of-the-moon', 'harrenhal'], kind: 'river', line: '560,956 3,0 4,1 5,1 5,2 5,3 3,2' },
  { between: ['mountains-of-the-moon', 'crackclaw-point'], kind: 'river', line: '585,965 4,5 6,6 5,4 5,0 4,-3 5,0 5,4 4,5 5,4 5,1 5,0 4,0' },
  { between: ['mountains-of-the-moon', 'eyrie'], kind: 'land', line: '746,878 -4,-3 -7,-4 -7,-4 -9,-2 -9,-2 -10,0 -10,0 -9,2 -9,2 -8,3 -8,3 -6,5 -4,6 -2,6 0,7 1,6 3,7 4,5 5,4 5,3 6,4 7,5 8,5 7,5 5,6 5,6 5,5 6,4 7,2 6,3 7,4 6,4 5,3' },
  { between: ['seagard', 'riverrun'], kind: 'land', line: '420,850 4,4 6,5 6,4 6,3 6,2 6,1 5,-3 6,-4 5,-3 6,0 6,2 4,2' },
  { between: ['riverrun', 'lannisport'], kind: 'land', line: '331,928 3,4 5,7 3,6 -1,6 -4,6 -1,6 3,5 5,5 3,5 0,6 -2,7 -1,6 3,7 4,7 3,5' },
  { between: ['riverrun', 'harrenhal'], kind: 'land', line: '452,965 5,-3 6,-4 7,-2 7,1 7,3 6,2 5,-2 4,-3 4,-3 5,-2 6,-2 6,0 6,3 7,4 7,3 7,0 8,-2 5,-2' },
  { between: ['riverrun', 'stoney-sept'], kind: 'land', line: '354,1016 4,0 6,1 6,0 6,-1 7,-2 7,-2 7,-2 8,-3 7,-4 5,-5 5,-6 4,-6 4,-5 4,-6 4,-4 5,-3 5,-2 4,-1' },
  { between: ['lannisport', 'stoney-sept'], kind: 'land', line: '354,1016 -4,2 -6,2 -6,3 -5,3 -6,4 -5,4 -5,4 -5,5 -3,6 1,7 2,8 2,7 -1,7 -3,6 -2,6 0,6 1,7 1,4' },
  { between: ['lannisport', 'searoad-marches'], kind: 'land', line: '310,1107 -5,2 -8,4 -7,3 -6,4 -6,4 -6,3 -6,2 -5,2 -6,0 -6,-2 -6,-3 -7,-1 -7,3 -7,4 -7,3 -7,0 -7,-1 -5,-1' },
  { between: ['harrenhal', 'crackclaw-point'], kind: 'land', line: '557,1090 4,-4 5,-6 6,-7 6,-6 5,-7 5,-7 4,-6 2,-6 1,-7 -2,-7 -4,-8 -2,-7 1,-7 3,-7 1,-8 -2,-9 -3,-9 -2,-7' },
  { between: ['harrenhal', 'stoney-sept'], kind: 'land', line: '490,1086 -1,-6 -1,-8 -2,-8 -3,-7 -4,-8 -3,-7 -1,-8 1,-7 -1,-8 -3,-7 -4,-7 -4,-8 -4,-11 -5,-12 -3,-9' },
  { between: ['harrenhal', 'blackwater'], kind: 'land', line: '490,1086 4,-2 6,-3 6,-2 6,0 5,2 6,2 6,2 5,3 6,2 6,1 7,-1 4,0' },
  { between: ['crackclaw-point', 'blackwater'], kind: 'land', line: '557,1090 2,4 4,5 3,6 2,5 1,5 2,5 3,4 3,3 3,4 2,5 1,6 1,4' },
  { between: ['crackclaw-point', 'kings-landing'], kind: 'land', line: '584,1146 4,-5 6,-6 6,-6 6,-4 6,-3 6,-2 6,-2 6,-2 7,0 7,2 8,3 8,2 7,0 6,-2 7,-1 7,-1 8,-1 5,0' },
  { between: ['stoney-sept', 'blackwater'], kind: 'land', line: '315,1176 6,-3 10,-3 9,-2 8,1 9,3 8,0 9,-4 8,-6 8,-5 7,-3 6,-3 7,-3 8,-3 9,-3 9,-4 8,-5 9,-7 7,-6 6,-6 5,-7 5,-6 5,-6 5,-5 4,-4' },
  { between: ['stoney-sept', 'searoad-marches'], kind: 'land', line: '310,1107 2,4 3,6 1,6 -2,6 -3,7 -1,6 2,6 4,7 2,6 0,6 -2,5 -1,4' },
  { between: ['blackwater', 'searoad-marches'], kind: 'land', line: '328,1280 -5,-5 -6,-6 -5,-8 -3,-8 -1,-9 0,-9 3,-9 4,-9 2,-8 -2,-7 -3,-6 -2,-6 1,-6 2,-5 2,-3' },
  { between: ['blackwater', 'kings-landing'], kind: 'land', line: '584,1146 -2,5 -3,6 -2,7 1,6 3,7 2,6 -1,7 -2,6 -1,6 1,5 3,5 2,3' },
  { between: ['blackwater', 'reach'], kind: 'land', line: '328,1280 5,4 8,5 9,2 9,-3 10,-5 11,-3 12,1 14,3 14,1 16,-1 10,-2 8,-1 15,-3 12,-2 9,-2 10,-4 10,-6 10,-7 10,-7 9,-8 7,-7 9,-7 11,-5 11,-5 8,-3' },
  { between: ['searoad-marches', 'reach'], kind: 'land', line: '328,1280 -3,2 -5,2 -3,3 -2,5 -1,5 0,5 1,4 3,3 1,4 -1,4 -3,4 -2,3' },
  { between: ['searoad-marches', 'highgarden'], kind: 'land', line: '155,1304 6,-3 9,-3 10,-3 10,-2 10,-1 10,-1 9,-1 8,-1 9,0 9,1 8,2 9,3 9,4 10,5 9,5 9,5 8,6 6,4' },
  { between: ['kings-landing', 'kingswood'], kind: 'land', line: '615,1278 7,1 9,1 9,0 8,-3 8,-4 8,-4 8,-4 8,-5 7,-4 7,-5 7,-4 7,-5 7,-4 6,-5 7,-5 8,-7 8,-8 6,-6' },
  { between: ['kings-landing', 'reach'], kind: 'land', line: '585,1215 0,5 0,8 1,7 1,7 3,6 2,6 3,4 3,3 4,4 5,5 5,5 3,3' },
  { between: ['kingswood', 'reach'], kind: 'land', line: '615,1278 -5,3 -6,5 -6,5 -5,5 -5,6 -4,7 -3,8 -3,9 -1,9 1,9 2,10 2,8 3,7 2,5 3,6 2,6 3,7 1,4' },
  { between: ['kingswood', 'storms-end'], kind: 'land', line: '782,1282 -5,2 -6,4 -7,3 -6,4 -7,3 -7,4 -8,4 -7,3 -7,4 -5,5 -4,5 -4,5 -6,6 -7,7 -6,6 -6,5 -6,5 -6,5 -4,5 -4,4 -4,5 -4,5 -5,5 -3,3' },
  { between: ['kingswood', 'boneway'], kind: 'land', line: '596,1397 3,-3 5,-4 4,-2 4,0 4,2 4,1 5,-2 4,-3 5,-2 5,1 5,2 4,2' },
  { between: ['reach', 'highgarden'], kind: 'land', line: '313,1324 3,5 3,7 3,7 1,5 1,5 2,5 4,4 6,4 4,5 2,6 2,6 2,5 5,5 6,3 4,3' },
  { between: ['reach', 'dornish-marches'], kind: 'land', line: '361,1399 6,-4 8,-4 10,-3 11,1 12,4 12,2 11,-1 12,-2 11,-1 11,1 11,3 10,4 9,6 8,6 9,6 12,5 12,3 9,3' },
  { between: ['reach', 'boneway'], kind: 'land', line: '596,1397 -4,1 -5,2 -5,2 -4,2 -5,3 -4,3 -4,4 -5,5 -4,4 -4,2 -4,2 -3,1' },
  { between: ['highgarden', 'dornish-marches'], kind: 'land', line: '288,1456 3,-4 5,-6 6,-6 6,-5 7,-6 7,-4 6,-3 6,-2 6,-3 8,-6 7,-7 6,-5' },
  { between: ['highgarden', 'oldtown'], kind: 'land', line: '244,1445 3,3 4,4 5,3 4,0 5,-1 5,-1 6,1 7,1 5,1' },
  { between: ['storms-end', 'boneway'], kind: 'land', line: '659,1455 2,-5 2,-7 1,-7 -1,-7 -1,-6 -2,-6 -3,-4 -2,-3 -3,-4 -2,-6 -1,-6 -1,-5' },
  { between: ['dornish-marches', 'boneway'], kind: 'land', line: '545,1428 -5,2 -8,3 -8,3 -7,3 -7,3 -6,3 -6,4 -5,5 -5,4 -6,4 -6,4 -4,2' },
  { between: ['dornish-marches', 'oldtown'], kind: 'land', line: '288,1456 1,4 2,7 1,6 -1,5 -3,6 -2,6 -2,9 -1,10 -1,7' },
  { between: ['dornish-marches', 'princes-pass'], kind: 'land', line: '341,1508 5,-4 7,-6 7,-6 6,-4 7,-4 7,-3 8,-2 8,-2 8,-2 9,-2 9,-3 8,-1 8,1 7,2 7,1 8,-1 7,-2 5,-2' },
  { between: ['dornish-marches', 'three-towers'], kind: 'land', line: '282,1516 4,-2 5,-4 5,-2 5,0 5,1 5,1 5,2 5,3 5,1 6,-2 5,-3 4,-3' },
  { between: ['boneway', 'princes-pass'], kind: 'land', line: '472,1468 2,7 3,10 1,10 0,10 -2,10 -2,10 -3,9 -4,8 -4,9 -4,10 -3,11 -3,7' },
  { between: ['boneway', 'yronwood'], kind: 'land', line: '453,1579 4,-2 5,-2 6,-1 5,1 6,1 5,1 5,-1 6,-1 5,-1 6,1 6,2 4,2' },
  { between: ['oldtown', 'three-towers'], kind: 'land', line: '282,1516 -4,3 -5,5 -5,5 -4,6 -3,7 -3,6 -3,3 -3,3 -4,3 -5,6 -6,6 -5,5 -4,1 -4,-1 -4,1 -5,4 -5,4 -3,4' },
  { between: ['princes-pass', 'three-towers'], kind: 'land', line: '369,1566 -4,-3 -6,-4 -6,-4 -5,-3 -5,-4 -4,-4 -3,-6 -2,-7 0,-6 2,-6 3,-7 2,-4' },
  { between: ['princes-pass', 'three-towers'], kind: 'river', line: '352,1629 1,-5 1,-6 2,-7 3,-6 4,-6 3,-7 1,-5 1,-4 0,-5 0,-5 1,-7' },
  { between: ['princes-pass', 'yronwood'], kind: 'land', line: '453,1579 -2,3 -2,5 -3,5 -2,5 -2,5 -2,5 -1,7 -1,7 0,5' },
  { between: ['princes-pass', 'starfall'], kind: 'land', line: '352,1629 6,-2 8,-3 8,-2 7,0 7,2 7,2 7,3 7,3 7,1 8,-2 8,-3 6,-2' },
  { between: ['three-towers', 'starfall'], kind: 'river', line: '339,1654 2,-2 2,-4 3,-4 2,-5 2,-6 2,-4' },
  { between: ['yronwood', 'sunspear'], kind: 'land', line: '646,1598 1,3 1,5 0,5 -2,4 -3,3 -3,4 -3,4 -4,4 -2,3' },
  { between: ['yronwood', 'salt-shore'], kind: 'land', line: '514,1672 6,2 8,1 8,1 7,-2 6,-4 7,-3 6,1 7,2 6,0 7,-3 7,-6 7,-4 6,-2 5,-2 5,-3 7,-6 7,-6 5,-5' },
  { between: ['yronwood', 'starfall'], kind: 'land', line: '438,1626 3,5 4,7 5,6 5,6 5,5 6,4 7,3 7,1 8,2 9,3 10,2 7,2' },
  { between: ['sunspear', 'salt-shore'], kind: 'land', line: '631,1633 5,3 8,4 8,4 8,3 8,3 8,2 9,-1 9,-2 10,-1 10,2 10,4 10,3 9,0 10,-2 9,0 10,3 9,5 9,4 8,1 7,-1 7,0 6,2 6,3 4,2' },
  { between: ['salt-shore', 'starfall'], kind: 'land', line: '514,1672 -1,3 -2,5 -1,5 2,4 2,5 3,4 2,4 1,5 2,4 4,5 5,5 3,3' },
  { between: ['castle-black', 'bay-of-ice'], kind: 'coast', line: '411,180 0,-5 2,-4 3,-3 2,-4 4,-3 6,-2 4,-2 5,-1 -5,-6 0,-6 -3,-6 3,-8 -1,-6 -6,-6 -3,-5 -7,-1 5,-3 4,-7 2,-5 1,-4 1,-7 5,-2 3,-4 4,-5 6,-4 -3,-6 -1,-6 -2,-3 2,-6 -1,-5 -1,-4 6,-3 6,-4 6,-4 2,-5 2,-3 4,2 4,2 6,-1 4,0 5,-2 5,-4 6,-4 6,-6 3,-6 5,-3' },
  { between: ['castle-black', 'shivering-sea'], kind: 'coast', line: '691,0 3,4 4,4 3,6 -1,5 -2,3 -1,5 -3,5 0,5 4,2 5,1 5,4 4,5 3,7 2,6 0,8 3,6 4,2 -3,7 -5,4 -1,4 -3,4 6,4 5,6 0,8 4,4' },
  { between: ['karhold', 'shivering-sea'], kind: 'coast', line: '727,119 3,5 4,2 5,4 3,2 4,-4 3,-2 6,-2 5,1 5,2 6,0 8,2 6,5 6,-2 4,-2 5,1 6,-3 6,2 7,2 7,4 5,3 5,6 6,2 3,4 7,5 6,0 2,6 1,5 6,4 2,3 3,5 -1,5 -1,5 -5,4 -5,4 -1,6 2,6 3,7 4,3 -3,4 -1,4 -4,3 -4,6 -2,4 -2,6 -2,7 -4,4 -7,0 -5,-2 -5,-2 -4,0 -3,6 -7,3 -4,3 -5,1 -6,1 -5,6 -1,6 -4,6 -6,1 -7,0 -5,2 -4,4 -2,5 -3,5 -4,3 -4,4 -6,-5 -5,-3 -4,-6 -5,-7' },
  { between: ['winterfell', 'shivering-sea'], kind: 'coast', line: '735,288 -5,3 -3,7 0,8 5,6 0,7 -5,7' },
  { between: ['winterfell', 'bay-of-ice'], kind: 'coast', line: '218,298 -4,-3 -5,-3 -1,-4 -2,-5 -5,0 -5,-3 -6,-5 -4,-5 -5,-5 0,-5 -3,-3 -2,-5 2,-5 4,-6 4,-3 5,-3 4,-2 5,-1 4,2 -3,-7 -3,-6 2,-5 5,-3 4,-2 5,-3 5,-2 2,-4 6,-1 7,-4 7,-2 6,1 5,-5 6,-1 6,-2 4,2 2,5 6,2 5,1 5,-1 8,0 2,-7 5,-4 5,-1 4,-3 1,-6 0,-7 2,-4 4,-3 5,-6 1,-6 2,-6 6,-4 4,-2 3,-4 4,2 4,4 6,5 1,8 -2,8 -2,5 0,5 3,4 2,4 3,3 5,4 7,-4 4,-2 5,-3 2,4 3,4 3,5 6,3 4,-5 2,-4 7,-1 6,-3' },
  { between: ['winterfell', 'bay-of-ice'], kind: 'coast', line: '380,565 -3,-3 -1,-5 -6,-3 -8,-2 -3,-3 -5,0 -4,-2 -2,-6 -3,-6 -3,-3 -6,2 -6,4 -5,-4 -7,-2' },
  { between: ['widows-watch', 'shivering-sea'], kind: 'coast', line: '735,379 6,4 2,5 5,2 4,1 0,8 5,6 3,6 4,2 3,4 -1,8 7,5 0,4 2,5 5,0 3,3 3,4 4,4 8,1 5,5 2,5 3,4 4,7 1,6 1,6 4,5' },
  { between: ['widows-watch', 'narrow-sea'], kind: 'coast', line: '818,489 -5,0 -4,1 -3,3 -6,0 -5,-2 -3,-5 -5,-1 -3,-3 -5,1 -7,0 -8,-1 -5,-4 -4,-2 -5,2 -5,5 -7,4 -3,4 -4,6 -2,3 -5,2 -7,1 -5,3 -7,4 -3,7' },
  { between: ['stony-shore', 'bay-of-ice'], kind: 'coast', line: '218,298 -6,0 -5,-4 -7,-4 -6,3 -4,5 -5,-1 -5,1 -3,-4 -4,-6 -4,0 -4,-3 -5,1 -6,4 -3,6 -3,5 1,8 3,4 1,7 -3,6 -6,3 -3,4 -4,4 -5,2 -2,6 3,7 1,7 4,4 -4,3 -6,4 -6,3 -4,6 0,5 -4,4 -4,4 -2,6 4,5 3,4 3,2 5,1 5,3 4,2 5,2 5,5 4,4 2,5 4,4 -1,8 -3,7 -4,5 -4,3 -1,5 -5,4 -3,4 -3,5 4,5 4,3 1,4 2,4 3,6 2,6 6,4 5,0 5,5 2,8 1,8 6,4 3,6 5,-3 4,-3 7,-3 5,4 2,5 4,4 5,2 5,5 5,0 3,3 3,6 2,6 4,-3 4,-6 5,-2 5,0 6,2 7,0 5,3 4,6 5,-3 5,-4 7,-3 3,-4 5,-1 6,0 7,-3 5,-4 1,-6 6,-2 6,-3' },
  { between: ['white-harbor', 'shivering-sea'], kind: 'coast', line: '727,326 5,3 6,6 4,2 4,3 3,4 4,4 -1,8 -3,5 -2,5 -5,3 -3,2 0,4 -4,4' },
  { between: ['white-harbor', 'narrow-sea'], kind: 'coast', line: '702,517 -1,5 -3,5 -4,4 0,5 0,6 3,3 1,6 4,3 -2,4 -7,3 -3,6 -2,6 -4,2 -6,4 -5,3 -5,2 -5,-1 -6,-4 -5,-2 -2,-4 -7,4 -5,-3 -6,1 -4,-1 -5,1 -5,-3 -6,-1 -4,-4 -7,-1 -2,-4 -3,-4 -2,-4 -2,-4 -4,-6 0,-5 -5,1 -4,2 -7,1 -2,-4 -1,-4 -3,-5 -6,-2 -3,-4 -7,-1' },
  { between: ['moat-cailin', 'narrow-sea'], kind: 'coast', line: '550,523 0,6 2,3 4,4 1,7 -3,6 -1,6 -1,6 -6,4 -4,5 -8,1 -3,4 -1,5 1,7 -3,6 5,4 1,4 1,5 -5,5 -6,4 -3,6 1,8 -2,4 -3,7 -3,6 -2,5 1,4 4,3 1,7 1,5 2,7 -4,5 -6,4 -4,4 -1,6 -2,8 -3,5 -2,6 3,7' },
  { between: ['flints-finger', 'bay-of-ice'], kind: 'coast', line: '176,631 4,-3 3,-3 5,-7 8,1 3,3 5,3 3,-4 4,-4 3,-5 8,-2 4,3 5,4 4,-1 5,0 7,-2 3,-4 1,-7 3,-4 8,-2 3,-4 3,-2 8,-1 4,-2 3,-4' },
  { between: ['flints-finger', 'sunset-sea'], kind: 'coast', line: '176,631 -4,1 -5,-3 -7,-2 -3,3 1,5 -4,1 -4,4 -8,0 -6,-6 -3,2 -3,5 -3,4 -5,2 -1,7 -3,5 -5,2 -3,5 0,5 1,7 3,5 2,5' },
  { between: ['flints-finger', 'ironmans-bay'], kind: 'coast', line: '116,688 7,0 3,4 2,5 4,2 8,-1 5,2 5,1 5,-3 5,-4 5,-2 5,0 5,1 6,4 5,1 4,-2 3,3 6,1 4,0 5,1 5,-3 3,-7 5,0 5,-3 6,2 4,4 8,0 7,-2 3,-4 4,-2 7,-2 6,0' },
  { between: ['greywater-watch', 'bay-of-ice'], kind: 'coast', line: '283,584 4,-1 6,2 4,-1 3,-4 5,1 4,-1 6,4 3,4 5,2 5,-3 4,-2 4,-3 8,-2 3,1 5,-3 6,-4 8,-1 7,-5 7,-3' },
  { between: ['greywater-watch', 'ironmans-bay'], kind: 'coast', line: '271,684 2,4 6,3 1,8 5,-1 6,0 1,3 4,5 4,5 6,4 5,1' },
  { between: ['fingers', 'narrow-sea'], kind: 'coast', line: '569,718 1,-5 1,-4 5,-4 3,-7 -1,-6 7,-2 6,-4 3,-4 2,-5 4,-2 6,1 8,-2 6,-1 7,-4 5,-4 4,-4 3,-4 4,-2 5,0 7,-1 5,0 5,0 6,-3 5,0 7,2 7,-2 3,-4 4,-1 7,-1 5,-1 8,1 5,6 4,1 4,3 4,-1 5,0 4,1 5,2 5,-4 7,-4 5,1 5,4 8,3 7,-3 4,1 5,2 7,0 7,1 4,-1 5,2 4,-6 5,-2 7,2 5,-2 5,0 4,2 5,7 3,2 4,3 3,5 3,3 -3,5 -3,3 -6,3 -7,-1 -7,-1 -7,0 -7,-1 -7,-4 -7,-1 -5,2 -6,0 -4,3 -8,2 -6,0 -4,-3 -7,4 -7,2 3,4 6,3 7,3 8,0 7,-2 5,1 4,2 8,1 8,0 6,1 4,3 3,3 7,4 4,3 5,0 4,6 5,4 -4,4 -6,1 -5,3 -5,3 -6,-1 -7,-3 -5,-2 -3,-4 -6,2 -5,-1 -5,-3 -6,-4 -5,-2 -5,0 -7,3 -7,2 -3,6 -4,3 4,6 6,3 2,4 5,3 8,3 6,0 5,-2 3,5 5,4 4,1 3,3 7,2 -3,3 -6,3 -5,3 -4,2 -5,-3 -6,-2 -7,-2 -6,-1 -5,-1 -7,3 -5,-2 -5,-5 -5,5 -3,6 -4,5 -5,0 -4,2' },
  { between: ['twins', 'narrow-sea'], kind: 'coast', line: '502,722 2,-4 6,-2 6,-2 5,2 4,3 4,5 4,3 4,-3 3,-3 5,0 5,-3 4,-2 4,0 5,-1 6,3' },
  { between: ['seagard', 'ironmans-bay'], kind: 'coast', line: '311,716 -1,8 3,5 -1,5 2,6 2,7 2,6 4,4 4,2 6,-2 5,1 6,1 5,2 2,5 2,5 4,4 6,2 -4,3 -3,4 0,6 -3,6 -8,2 -8,2 -3,3 -6,3 -3,4 -3,7 2,5 2,3 2,5 3,3 8,2 6,0 4,-2 4,5 2,4 4,5 4,1 4,2 4,5 5,1 5,0 4,3 6,0 4,3 4,3 1,-6 6,-5 4,0 5,-2 6,-2' },
  { between: ['mountains-of-the-moon', 'narrow-sea'], kind: 'coast', line: '737,777 3,3 3,5 4,2 5,2 4,1 5,-1 5,-4 4,-2 6,-2 4,2 5,3 7,1 8,2 6,-4 3,-5 3,-3 8,-1 6,1 5,3 5,0 7,2 7,-1 5,5 5,3 3,4 5,1 5,3 3,4 4,5 0,7 0,4 -2,5 -7,2 -3,4 -7,0 -5,-4 -6,2 -4,-2 -5,0 -6,1 -6,1 -5,5 -6,2 -6,-2 -5,3 -7,1 -7,-3 -6,1 -4,2 -5,2 -2,5 -4,3 -5,1 -3,2 -2,3 -2,5 -3,3 -3,4 -5,5 -2,5 -1,5' },
  { between: ['mountains-of-the-moon', 'narrow-sea'], kind: 'coast', line: '742,978 -4,1 -5,1 -5,-3 -4,0 -4,1 -6,1 -3,2 -5,1 -8,-1 -4,-4 -6,-2 -5,1 -7,0 -3,4 -5,2 -8,1 -5,3 -5,3 -8,2' },
  { between: ['eyrie', 'narrow-sea'], kind: 'coast', line: '746,878 5,-2 2,-3 4,0 5,-3 5,-1 5,2 7,-3 5,-3 3,-6 7,-2 5,2 7,-2 7,0 6,2 6,3 5,-1 6,3 7,2 4,0 5,4 6,2 2,3 3,4 5,5 4,3 6,1 4,0 4,3 4,0 1,4 5,3 4,3 4,3 -4,2 -2,5 -6,4 -4,1 -5,3 -5,0 -6,-2 -3,7 -3,5 -4,1 -5,1 -3,0 -8,1 -4,2 -3,4 -6,0 -5,3 -5,0 -4,2 -7,-1 -6,-1 -4,4 -5,2 -5,2 -2,5 -7,3 -6,-1 -5,0 -5,2 -5,4 -1,5 -3,4 -4,0 -5,1 -4,2 -3,4' },
  { between: ['riverrun', 'ironmans-bay'], kind: 'coast', line: '420,850 3,7 4,6 -1,5 -3,6 -7,4 -6,4 -8,-2 -7,4 -3,4 0,5' },
  { between: ['riverrun', 'golden-sound'], kind: 'coast', line: '392,893 -3,2 -3,4 -6,1 -4,4 -4,7 -5,0 -5,0 -8,0 -3,3 -4,2 -3,7 -7,3 -6,2' },
  { between: ['lannisport', 'golden-sound'], kind: 'coast', line: '331,928 -4,2 -4,2 -5,0 -6,4 -5,-1 -3,-6 -7,-1 -7,2 -7,1 -6,0 -6,4 -3,6 -5,2 -4,5 -6,2 -3,4 -4,5 -3,5 0,6 -3,5 -4,2 -4,6 -4,4 -2,3 -1,6 -4,3 -5,3 -6,2 -3,3 -3,4 -2,6 2,6 -1,4 -2,5 2,6 3,4 -3,7 -1,6 1,5 0,5 -2,4 0,6 -1,4 -4,1 -5,3 -5,5 -5,0 -4,2 -2,6 -5,3 -1,7 -5,4 -2,3 0,6 -4,4 1,6 5,4 5,-5 5,-1 7,3 3,6 7,-1 5,-2' },
  { between: ['crackclaw-point', 'narrow-sea'], kind: 'coast', line: '642,991 6,3 4,3 6,4 6,5 8,1 7,2 7,4 4,4 4,-5 4,-1 7,-2 7,-1 6,-1 6,3 6,3 4,6 3,-3 5,-1 6,-1 6,2 8,-1 4,-3 5,-4 5,-4 4,0 5,-4 6,0 5,1 4,-7 5,-2 4,-3 3,-3 3,-6 3,-4 5,-1 5,2 6,-2 4,-7 5,-4 7,0 7,-1' },
  { between: ['crackclaw-point', 'blackwater-bay'], kind: 'coast', line: '778,1047 -3,1 -5,2 -6,6 -6,-4 -5,0 -5,1 -6,4 -4,1 -5,3 -4,5 -2,7 -4,2 -2,4 -3,4 -5,7 -4,3 -5,4 2,6 -1,5 -4,4 -1,6' },
  { between: ['crackclaw-point', 'shipbreaker-bay'], kind: 'coast', line: '778,1047 8,-2 4,-1 6,-2 8,-2 4,-3 4,-3 3,-5 4,-5 7,-3 7,-4 4,-6 2,-4 3,-4 4,-2 1,-6 0,-6 -4,-3 -2,-4 5,-4 4,-6 3,-5 4,-4' },
  { between: ['searoad-marches', 'golden-sound'], kind: 'coast', line: '196,1133 1,6 2,5 -3,5 -3,6' },
  { between: ['searoad-marches', 'sunset-sea'], kind: 'coast', line: '193,1155 -2,8 -4,4 -1,5 -6,5 -6,6 -1,5 3,5 1,5 1,7 -6,4 -3,3 0,6 -3,6 -4,5 -1,5 0,8 -3,7 -2,8' },
  { between: ['searoad-marches', 'west-summer-sea'], kind: 'coast', line: '156,1257 5,6 5,6 -3,6 -3,7 2,4 4,7 -4,6 -3,2 -4,3' },
  { between: ['kings-landing', 'blackwater-bay'], kind: 'coast', line: '700,1118 -4,3 -5,4 -1,8 2,4 2,4 1,7 -6,5 -5,5 -2,5 -5,3 -2,5 -3,4 -4,1 4,6 1,8 5,-2 5,1 7,3 3,6 5,1 5,0 5,3 6,-3 5,1 6,-1 3,-3 5,3 5,1 6,1 6,6' },
  { between: ['kingswood', 'blackwater-bay'], kind: 'coast', line: '750,1207 5,-6 4,-1 5,0 4,-1 3,-4 4,1 5,-2 3,-4 4,-3 3,-3 6,-1 0,-5 2,-5 3,-3 4,-4 -1,-4 -2,-4 0,-7 -4,-5 4,-4 5,-5 -1,-5 1,-5 1,-4 2,-4 4,-4 0,-5' },
  { between: ['kingswood', 'shipbreaker-bay'], kind: 'coast', line: '814,1110 4,5 2,3 4,2 6,2 1,6 4,3 0,5 3,4 -1,4 -1,6 -2,6 -4,3 0,8 -3,7 -1,5 2,3 1,6 3,5 2,3 -3,4 -4,5 0,4 -3,4 -8,2 -5,1 -5,0 -2,5 -2,3 -1,6 -1,5 4,1 2,5 2,5 4,4 -3,5 0,7 -3,4 -4,3 -6,1 -6,6 -5,2 -3,4' },
  { between: ['highgarden', 'west-summer-sea'], kind: 'coast', line: '155,1304 4,4 4,5 2,7 3,4 5,6 -1,7 6,6' },
  { between: ['highgarden', 'redwyne-straights'], kind: 'coast', line: '178,1343 1,5 4,4 7,4 5,0 5,2 6,2 2,6 2,7 5,3 3,2 2,3 4,4 6,6 3,4 1,5 1,5 3,3 -4,7 0,6 0,4 4,7 4,2 4,2 -3,4 1,5' },
  { between: ['storms-end', 'shipbreaker-bay'], kind: 'coast', line: '782,1282 2,4 1,4 2,5 5,3 -1,7 -4,2 -2,4 -1,5 0,5 -3,2 -2,5 -3,5 -6,2 3,5 0,5 0,7 1,6 -2,5 -2,3 -1,6 -3,4 3,4 1,5 3,6 -1,6 5,2 5,5 3,4 5,2 8,0 6,-5 5,2 6,1 8,-2 6,1 7,-3 4,-5 4,-1 6,-1 7,-1 5,1 7,2 4,5 4,4 5,4' },
  { between: ['storms-end', 'east-summer-sea'], kind: 'coast', line: '882,1412 1,4 -3,5 -3,5 -3,2 -4,1 -5,1 -7,2 -2,5 -2,5 -8,3 -3,4 0,7 -5,6 -3,7 -1,8 -4,2 -3,3 -2,5 -4,3' },
  { between: ['storms-end', 'sea-of-dorne'], kind: 'coast', line: '821,1490 -5,2 -4,5 -4,-1 -4,3 -6,1 -5,-2 -4,-2 -5,-4 -5,-1 -4,3 -6,2 -5,-2 -5,-3 -4,-1 -6,-1 -6,-3 -5,1 -6,0 -5,4 -5,4 -3,4 -6,2 -5,0 -4,2 -4,-2 -4,-3 -4,-4 -2,-6 -6,-3 -2,-4 -3,-5 -3,-3 -4,-5 -6,-4 -3,-5 -4,-4' },
  { between: ['boneway', 'sea-of-dorne'], kind: 'coast', line: '659,1455 -6,1 -5,4 -3,5 -3,4 -5,0 -6,1 -7,3 -4,5 -6,3 -4,3 0,6 -3,2 -5,0 -5,1 -7,2 -4,1 -3,4 -2,5 -1,5 -4,5 -4,5 -1,5 1,4 -4,2 -5,3 -7,2 -4,6 -2,5 -1,6 -3,6 -8,1 -3,3 -3,3 -5,0 -3,4 -5,4 -3,5' },
  { between: ['oldtown', 'redwyne-straights'], kind: 'coast', line: '244,1445 -4,-1 -7,0 -7,-1 -4,1 -5,3 -6,2 -5,2 -4,3 -4,1 -5,3 -5,4 -4,0 -5,1 -4,2 -5,1 -3,3 -3,3 -5,4 -3,3 -3,4 -1,4 -3,5 -1,5 -2,4 -4,5 0,3 -2,5 -3,3 -3,4 -3,4 -3,4 -1,4 -1,5 -1,5 -2,5 1,4 1,7 2,4 1,5 2,6 5,7 3,5 2,6 2,3 3,4 3,3 4,3 7,-4 5,-2 6,-1 5,2 4,1 6,1 5,1 5,-4 3,-5 6,-4 3,-3' },
  { between: ['three-towers', 'redwyne-straights'], kind: 'coast', line: '207,1587 -4,5 -1,5 -6,6 -1,5 -2,6 -4,5 -3,7 -4,6 -3,5 -3,4 -2,3 2,6 0,8 3,7 1,5 2,4 2,4 4,7 5,4 3,4 5,4 4,3 5,1 4,3 6,1 7,2 4,0 5,0 5,-4 3,-4 3,-5 3,-5 3,-4 4,-4 3,-3 4,-2 4,2 5,2 4,1 5,2 6,-2 5,-3 7,-4' },
  { between: ['three-towers', 'west-summer-sea'], kind: 'coast', line: '300,1674 4,-3 4,-3 4,-5 7,1 7,4 1,-4 3,-4 6,-3 3,-3' },
  { between: ['yronwood', 'sea-of-dorne'], kind: 'coast', line: '516,1579 3,4 3,5 6,1 6,3 6,-1 5,-3 3,-3 4,-2 4,2 5,3 5,6 6,-3 5,-1 4,-2 6,2 4,3 4,3 5,4 4,-5 4,-3 8,-2 2,4 5,3 3,2 6,1 6,-3 8,1' },
  { between: ['sunspear', 'sea-of-dorne'], kind: 'coast', line: '646,1598 5,0 6,0 5,0 6,2 4,-3 6,-2 5,-1 7,-2 5,5 4,3 4,1 5,-2 6,4 7,2 8,0 6,-2 5,-3 5,-2 7,1 4,-1 4,-2 4,-6 6,-1 7,-1 6,-2 5,1 6,5 6,1 6,1 6,-4 6,-1 7,0 7,-2 4,-6 5,2 4,1 7,3 4,0 5,-2 5,-4 4,-4' },
  { between: ['sunspear', 'east-summer-sea'], kind: 'coast', line: '870,1577 0,4 2,5 2,4 5,2 -2,8 -3,7 5,6 2,5 3,4 1,4 1,5 1,4 2,6 1,5 -3,5 -1,3 -2,5 -3,3 -7,2 -3,2 -3,4 -7,-1 -6,-2 -5,0 -6,0 -4,0 -5,2 -7,5' },
  { between: ['salt-shore', 'east-summer-sea'], kind: 'coast', line: '828,1674 -4,2 -4,5 0,4 -4,4 -4,-2 -5,-1 -6,0 -5,-1 -6,2 -5,2 0,6 -5,5 -6,-2 -8,2 -6,0 -4,-4 -7,2 -7,2 -5,4 -3,7 -5,-1 -7,-2 -2,-2 -6,-1 -6,2 -5,1 -6,-1 -7,1 -3,2 -4,3 -4,5 -4,3 -6,5 -5,-1 -4,1 -5,-2 -4,-4 -5,1 -4,0 -6,1 -7,3 -5,3 -5,6 -7,0 -5,-3 -5,-3 -8,1 -6,-1 -6,4 -8,1 -6,1 -6,1 -4,-3 -3,-5 -7,-3 -7,-1 -7,1' },
  { between: ['starfall', 'east-summer-sea'], kind: 'coast', line: '534,1724 -4,5 -6,5 -5,-2 -6,0 -5,3 -4,0 -2,4 -2,4 -4,0 -4,1 -5,-2 -3,-3' },
  { between: ['starfall', 'west-summer-sea'], kind: 'coast', line: '484,1739 -5,1 -4,3 -7,4 -4,-5 -4,-2 -5,-2 -5,-1 -4,2 -5,3 -4,3 -7,3 -6,1 -6,0 -5,3 -5,0 -5,-1 -5,0 -5,-4 -5,-2 -8,2 -5,-1 -6,2 -3,-3 -3,-3 -5,-1 -6,-4 -4,-1 -5,-2 -5,-4 -3,-7 -2,-6 0,-6 -2,-4 0,-5 2,-4 2,-6 2,-7 -1,-5 -2,-5 -2,-3 -1,-5 3,-7 5,-6' },
  { between: ['arbor', 'redwyne-straights'], kind: 'coast', line: '50,1700 7,-5 0,-5 1,-7 7,0 6,-1 5,2 4,3 3,-3 6,-1 5,-2 4,-1 4,5 5,2 5,0 6,2 6,3 4,5 7,3 7,0 4,4 4,2 5,3 3,6 3,4 0,7 4,2 4,6 -3,6 0,5 -5,2 -1,5 -5,2 -2,3 -5,4 -3,5 1,5 -4,2 -2,5 -6,4 -7,0' },
  { between: ['arbor', 'west-summer-sea'], kind: 'coast', line: '50,1700 -3,3 -2,5 -1,5 0,6 2,6 -2,5 2,6 4,5 0,5 -4,4 0,8 -1,5 1,6 1,7 2,6 5,4 4,3 2,4 5,2 5,2 4,-3 3,-2 4,-2 7,-1 4,3 6,1 4,1 4,3 6,-4 3,-3 7,-3 5,-5' },
  { between: ['pyke', 'ironmans-bay'], kind: 'coast', line: '226,774 -3,3 -5,3 -6,1 -2,5 -1,4 -5,6 -3,-7 -4,-1 -3,-5 -4,-3 -2,-4 0,-6 -4,1 -4,-3 -6,2 -4,-2 -4,-4 -5,2 -4,2 -7,4 -1,8 -3,5 -6,-3 -8,-3 -4,-4 -4,-2 -4,-3 -2,-4 -4,1 -5,0 -4,4 -5,5 -5,4 -8,-1 -3,4 -4,2 0,5 -3,5 -3,5 -6,2 2,4 -1,6 3,4 4,4 0,5 -3,6 -2,5 -3,5 5,3 1,4 3,4 5,5 2,6 -2,8 3,4 5,5 8,-1 6,3 2,-8 3,-5 3,-2 1,4 4,4 5,7 -3,7 1,8 4,-3 7,2 3,-2 4,-3 4,3 2,4 2,6 6,1 6,6 5,-2 5,2 4,0 4,-3 3,-4 5,-1 2,-6 5,-1 5,-2 8,1 -1,-5 1,-6 6,-6 1,-4 1,-4 4,-3 5,-3 3,-5 2,-5 -5,-5 -1,-6 -2,-4 -4,-2 5,-1 5,-4 1,-5 3,-3 -4,-4 0,-5 -4,-6 1,-4 2,-5 5,-4 0,-6 -4,-5 3,-4 -1,-7' },
  { between: ['dragonstone', 'shipbreaker-bay'], kind: 'coast', line: '922,997 5,3 4,1 7,4 6,1 5,1 5,0 3,3 5,4 5,1 5,5 1,6 2,6 3,2 -2,8 4,7 3,5 3,6 1,6 -3,6 0,7 -5,7 0,5 1,7 2,7 2,7 -3,6 1,6 -5,3 -3,4 -7,2 -5,5 -8,-2 -6,2 -3,3 -5,1 -5,-2 -4,-5 -5,0 -8,0 -4,2 -6,1 -1,4 -3,4 -3,-3 -4,-3 -6,-3 -7,1 -6,-5 -3,-4 -5,-2 -1,-5 -3,-6 -3,-3 -5,-1 -1,-5 -1,-8 -3,-4 -1,-5 -5,-5 -4,0 -1,-5 -4,-5 -2,-5 -4,-6 2,-6 0,-5 4,-3 1,-4 5,-2 4,-2 1,-5 1,-4 4,-5 4,-5 4,-4 3,-3 6,-2 5,2 4,-2 6,0 6,-4 4,-6 7,-4 8,-3 6,2 5,-2' },
  { between: ['pyke', 'ironmans-bay'], kind: 'coast', line: '250,830 7,-1 7,-5 3,7 2,5 5,3 4,2 2,3 1,6 -1,3 0,6 -5,-1 -7,-2 -2,7 -4,7 -3,-3 -3,-3 -8,-1 1,-5 -1,-4 -4,-4 -2,-4 1,-4 3,-5 4,-7' },
  { between: ['pyke', 'ironmans-bay'], kind: 'coast', line: '236,885 4,-4 6,-1 4,6 2,7 -4,6 -6,3 -3,-7 0,-6 -3,-4' },
  { between: ['pyke', 'ironmans-bay'], kind: 'coast', line: '50,826 3,-3 5,-3 2,7 0,8 -3,4 -5,4 -4,-5 0,-5 2,-7' },
  { between: ['pyke', 'ironmans-bay'], kind: 'coast', line: '62,766 3,-5 5,-2 2,6 0,5 -6,3 -2,4 -1,-5 -1,-6' },
  { between: ['bay-of-ice', 'sunset-sea'], kind: 'sea', line: '0,571 10,4 14,4 16,5 9,1 9,2 10,1 10,1 11,2 8,2 16,6 14,8 13,7 14,7 13,6 9,4' },
  { between: ['sunset-sea', 'ironmans-bay'], kind: 'sea', line: '116,688 -7,2 -10,4 -11,5 -10,8 -11,10 -9,12 -7,12 -6,14 -5,15 -4,16 -1,8 -1,10 -1,12 -1,8 0,11 -1,11 0,12 0,11 0,12 1,12 1,14 1,10 1,13 2,12 3,14 2,11 4,12 5,15 6,14 5,12 4,10 4,8' },
  { between: ['ironmans-bay', 'golden-sound'], kind: 'sea', line: '70,1038 9,-6 12,-9 13,-9 11,-10 12,-10 11,-10 12,-10 11,-10 13,-10 13,-9 15,-8 14,-7 15,-7 15,-6 14,-6 13,-5 13,-4 14,-4 16,-4 18,-5 16,-2 16,1 15,3 11,2' },
  { between: ['sunset-sea', 'golden-sound'], kind: 'sea', line: '70,1038 -7,6 -10,9 -9,11 -7,13 -6,14 -4,14 -2,14 -1,14 1,13 3,11 6,10 8,7 11,5 13,3 14,1 13,-1 14,-3 13,-3 14,-3 13,-3 13,-4 13,-4 12,-4 8,-3' },
  { between: ['sunset-sea', 'west-summer-sea'], kind: 'sea', line: '156,1257 -10,-2 -13,-2 -13,-3 -8,-3 -8,-3 -9,-3 -13,-2 -16,0 -16,0 -9,1 -9,2 -8,1 -11,2 -13,3' },
  { between: ['west-summer-sea', 'redwyne-straights'], kind: 'sea', line: '178,1343 -7,4 -10,5 -11,6 -13,6 -13,7 -14,9 -7,6 -6,6 -6,7 -8,8 -6,8 -5,6 -9,12 -7,12 -6,13 -5,15 -4,17 -3,17 -1,9 -2,9 -1,10 -1,8 0,9 -1,10 -1,8 0,11 -1,8 0,11 0,9 0,9 1,17 2,17 3,15 5,13 5,12 4,8' },
  { between: ['west-summer-sea', 'redwyne-straights'], kind: 'sea', line: '127,1782 8,3 12,3 13,1 13,-2 13,-5 14,-6 14,-7 13,-9 13,-10 12,-10 12,-11 11,-12 4,-7 6,-8 4,-7 5,-9 6,-12' },
  { between: ['west-summer-sea', 'east-summer-sea'], kind: 'sea', line: '484,1739 1,7 2,11 3,10 5,9 5,9 4,10 0,10 -1,11 -3,11 -4,12 -4,12 -3,9' },
  { between: ['sea-of-dorne', 'east-summer-sea'], kind: 'sea', line: '821,1490 7,2 9,3 9,4 8,6 8,8 6,8 4,9 3,9 1,9 -1,11 -3,10 -2,8' },
  { between: ['shipbreaker-bay', 'east-summer-sea'], kind: 'sea', line: '882,1412 10,-2 14,-2 14,-2 13,-2 14,-1 13,-1 15,-1 15,-1 10,-1' },
  { between: ['narrow-sea', 'shipbreaker-bay'], kind: 'sea', line: '857,963 9,-3 12,-5 12,-5 11,-5 10,-6 11,-5 12,-5 13,-4 13,-4 15,-4 15,-4 10,-3' },
  { between: ['shivering-sea', 'narrow-sea'], kind: 'sea', line: '818,489 8,4 11,5 13,4 15,4 17,3 17,1 17,-2 17,-3 17,-3 11,-2 8,-1 9,-1 9,-1 13,-2' },
  { between: ['blackwater-bay', 'shipbreaker-bay'], kind: 'sea', line: '778,1047 2,4 3,6 3,7 1,7 0,6 1,7 3,6 3,6 4,5 5,4 7,3 4,2' },
  { between: ['bay-of-ice'], kind: 'edge', line: '510,0 -510,0 0,571' },
  { between: ['sunset-sea'], kind: 'edge', line: '0,571 0,677' },
  { between: ['west-summer-sea'], kind: 'edge', line: '0,1248 0,612 489,0' },
  { between: ['east-summer-sea'], kind: 'edge', line: '489,1860 511,0 0,-461' },
  { between: ['shipbreaker-bay'], kind: 'edge', line: '1000,1399 0,-489' },
  { between: ['narrow-sea'], kind: 'edge', line: '1000,910 0,-415' },
  { between: ['shivering-sea'], kind: 'edge', line: '1000,495 0,-495 -309,0' },
  { between: ['castle-black'], kind: 'edge', line: '691,0 -181,0' },
] as const satisfies readonly Border[];

// oxfmt-ignore
export const MAP_AREAS = {
  'castle-black': { kind: 'land', rings: [[0,1,-73,149,-72]], centre: [542,69], name: [591,52], marks: [591,88], units: [519,84], order: [647,72], token: [539,32], garrison: [511,52], power: 1, terrain: { mountains: '526,55 506,101 544,102', pines: '651,75 584,115 614,94 691,59 684,81 603,127 526,126 492,74 465,57 462,117 550,74 507,124' } },
  'karhold': { kind: 'land', rings: [[1,73,-3]], centre: [760,184], name: [733,146], marks: [733,174], units: [761,210], order: [829,182], token: [681,138], garrison: [761,178], power: 1, terrain: { mountains: '779,200 832,176 746,205', pines: '786,230 803,161 823,228 782,250 770,177 804,234 675,139 689,147 782,153' } },
  'winterfell': { kind: 'land', rings: [[0,2,74,3,4,5,6,76,-8,75]], centre: [463,309], name: [400,310], marks: [404,342], units: [496,334], order: [452,430], token: [408,266], garrison: [468,302], fort: 'stronghold', supply: 1, power: 1, home: 'stark', terrain: { pines: '403,211 334,171 406,506 414,258 566,306 611,181 412,372 289,285 633,178 490,396 533,331 479,372 363,203 442,230 523,286 464,306 679,221 277,256 508,180 455,487 467,279 507,295 690,203 630,225 451,267 469,242 382,210 593,180 461,195 464,382 489,417 475,432 553,217 456,420 667,179 347,249', hills: '522,355 366,502 418,402 473,463 495,248' } },
  'widows-watch': { kind: 'land', rings: [[8,-79,-78]], centre: [708,424], name: [722,435], marks: [722,471], units: [678,479], order: [666,439], token: [718,403], garrison: [774,463], supply: 1, terrain: { pines: '660,445 668,466', hills: '696,491 715,406 689,462' } },
  'stony-shore': { kind: 'land', rings: [[7,-80]], centre: [242,426], name: [232,381], marks: [232,417], units: [288,421], order: [220,505], token: [172,385], garrison: [236,449], supply: 1, terrain: { pines: '187,420 350,411 174,361 232,508 309,422 148,356 283,436', hills: '189,345 256,353 307,366 350,432 254,458 196,444' } },
  'white-harbor': { kind: 'land', rings: [[3,9,-82,-9,-81]], centre: [586,426], name: [610,374], marks: [610,410], units: [586,446], order: [626,330], token: [670,358], garrison: [578,414], fort: 'castle', terrain: { pines: '697,336 599,326 619,538 665,389 589,501 559,439 549,462 563,384 679,542', hills: '551,510 566,493 600,521' } },
  'moat-cailin': { kind: 'land', rings: [[4,5,10,11,-14,-13,-83,-10]], centre: [456,629], name: [457,627], marks: [449,671], units: [461,599], order: [437,711], token: [481,651], garrison: [417,651], fort: 'castle', terrain: { marsh: '441,705 483,588 475,696 503,559 487,662 417,705 416,659 470,609 463,573 411,728' } },
  'flints-finger': { kind: 'land', rings: [[14,-86,-85,83]], centre: [245,649], name: [230,644], marks: [174,672], units: [230,680], order: [138,664], token: [178,644], garrison: [266,608], fort: 'castle', terrain: { hills: '131,675 222,674 249,671' } },
  'greywater-watch': { kind: 'land', rings: [[6,-87,14,87,15,-11]], centre: [336,649], name: [339,612], marks: [339,648], units: [339,684], order: [303,656], token: [363,644], garrison: [387,584], supply: 1, terrain: { marsh: '344,682 319,676 310,694 311,642 368,654 377,687 390,581 368,670 291,676 312,657' } },
  'fingers': { kind: 'land', rings: [[19,20,-89]], centre: [685,744], name: [685,720], marks: [685,752], units: [633,756], order: [729,688], token: [613,720], garrison: [713,744], supply: 1, terrain: { hills: '596,766 639,738 737,749 674,783 595,725 658,700' } },
  'twins': { kind: 'land', rings: [[12,13,16,17,18,-20,-90]], centre: [522,783], name: [505,766], marks: [505,798], units: [521,738], order: [549,798], token: [445,766], garrison: [477,790], power: 1, terrain: { woods: '482,815 503,842 540,787 568,797', hills: '517,743 437,766' } },
  'seagard': { kind: 'land', rings: [[11,16,-26,-91,15]], centre: [393,791], name: [378,815], marks: [354,739], units: [410,843], order: [382,783], token: [418,811], garrison: [454,847], fort: 'stronghold', supply: 1, power: 1, terrain: { woods: '400,784 395,838' } },
  'pyke': { kind: 'land', rings: [[123], [125], [126], [127], [128]], centre: [145,818], name: [120,796], marks: [132,824], units: [160,868], order: [164,788], token: [196,832], garrison: [104,856], fort: 'stronghold', supply: 1, power: 1, home: 'greyjoy', terrain: { hills: '137,851 203,826 104,856 160,888 178,857 149,869' } },
  'mountains-of-the-moon': { kind: 'land', rings: [[18,20,91,24,92,-24,-23,-22]], centre: [583,880], name: [651,840], marks: [619,876], units: [595,912], order: [743,816], token: [567,840], garrison: [583,880], supply: 1, terrain: { mountains: '587,876 564,903 745,814 613,933 664,957 531,883 802,813' } },
  'eyrie': { kind: 'land', rings: [[24,-94]], centre: [733,917], name: [752,929], marks: [752,901], units: [828,901], order: [692,893], token: [744,953], garrison: [804,877], fort: 'castle', supply: 1, power: 1, terrain: { mountains: '677,889 817,903' } },
  'riverrun': { kind: 'land', rings: [[17,21,-28,-29,-27,-96,-95,25]], centre: [427,928], name: [415,934], marks: [391,962], units: [439,906], order: [503,926], token: [359,934], garrison: [375,994], fort: 'stronghold', supply: 1, power: 1, terrain: { woods: '470,882 500,920 408,903 434,909 452,903 382,989 478,921 448,883' } },
  'lannisport': { kind: 'land', rings: [[26,29,30,-97]], centre: [292,997], name: [286,1000], marks: [254,1088], units: [266,1052], order: [290,968], token: [206,1116], garrison: [326,976], fort: 'stronghold', supply: 2, home: 'lannister', terrain: { mountains: '267,1040 296,966' } },
  'harrenhal': { kind: 'land', rings: [[22,-32,-34,32,27]], centre: [537,1023], name: [532,1014], marks: [532,1042], units: [540,986], order: [480,982], token: [572,1038], garrison: [492,1038], fort: 'castle', power: 1, terrain: { woods: '563,976 537,985 576,1035 544,1070', fields: '489,997 569,997' } },
  'crackclaw-point': { kind: 'land', rings: [[23,97,-100,98,-36,-35,31]], centre: [643,1058], name: [653,1075], marks: [653,1039], units: [709,1035], order: [613,1031], token: [593,1083], garrison: [593,1111], fort: 'castle', terrain: { pines: '629,1029 707,1039 620,1004 642,1011 601,992 693,1040 779,1027', marsh: '822,998 587,1093 756,1038' } },
  'dragonstone': { kind: 'land', rings: [[124]], centre: [921,1062], name: [912,1041], marks: [920,1069], units: [920,1105], order: [860,1073], token: [916,1017], garrison: [940,1017], fort: 'stronghold', supply: 1, power: 1, home: 'baratheon', terrain: { mountains: '900,1112 944,1110' } },
  'stoney-sept': { kind: 'land', rings: [[28,-33,-37,-38,-30]], centre: [400,1075], name: [408,1053], marks: [408,1081], units: [356,1089], order: [440,1021], token: [336,1057], garrison: [436,1077], power: 1, terrain: { hills: '346,1074 336,1148 337,1095 361,1142 422,1032 367,1087' } },
  'blackwater': { kind: 'land', rings: [[33,34,39,-41,38,36]], centre: [498,1172], name: [436,1191], marks: [436,1223], units: [376,1219], order: [512,1143], token: [368,1187], garrison: [504,1179], supply: 2, terrain: { woods: '508,1144 518,1215 389,1221 500,1194', fields: '474,1144 351,1238 538,1197 529,1149 430,1161 456,1249' } },
  'searoad-marches': { kind: 'land', rings: [[30,100,101,102,42,-42,38,-38]], centre: [241,1222], name: [243,1179], marks: [243,1215], units: [239,1251], order: [283,1211], token: [203,1211], garrison: [291,1247], supply: 1, terrain: { hills: '270,1222 193,1245 204,1226 214,1270', fields: '290,1146 287,1281 284,1250 246,1258 256,1244' } },
  'kings-landing': { kind: 'land', rings: [[35,103,-44,-45,-40]], centre: [626,1237], name: [649,1216], marks: [625,1180], units: [641,1144], order: [633,1252], token: [701,1220], garrison: [597,1212], fort: 'stronghold', power: 2, terrain: { fields: '658,1134 623,1133 608,1147' } },
  'kingswood': { kind: 'land', rings: [[43,104,105,46,-48,-46]], centre: [732,1272], name: [757,1258], marks: [769,1230], units: [637,1334], order: [689,1294], token: [733,1282], garrison: [653,1298], supply: 1, power: 1, terrain: { woods: '625,1322 716,1284 650,1309 594,1337 616,1305 643,1336 675,1336 670,1318 650,1354 611,1370 632,1359 700,1311 696,1283 669,1291 613,1341 735,1287 804,1195 638,1291' } },
  'reach': { kind: 'land', rings: [[40,44,45,50,-50,-49,-42]], centre: [505,1334], name: [485,1347], marks: [497,1375], units: [413,1319], order: [529,1311], token: [425,1351], garrison: [493,1323], fort: 'castle', terrain: { woods: '429,1327 537,1300 483,1313 385,1339 545,1341 387,1360', fields: '535,1404 550,1253 420,1352 558,1320 376,1318 402,1305 555,1277' } },
  'highgarden': { kind: 'land', rings: [[42,48,-52,-53,-108,-107]], centre: [282,1356], name: [247,1333], marks: [263,1361], units: [279,1397], order: [203,1317], token: [279,1429], garrison: [239,1309], fort: 'stronghold', supply: 2, home: 'tyrell', terrain: { woods: '245,1309 252,1388 334,1400', fields: '295,1409 270,1428 257,1409 302,1393' } },
  'storms-end': { kind: 'land', rings: [[46,-54,-111,-110,-109]], centre: [721,1436], name: [724,1442], marks: [712,1470], units: [704,1414], order: [716,1370], token: [796,1462], garrison: [744,1466], fort: 'castle', terrain: { woods: '736,1380 755,1316 685,1374 804,1456 741,1472 823,1438 674,1402 714,1377 774,1475 855,1413' } },
  'dornish-marches': { kind: 'land', rings: [[49,54,-57,-58,-56,51]], centre: [352,1460], name: [418,1428], marks: [370,1456], units: [330,1472], order: [478,1432], token: [338,1440], garrison: [366,1424], power: 1, terrain: { hills: '470,1431 327,1489 324,1469 364,1428 422,1455 480,1416' } },
  'boneway': { kind: 'land', rings: [[47,-54,111,-60,-59,-55,-51]], centre: [524,1492], name: [581,1452], marks: [569,1480], units: [517,1496], order: [621,1420], token: [585,1428], garrison: [525,1528], power: 1, terrain: { mountains: '510,1538 517,1478 635,1428 595,1423 528,1504' } },
  'oldtown': { kind: 'land', rings: [[52,55,60,-113]], centre: [206,1535], name: [231,1495], marks: [231,1523], units: [175,1547], order: [191,1507], token: [231,1471], garrison: [179,1579], fort: 'stronghold', terrain: { hills: '170,1546 190,1576', fields: '253,1466 185,1517 183,1559 224,1467 157,1563' } },
  'princes-pass': { kind: 'land', rings: [[56,58,63,-65,62,61]], centre: [410,1535], name: [426,1508], marks: [426,1544], units: [410,1580], order: [362,1524], token: [414,1612], garrison: [390,1548], supply: 1, power: 1, terrain: { mountains: '395,1586 367,1526' } },
  'three-towers': { kind: 'land', rings: [[57,-62,-63,-66,-115,-114,-61]], centre: [293,1607], name: [298,1580], marks: [298,1616], units: [246,1636], order: [310,1536], token: [322,1612], garrison: [250,1604], supply: 1, terrain: { mountains: '253,1655 297,1543', hills: '222,1632 308,1654 214,1661 262,1629' } },
  'yronwood': { kind: 'land', rings: [[59,115,66,-68,-69,-64]], centre: [490,1613], name: [490,1614], marks: [502,1642], units: [570,1618], order: [542,1646], token: [474,1590], garrison: [470,1638], fort: 'castle', terrain: { mountains: '552,1615 538,1642', hills: '568,1652 578,1635 477,1597', dunes: '589,1614 471,1630' } },
  'sunspear': { kind: 'land', rings: [[66,69,-118,-117]], centre: [820,1637], name: [779,1617], marks: [787,1645], units: [695,1625], order: [843,1613], token: [851,1649], garrison: [807,1609], fort: 'stronghold', supply: 1, power: 1, home: 'martell', terrain: { dunes: '854,1636 694,1636 684,1625 681,1612' } },
  'salt-shore': { kind: 'land', rings: [[67,69,118,-71]], centre: [655,1680], name: [642,1677], marks: [618,1705], units: [734,1677], order: [566,1697], token: [662,1701], garrison: [530,1693], supply: 1, terrain: { dunes: '575,1682 574,1716 763,1676 718,1678 541,1704 578,1699 653,1693 745,1687' } },
  'starfall': { kind: 'land', rings: [[64,68,70,119,120,65]], centre: [395,1687], name: [391,1710], marks: [391,1682], units: [471,1710], order: [443,1670], token: [351,1686], garrison: [395,1650], fort: 'castle', supply: 1, terrain: { mountains: '454,1718 447,1677 491,1691', dunes: '413,1726 428,1659 373,1658' } },
  'arbor': { kind: 'land', rings: [[121,-123]], centre: [92,1750], name: [100,1724], marks: [88,1756], units: [96,1696], order: [124,1756], token: [64,1764], garrison: [64,1748], power: 1, terrain: { fields: '109,1701 122,1765 64,1768 125,1750 74,1702' } },
  'bay-of-ice': { kind: 'sea', rings: [[71,142,129,83,86,76,-80,75]], centre: [102,102], name: [84,124], units: [52,368], order: [48,464] },
  'shivering-sea': { kind: 'sea', rings: [[72,73,74,80,77,140,148]], centre: [887,370], name: [891,372], units: [903,316], order: [903,428] },
  'narrow-sea': { kind: 'sea', rings: [[78,81,82,89,88,91,93,92,97,139,147,-141]], centre: [913,601], name: [915,580], units: [931,672], order: [939,760] },
  'sunset-sea': { kind: 'sea', rings: [[84,130,132,101,133,-144,129]], centre: [50,621], name: [84,627], units: [88,1207], order: [24,1031] },
  'ironmans-bay': { kind: 'sea', rings: [[85,87,90,94,-132,-131], [123], [125], [126], [127], [128]], centre: [85,924], name: [115,924], units: [159,732], order: [299,808] },
  'golden-sound': { kind: 'sea', rings: [[95,96,100,-133,131]], centre: [75,1127], name: [112,1123], units: [92,1079], order: [128,1039] },
  'blackwater-bay': { kind: 'sea', rings: [[98,103,104,-142]], centre: [765,1136], name: [728,1163], units: [752,1119], order: [756,1079] },
  'shipbreaker-bay': { kind: 'sea', rings: [[99,139,-147,-139,-109,-106,-142], [124]], centre: [909,1308], name: [906,1262], units: [942,1306], order: [942,1366] },
  'west-summer-sea': { kind: 'sea', rings: [[102,106,134,122,135,114,-121,136,-145,-134]], centre: [68,1341], name: [300,1807], units: [180,1811], order: [120,1827] },
  'sea-of-dorne': { kind: 'sea', rings: [[110,111,115,116,-138]], centre: [721,1544], name: [692,1539], units: [604,1555], order: [764,1539] },
  'redwyne-straights': { kind: 'sea', rings: [[107,112,113,-136,-122,-135]], centre: [99,1635], name: [106,1627], units: [82,1583], order: [66,1543] },
  'east-summer-sea': { kind: 'sea', rings: [[109,137,117,118,119,136,145,-139]], centre: [861,1767], name: [744,1811], units: [908,1807], order: [848,1807] },
  'port-winterfell': { kind: 'port', land: 'winterfell', sea: 'bay-of-ice', centre: [276,203], units: [276,203], order: [275,141] },
  'port-white-harbor': { kind: 'port', land: 'white-harbor', sea: 'narrow-sea', centre: [615,584], units: [615,584], order: [613,632] },
  'port-pyke': { kind: 'port', land: 'pyke', sea: 'ironmans-bay', centre: [239,787], units: [239,787], order: [238,737] },
  'port-lannisport': { kind: 'port', land: 'lannisport', sea: 'golden-sound', centre: [193,1036], units: [193,1036], order: [192,990] },
  'port-dragonstone': { kind: 'port', land: 'dragonstone', sea: 'shipbreaker-bay', centre: [937,1159], units: [937,1159], order: [936,1205] },
  'port-storms-end': { kind: 'port', land: 'storms-end', sea: 'shipbreaker-bay', centre: [790,1397], units: [790,1397], order: [816,1362] },
  'port-oldtown': { kind: 'port', land: 'oldtown', sea: 'redwyne-straights', centre: [134,1492], units: [134,1492], order: [135,1438] },
  'port-sunspear': { kind: 'port', land: 'sunspear', sea: 'east-summer-sea', centre: [900,1655], units: [900,1655], order: [902,1713] },
} as const satisfies Readonly<Record<string, AreaOnMap>>;

export type AreaOnMapId = keyof typeof MAP_AREAS;

/** Where a bridge crosses a river, and which way the river runs there. */
// oxfmt-ignore
export const BRIDGES = [
  { between: ['seagard', 'twins'], at: [447,816], direction: [0.62,0.78] },
  { between: ['crackclaw-point', 'mountains-of-the-moon'], at: [613,977], direction: [1,0] },
] as const satisfies readonly Bridge[];

/** Rocks and islands in the sea that are no area of the game. */
// oxfmt-ignore
export const ISLETS = [
  { sea: 'bay-of-ice', line: '178,104 3,-3 4,-3 7,-1 4,-4 7,2 7,2 5,0 5,0 4,2 4,6 3,4 5,3 -4,7 -3,3 -3,4 -6,1 -5,2 -4,-1 -7,2 -2,-3 -5,-3 -6,0 -5,-1 -3,-4 -3,-5 -2,-5 0,-5' },
  { sea: 'shivering-sea', line: '840,41 5,-5 5,-3 4,-3 6,0 5,2 6,-1 6,1 7,5 6,3 4,4 4,4 4,4 -2,7 -4,4 -2,4 -7,1 -6,-2 -6,1 -5,4 -4,-2 -5,0 -7,-3 -4,-3 0,-6 -1,-4 -4,-7 -5,-5' },
  { sea: 'narrow-sea', line: '652,619 5,-1 5,-2 4,4 2,5 -5,3 -3,4 -1,-7 -4,-3 -3,-3' },
  { sea: 'narrow-sea', line: '676,606 8,-1 2,3 1,6 -8,2 -2,-4 -1,-6' },
  { sea: 'narrow-sea', line: '694,625 6,-4 2,5 0,5 -6,1 -2,-7' },
  { sea: 'shipbreaker-bay', line: '846,1332 6,-5 6,-6 2,5 2,5 6,4 -4,7 1,6 1,6 0,4 -6,5 -6,2 -2,-5 -3,-3 -3,-7 -1,-4 -1,-5 1,-4 1,-5' },
  { sea: 'east-summer-sea', line: '906,1462 5,-2 4,-2 7,-2 6,6 3,4 3,2 -5,4 -5,5 -8,0 -6,-2 -1,-8 -3,-5' },
  { sea: 'east-summer-sea', line: '946,1574 4,-4 4,-2 4,5 1,6 -3,3 -5,3 -2,-6 -3,-5' },
  { sea: 'east-summer-sea', line: '968,1596 6,-4 1,6 3,3 -7,4 0,-5 -3,-4' },
  { sea: 'east-summer-sea', line: '950,1611 7,-2 1,5 0,4 -7,2 0,-5 -1,-4' },
  { sea: 'west-summer-sea', line: '112,1313 5,-2 3,-3 1,5 3,4 -3,2 -5,3 -2,-5 -2,-4' },
  { sea: 'west-summer-sea', line: '126,1332 4,-2 4,-2 2,5 1,4 -4,2 -4,2 -1,-4 -2,-5' },
] as const;
