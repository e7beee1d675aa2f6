/** Every kind of thing that options are about, and whether there is one of an id as far as a seat can see. */
import { hasZone } from './tactics/claims.ts';
import { rulesOf } from './edition/of.ts';
import { CONDITIONS, KEYWORDS } from './effects/gains.ts';
import { SIDES } from './geometry/tray.ts';
import { isFixture } from './units/units.ts';
import {
  MISSIONS,
  MODE_IDS,
  OBJECTIVE_CARDS,
  OLD_MISSIONS,
  OLD_OBJECTIVE_CARDS,
  QUADRANTS,
} from './modes/ids.ts';
import { SIEGE_DECK } from './modes/mode-state.ts';
import { ACTIONS, type ThingKind } from './options.ts';
import type { BattleState } from './state.ts';
import { TERRAIN_KINDS } from './terrain/kinds.ts';

type Exists = (s: BattleState, id: string) => boolean;

const among =
  (known: readonly (string | number)[]): Exists =>
  (_, id) =>
    known.some((one) => String(one) === id);

export const THINGS: { readonly [K in ThingKind]: Exists } = {
  unit: (s, id) => s.units.some((unit) => unit.id === id),
  /** A Castle Wall that is struck: it stands among the units, but nothing targets it as one. */
  wall: (s, id) => s.units.some((unit) => unit.id === id && isFixture(unit)),
  ncu: (s, id) => s.ncus.some((ncu) => ncu.id === id),
  seat: (s, id) => s.seats.includes(id),
  card: (s, id) => Object.hasOwn(rulesOf(s).tactics, id),
  /** Which of its responses a Tactics card or Order is used for. */
  response: (_, id) => /^\d$/.test(id),
  ability: (s, id) => Object.hasOwn(rulesOf(s).abilities, id),
  attack: (s, id) =>
    Object.values(rulesOf(s).pieces).some(({ attacks }) => attacks.some(({ name }) => name === id)),
  zone: (s, id) => hasZone(s, id),
  terrain: (s, id) => s.terrain.some((piece) => piece.id === id),
  'terrain-kind': among(TERRAIN_KINDS),
  objective: (s, id) => s.objectives.some((token) => token.id === id),
  'objective-card': among([...OBJECTIVE_CARDS, ...OLD_OBJECTIVE_CARDS]),
  'siege-card': among(SIEGE_DECK),
  mission: among([...MISSIONS, ...OLD_MISSIONS]),
  mode: among(MODE_IDS),
  condition: among(CONDITIONS),
  keyword: among(KEYWORDS),
  arc: among(SIDES),
  quadrant: among(QUADRANTS),
  role: among(['attacker', 'defender']),
  pile: among(['deck', 'discard']),
  attachment: (s, id) => Object.hasOwn(rulesOf(s).attachments, id),
  action: among(ACTIONS),
};
