/**
 * Moments that may yet come in a battle, each with whom it is about. What cannot be known of them (dice, sides) is taken
 * to be neither very good nor very bad.
 */
import { CONDITIONS } from '../effects/gains.ts';
import { turnBegins } from '../round/memory.ts';
import { copy, type BattleState, type UnitState } from '../state.ts';
import { ACTIONS, type Occasion, type Trigger, type TriggerFacts } from '../timing/triggers.ts';
import { changeUnit, unitsInPlay } from '../units/units.ts';
import type { Scene } from './scenes-ahead.ts';

/** Whom a moment is about: nobody, an NCU, any unit, or who attacks and who is attacked. */
type Cast = 'nobody' | 'ncu' | 'unit' | 'pair';

interface Ahead<K extends Trigger> {
  readonly cast: Cast;
  readonly about: (scene: Scene, unit: string | null) => readonly TriggerFacts[K][];
}

const nothing = (): readonly object[] => [{}];
const ofSeats = ({ s }: Scene): { seat: string }[] => s.seats.map((seat) => ({ seat }));
const kindOf = ({ attack }: Scene): 'melee' | 'ranged' => attack?.kind ?? 'melee';
const fighting = (scene: Scene): { kind: 'melee' | 'ranged'; charge: boolean }[] =>
  [false, true].map((isCharge) => ({ kind: kindOf(scene), charge: isCharge }));
const tests = (): { kind: 'morale' | 'panic' }[] => [{ kind: 'panic' }, { kind: 'morale' }];
const ofZones = ({ s }: Scene, ncu: string | null): { zone: string; seat: string }[] =>
  s.ncus
    .filter(({ id }) => id === ncu)
    .flatMap(({ seat }) => Object.keys(s.zones).map((zone) => ({ zone, seat })));
const conditions = (): { condition: (typeof CONDITIONS)[number] }[] =>
  CONDITIONS.map((condition) => ({ condition }));
const targeting = ({ s }: Scene) =>
  s.seats.flatMap((seat) =>
    (['card', 'order', 'ability', 'ncu', 'zone'] as const).map((what) => ({
      what,
      id: '',
      seat,
      owner: null,
    })),
  );
const attachmentsOf = ({ s }: Scene, unit: string | null) =>
  s.units
    .filter(({ id }) => id === unit)
    .flatMap(({ id, attachments }) => attachments.map((card) => ({ card, owner: id, seat: null })));
const actions = ({ attack }: Scene) =>
  ACTIONS.map((action) => ({ action, target: attack?.defender ?? null }));

const MOMENTS: { readonly [K in Trigger]: Ahead<K> } = {
  'deployment-starts': { cast: 'nobody', about: () => [] },
  deployed: { cast: 'nobody', about: () => [] },
  'hands-drawn': { cast: 'nobody', about: () => [] },
  'round-starts': { cast: 'nobody', about: nothing },
  'round-ends': { cast: 'nobody', about: nothing },
  'turn-starts': { cast: 'nobody', about: ofSeats },
  'turn-ends': { cast: 'nobody', about: ofSeats },
  'unit-activates': {
    cast: 'unit',
    about: ({ s }, unit) => [{ stood: s.units.find(({ id }) => id === unit)?.pose ?? null, maneuvers: true }],
  },
  'ncu-activates': { cast: 'ncu', about: nothing },
  'zone-claimed': { cast: 'ncu', about: ofZones },
  'zone-resolved': {
    cast: 'ncu',
    about: (scene, ncu) => ofZones(scene, ncu).map((one) => ({ ...one, replaced: false })),
  },
  targeted: { cast: 'unit', about: targeting },
  'target-resolved': { cast: 'unit', about: targeting },
  'zone-targets': {
    cast: 'unit',
    about: ({ s }) => s.seats.flatMap((seat) => Object.keys(s.zones).map((zone) => ({ zone, seat }))),
  },
  'attack-begins': { cast: 'pair', about: fighting },
  'attack-before-dice': { cast: 'pair', about: fighting },
  'attack-after-dice': {
    cast: 'pair',
    about: (scene) =>
      fighting(scene).map((one) => ({
        ...one,
        dice: scene.attack?.dice ?? [],
        hits: scene.attack?.hits ?? 0,
      })),
  },
  'attack-after-defense': {
    cast: 'pair',
    about: (scene) =>
      fighting(scene).map((one) => ({
        ...one,
        dice: scene.attack?.defense ?? [],
        hits: scene.attack?.hits ?? 0,
        blocked: scene.attack?.blocked ?? 0,
      })),
  },
  'attack-completed': {
    cast: 'pair',
    about: (scene) => fighting(scene).map((one) => ({ ...one, wounds: 1, ranksLost: 1 })),
  },
  'charge-before': { cast: 'pair', about: nothing },
  'charge-rolled': { cast: 'pair', about: () => [{ die: 1 }, { die: 3 }] },
  'charge-failed': { cast: 'pair', about: () => [{ die: 1 }, { die: 3 }] },
  'charge-succeeds': { cast: 'pair', about: () => [{ side: 'front' }, { side: 'rear' }] },
  'surge-forth': { cast: 'pair', about: nothing },
  'morale-before-dice': { cast: 'unit', about: tests },
  'morale-after-dice': { cast: 'unit', about: () => tests().map((one) => ({ ...one, dice: [2, 3] })) },
  'morale-passed': { cast: 'unit', about: tests },
  'morale-failed': { cast: 'unit', about: tests },
  'panic-failed': {
    cast: 'unit',
    about: ({ s, attack }, unit) => {
      const pose = s.units.find(({ id }) => id === unit)?.pose ?? null;
      const engaged = attack === null ? [] : [unit === attack.defender ? attack.attacker : attack.defender];
      return [{ suffered: 2, stood: pose === null ? null : { pose, engaged } }];
    },
  },
  'attachment-would-fall': { cast: 'unit', about: attachmentsOf },
  'attachment-destroyed': { cast: 'unit', about: attachmentsOf },
  'condition-would-go': { cast: 'unit', about: conditions },
  'condition-gained': { cast: 'unit', about: conditions },
  'condition-removed': { cast: 'unit', about: conditions },
  'condition-repeated': { cast: 'unit', about: conditions },
  'wounds-restored': { cast: 'unit', about: () => [{ wounds: 1 }] },
  'pillage-gained': { cast: 'unit', about: nothing },
  'pillage-refused': { cast: 'unit', about: nothing },
  'rank-destroyed': { cast: 'unit', about: nothing },
  'would-be-destroyed': { cast: 'unit', about: nothing },
  'unit-destroyed': { cast: 'unit', about: nothing },
  'retreat-completed': {
    cast: 'unit',
    about: ({ attack }, unit) => [
      { left: attack === null ? [] : [unit === attack.defender ? attack.attacker : attack.defender] },
    ],
  },
  'retreat-rolled': { cast: 'unit', about: () => [{ die: 3 }] },
  'action-before': {
    cast: 'unit',
    about: (scene) => actions(scene).map((one) => ({ ...one, activation: true })),
  },
  'action-completed': { cast: 'unit', about: actions },
  'move-ended': { cast: 'unit', about: () => [{ how: 'maneuver' }, { how: 'march' }] },
  'card-played': {
    cast: 'nobody',
    about: ({ s }) => s.players.map(({ seat, discard: [card = ''] }) => ({ card, seat })),
  },
  'card-attached': { cast: 'unit', about: () => [] },
};

interface Concerned {
  readonly unit: string | null;
  readonly other: string | null;
}

/** Everywhere else than in attacks, those on the nearest enemies are enough. */
function castOf(cast: Cast, { s, attack, nearest }: Scene): readonly Concerned[] {
  if (cast === 'pair') return attack === null ? [] : [{ unit: attack.attacker, other: attack.defender }];
  if (!nearest) return [];
  if (cast === 'nobody') return [{ unit: null, other: null }];
  if (cast === 'ncu')
    return s.ncus.flatMap(({ id, destroyed }) => (destroyed ? [] : [{ unit: id, other: null }]));
  if (attack === null) return unitsInPlay(s).map(({ id }) => ({ unit: id, other: null }));
  const { attacker, defender } = attack;
  return [
    { unit: attacker, other: defender },
    { unit: defender, other: attacker },
  ];
}

/** A moment, and the battle at that moment. */
interface Coming {
  readonly s: BattleState;
  readonly moment: Occasion;
}

/** The moments of this kind that such a battle could bring. */
export function momentsIn(scene: Scene, trigger: Trigger): readonly Coming[] {
  const { cast, about }: Ahead<Trigger> = MOMENTS[trigger];
  return castOf(cast, scene).flatMap(({ unit, other }) =>
    about(scene, unit).map((facts) => {
      const moment = { trigger, unit, other, about: facts };
      return { s: stateAt(scene, moment), moment };
    }),
  );
}

function stateAt({ s: state }: Scene, { trigger, unit, other, about }: Occasion): BattleState {
  switch (trigger) {
    case 'turn-starts': {
      const s = copy(state, state.flow);
      if ('seat' in about) turnBegins(s, about.seat ?? '');
      return s;
    }
    case 'would-be-destroyed':
      return withChange(state, unit, { wounds: 0 });
    case 'surge-forth':
      return withChange(state, other, { wounds: 0, pose: null, destroyed: true });
    default:
      return state;
  }
}

function withChange(state: BattleState, unit: string | null, change: Partial<UnitState>): BattleState {
  const s = copy(state, state.flow);
  if (unit !== null) changeUnit(s, unit, change);
  return s;
}
