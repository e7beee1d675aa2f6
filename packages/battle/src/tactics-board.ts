/**
 * The Tactics Board: NCUs claim zones, and a zone does what is written under it (zones.ts), or what a card or the NCU
 * puts in its place.
 */
import { refuse } from '@maester/kernel';
import type { Source } from './effects/context.ts';
import { perform, usable } from './effects/interpreter.ts';
import { happens, mightRespond } from './occasion.ts';
import type { Occasion } from './timing/triggers.ts';
import { procedure, type T } from './play.ts';
import type { BattleState } from './state.ts';
import { changeNcu, ncuOf, unitOf } from './table.ts';
import { abilitiesOfNcu } from './units/abilities.ts';
import { modeOf, rulesOf } from './edition/of.ts';
import type { NcuActivation } from './cards/card.ts';
import { SituationNow } from './effects/situation.ts';

export function freeZones(s: BattleState): string[] {
  return s.zones.filter((zone) => zone.ncu === null).map(({ id }) => id);
}

/** None if it has left with its eliminated player in the middle of its activation. */
function ncuAbilities(s: BattleState, id: string): readonly string[] {
  const ncu = ncuOf(s, id);
  return ncu === null || ncu.destroyed ? [] : abilitiesOfNcu(s, ncu);
}

export const ncuActivation = procedure<NcuActivation>('ncu-activation')({
  activates: (t, f) => {
    changeNcu(t.state, f.ncu, { activated: true });
    t.emit({ type: 'activated', unit: f.ncu });
  },
  /** battle/timing/active-player-first: before what the opponent plays at this moment. */
  'own-abilities': {
    ask: 'option',
    seat: (s, f) => (onActivation(s, f).length > 0 ? f.seat : null),
    options: (s, f) => [...onActivation(s, f), 'no'],
    then: (t, f, option) => {
      const [ability = '', way = ''] = option.split('|');
      if (option !== 'no') use(t, f, ability, 'activates', way);
    },
  },
  'activation-effects': (t, f) => happens(t, 'ncu-activates', f.ncu),
  'claim-zone': {
    ask: 'option',
    seat: (_, f) => f.seat,
    options: (s, f) => [...freeZones(s), ...modeNcuActions(s, f.ncu), 'forgo'],
    whyNot: (s, _, __, choice) => {
      const holder = s.zones.find(({ id }) => id === choice)?.ncu ?? null;
      return holder === null ? null : refuse('battle/tactics-board/occupied', { ncu: holder });
    },
    facts: (_, f) => ({ ncu: f.ncu }),
    then: (t, f, zone) => {
      if (zone === 'forgo') return 'end';
      const ncu = ncuOf(t.state, f.ncu);
      if (ncu !== null && modeNcuActions(t.state, f.ncu).includes(zone)) {
        modeOf(t.state).ncuActs?.(t, ncu, zone);
        return 'end';
      }
      f.zone = zone;
      t.state.zones = t.state.zones.map((one) => (one.id === zone ? { id: zone, ncu: f.ncu } : one));
      t.emit({ type: 'claimed', ncu: f.ncu, zone });
      modeOf(t.state).zoneClaimed?.(t, f.seat, zone);
      return 'ability-before-zone';
    },
  },
  /** battle/timing/own-order: an ability for claiming a zone may come before its effect, and a card in its place. */
  'ability-before-zone': {
    ask: 'option',
    seat: (s, f) => {
      const more = zoneOptions(s, f).length > 0 || mightRespond(s, claimOf(f), f.seat);
      return more && onClaim(s, f).length > 0 ? f.seat : null;
    },
    options: (s, f) => [...onClaim(s, f), 'zone-first'],
    facts: (_, f) => ({ ncu: f.ncu, zone: f.zone }),
    then: (t, f, option) => {
      if (option === 'zone-first') return 'zone-claimed';
      useOnClaim(t, f, option);
      return 'ability-before-zone';
    },
  },
  'zone-claimed': (t, f) => {
    const { trigger, unit, other, about } = claimOf(f);
    happens(t, trigger, unit, other, about);
  },
  'zone-comes': (t, f) => {
    if (!f.replaced) t.emit({ type: 'zone-effect', zone: f.zone });
  },
  /** The zone's effect, or what the NCU may do instead. */
  'zone-effect': {
    ask: 'option',
    seat: (s, f) => (f.replaced || zoneOptions(s, f).length === 0 ? null : f.seat),
    options: (s, f) => [...zoneOptions(s, f), ...(mayLetBe(s, f) ? ['nothing'] : [])],
    facts: (_, f) => ({ ncu: f.ncu, zone: f.zone }),
    then: (t, f, option) => {
      const [what = '', ...way] = option.split('>');
      if (what === 'zone') {
        const target = unitOf(t.state, way[0]?.split('|')[0] ?? '');
        if (target !== null) happens(t, 'zone-targets', target.id, null, { zone: f.zone, seat: f.seat });
        rulesOf(t.state).zones[f.zone]?.effect(t, f.seat, way.join('>'));
      } else if (what === 'mode') modeOf(t.state).insteadOfZone?.effect(t, f.seat, way.join('>'));
      else if (option !== 'nothing') use(t, f, what, 'insteadOfZone', way.join('>'));
    },
  },
  'claim-abilities': {
    ask: 'option',
    seat: (s, f) => (onClaim(s, f).length > 0 ? f.seat : null),
    options: (s, f) => (mustUse(s, f) ? onClaim(s, f) : [...onClaim(s, f), 'no']),
    facts: (_, f) => ({ ncu: f.ncu, zone: f.zone }),
    then: (t, f, option) => {
      if (option === 'no') return 'end';
      useOnClaim(t, f, option);
      return 'claim-abilities';
    },
  },
});

/** The points of an activation at which an ability of the NCU can be used. */
const POINTS = ['activates', 'insteadOfZone', 'claims'] as const;
type Point = (typeof POINTS)[number];

function occasionOf(f: NcuActivation, point: Point): Occasion {
  if (point !== 'activates') return claimOf(f);
  return { trigger: 'ncu-activates', unit: f.ncu, other: null, about: {} };
}

const sourceAt = (id: string, point: Point): Source => ({ of: 'ncu', id, which: POINTS.indexOf(point) });

function waysToUse(s: BattleState, f: NcuActivation, ability: string, point: Point): readonly string[] {
  const found = rulesOf(s).abilities[ability]?.[point];
  if (found === undefined) return [];
  const c = new SituationNow(s, occasionOf(f, point), f.seat, null, sourceAt(ability, point));
  return usable(found.effects, c) ? found.ways(c) : [];
}

function use(t: T, f: NcuActivation, ability: string, point: Point, way: string): void {
  perform(t, occasionOf(f, point), f.seat, null, sourceAt(ability, point), way);
}

/** The moment at which cards answer that the zone was claimed. */
function claimOf({ ncu, zone, seat }: NcuActivation): Occasion<'zone-claimed'> {
  return { trigger: 'zone-claimed', unit: ncu, other: null, about: { zone, seat } };
}

function useOnClaim(t: T, f: NcuActivation, option: string): void {
  const [ability = '', ...way] = option.split('>');
  f.used.push(ability);
  use(t, f, ability, 'claims', way.join('>'));
}

function onActivation(s: BattleState, f: NcuActivation): string[] {
  return ncuAbilities(s, f.ncu).flatMap((name) =>
    waysToUse(s, f, name, 'activates').map((way) => `${name}|${way}`),
  );
}

/** Most zones have their effect if they can; Combat and Maneuver offer one. */
function mayLetBe(s: BattleState, f: NcuActivation): boolean {
  const zone = rulesOf(s).zones[f.zone];
  return zone === undefined || zone.optional || zone.ways(s, f.seat).length === 0;
}

function zoneOptions(s: BattleState, f: NcuActivation): string[] {
  const zone = (rulesOf(s).zones[f.zone]?.ways(s, f.seat) ?? []).map((way) => `zone>${way}`);
  const instead = ncuAbilities(s, f.ncu).flatMap((name) =>
    waysToUse(s, f, name, 'insteadOfZone').map((way) => `${name}>${way}`),
  );
  const mode = (modeOf(s).insteadOfZone?.ways(s, f.seat) ?? []).map((way) => `mode>${way}`);
  return [...zone, ...instead, ...mode];
}

function modeNcuActions(s: BattleState, id: string): readonly string[] {
  const ncu = ncuOf(s, id);
  return ncu === null ? [] : (modeOf(s).ncuActions?.(s, ncu) ?? []);
}

function onClaim(s: BattleState, f: NcuActivation): string[] {
  return ncuAbilities(s, f.ncu)
    .filter((name) => !f.used.includes(name))
    .flatMap((name) => waysToUse(s, f, name, 'claims').map((way) => `${name}>${way}`));
}

function mustUse(s: BattleState, f: NcuActivation): boolean {
  return ncuAbilities(s, f.ncu).some(
    (name) => !f.used.includes(name) && rulesOf(s).abilities[name]?.claims?.must === true,
  );
}
