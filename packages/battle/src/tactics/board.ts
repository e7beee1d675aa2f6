/**
 * The Tactics Board: NCUs claim zones, and a zone does what is written under it (zones.ts), or what a card or the NCU
 * puts in its place.
 */
import { ncuOn } from './claims.ts';
import { idOf, idOn, refuse, thingsOf, type Offer, type Option } from '@maester/kernel';
import { joined, named, sayingOfWay, silent, thing } from '../options.ts';
import type { Source } from '../effects/context.ts';
import { perform, usable, worthOf } from '../effects/interpreter.ts';
import { wayOf, type Way } from '../effects/way.ts';
import { happens } from '../timing/window.ts';
import { mightRespond } from '../timing/declarable.ts';
import { concernsAnyone } from '../timing/prompts.ts';
import type { Occasion } from '../timing/triggers.ts';
import { kindOfUse, unitsIn, withinReach } from '../timing/targets.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { changeNcu, isDeployed, ncuOf, unitOf } from '../units/units.ts';
import { freeZones } from './ncus.ts';
import { abilitiesOfNcu } from '../units/abilities.ts';
import { isOnTable } from '../units/on-table.ts';
import { areFriends } from '../sides/sides.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import type { NcuActivation, ZoneChoice } from '../cards/card.ts';
import { SituationNow } from '../effects/situation.ts';

/** None if it has left with its eliminated player in the middle of its activation. */
function ncuAbilities(s: BattleState, id: string): readonly string[] {
  const ncu = ncuOf(s, id);
  return ncu === null || ncu.destroyed ? [] : abilitiesOfNcu(s, ncu);
}

export function startNcuActivation(ncu: string, seat: string): NcuActivation {
  return { ncu, seat, zone: '', replaced: false, chosen: null, notAgain: null, used: [] };
}

export const ncuActivation = procedure<NcuActivation>('ncu-activation')({
  activates: (t, f) => {
    // one that claims a zone by an Ability may have activated before
    if (ncuOf(t.state, f.ncu)?.activated === false) t.emit({ type: 'activated', unit: f.ncu });
    changeNcu(t.state, f.ncu, { activated: true });
    return f.claims === undefined ? 'own-abilities' : claim(t, f, f.claims);
  },
  /** battle/timing/active-player-first: before what the opponent plays at this moment. */
  'own-abilities': {
    ask: 'option',
    seat: (s, f) => (onActivation(s, f).length > 0 ? f.seat : null),
    options: (s, f) => [...onActivation(s, f).map(activationOption), 'no'],
    then: (t, f, option) => {
      const found = onActivation(t.state, f).find((one) => activationOption(one).id === option);
      if (found !== undefined) use(t, f, found.ability, 'activates', found.way);
    },
  },
  'activation-effects': (t, f) => happens(t, 'ncu-activates', f.ncu),
  /** battle/tactics-board/full: where it may not forgo, an NCU without a zone to claim has had its activation. */
  'claim-zone': {
    ask: 'option',
    seat: (s, f) => (rulesOf(s).rules.ncusMayForgo || ncuActions(s, f).length > 0 ? f.seat : null),
    options: (s, f) => (rulesOf(s).rules.ncusMayForgo ? [...ncuActions(s, f), 'forgo'] : ncuActions(s, f)),
    whyNot: (s, _, __, choice) => {
      if (choice === 'forgo') return refuse('battle/tactics-board/claim', {});
      const holder = ncuOn(s, choice);
      return holder === null ? null : refuse('battle/tactics-board/occupied', { ncu: holder });
    },
    facts: (_, f) => ({ ncu: f.ncu }),
    then: (t, f, zone) => {
      if (zone === 'forgo') return 'end';
      const instead = insteadOfClaim(t.state, f).find((one) => activationOption(one).id === zone);
      if (instead !== undefined) {
        use(t, f, instead.ability, 'insteadOfClaim', instead.way);
        return 'end';
      }
      const ncu = ncuOf(t.state, f.ncu);
      if (ncu !== null && modeNcuActions(t.state, f.ncu).some((action) => idOf(action) === zone)) {
        modeOf(t.state).ncuActs?.(t, ncu, zone);
        return 'end';
      }
      return claim(t, f, zone);
    },
  },
  /** battle/timing/own-order: an ability for claiming a zone may come before its effect, and a card in its place. */
  'ability-before-zone': {
    ask: 'option',
    seat: (s, f) => {
      if (f.zone === '') return null;
      const more = (): boolean => hasZoneOptions(s, f) || mightRespond(s, claimOf(f), f.seat);
      return onClaim(s, f).length > 0 && more() ? f.seat : null;
    },
    options: (s, f) => [...onClaim(s, f).map(claimOption), 'zone-first'],
    suggest: (s, f) => claimsByWorth(s, f, 'zone-first'),
    facts: (_, f) => ({ ncu: f.ncu, zone: f.zone }),
    then: (t, f, option) => {
      if (option === 'zone-first') return 'zone-claimed';
      useOnClaim(t, f, option);
      return 'ability-before-zone';
    },
  },
  'zone-claimed': (t, f) => {
    if (f.zone === '') return 'end';
    const { trigger, unit, other, about } = claimOf(f);
    happens(t, trigger, unit, other, about);
    return 'zone-comes';
  },
  'zone-comes': (t, f) => {
    if (!f.replaced) t.emit({ type: 'zone-effect', zone: f.zone });
  },
  /** The zone's effect, or what the NCU may do instead. */
  'zone-effect': {
    ask: 'option',
    seat: (s, f) => (f.replaced || !hasZoneOptions(s, f) ? null : f.seat),
    options: (s, f) => [
      ...zoneOptions(s, f).map(({ option }) => option),
      ...(mayLetBe(s, f) ? ['nothing'] : []),
    ],
    facts: (_, f) => ({ ncu: f.ncu, zone: f.zone }),
    then: (t, f, option) => choose(f, zoneOptions(t.state, f), option),
  },
  /** battle/term/target: those concerned answer before it takes effect. */
  'zone-targeted': (t, f) => {
    const target = targetOfZone(t.state, f);
    if (target !== null)
      happens(t, 'targeted', target, null, { what: 'zone', id: f.zone, seat: f.seat, owner: f.ncu });
  },
  /** battle/tactics-board/another-target: if there is none, the first stays. */
  'zone-redirected': {
    ask: 'option',
    seat: (s, f) => (otherTargets(s, f).length > 0 ? f.seat : null),
    options: (s, f) => otherTargets(s, f).map(({ option }) => option),
    facts: (_, f) => ({ ncu: f.ncu, zone: f.zone }),
    then: (t, f, option) => choose(f, otherTargets(t.state, f), option),
  },
  'zone-has-target': (t, f) => {
    const target = targetOfZone(t.state, f);
    if (target !== null) happens(t, 'zone-targets', target, null, { zone: f.zone, seat: f.seat });
  },
  'zone-takes-effect': (t, f) => {
    const found = f.replaced ? undefined : stillPossible(t.state, f);
    if (found === undefined) return;
    const on = thingsOf(found.way);
    if (found.by === 'zone') rulesOf(t.state).zones[f.zone]?.effect(t, f.seat, on);
    else if (found.by === 'mode') modeOf(t.state).insteadOfZone?.effect(t, f.seat, on);
    else use(t, f, found.by.ability, 'insteadOfZone', found.way);
  },
  'claim-abilities': {
    ask: 'option',
    seat: (s, f) => (onClaim(s, f).length > 0 ? f.seat : null),
    options: (s, f) => [...onClaim(s, f).map(claimOption), ...(mustUse(s, f) ? [] : ['no'])],
    suggest: (s, f) => claimsByWorth(s, f, mustUse(s, f) ? null : 'no'),
    facts: (_, f) => ({ ncu: f.ncu, zone: f.zone }),
    then: (t, f, option) => {
      if (option === 'no') return 'zone-resolved';
      useOnClaim(t, f, option);
      return 'claim-abilities';
    },
  },
  /** battle/tactics-board/resolved */
  'zone-resolved': (t, f) => {
    const { zone, seat, replaced } = f;
    happens(t, 'zone-resolved', f.ncu, null, { zone, seat, replaced });
  },
});

function ncuActions(s: BattleState, f: NcuActivation): Offer[] {
  return [
    ...freeZones(s).map((zone) => named('zone', zone)),
    ...insteadOfClaim(s, f).map(activationOption),
    ...modeNcuActions(s, f.ncu),
  ];
}

function claim(t: T, f: NcuActivation, zone: string): 'ability-before-zone' {
  f.zone = zone;
  t.state.zones = { ...t.state.zones, [zone]: f.ncu };
  t.emit({ type: 'claimed', ncu: f.ncu, zone });
  modeOf(t.state).zoneClaimed?.(t, f.seat, zone);
  return 'ability-before-zone';
}

/** The points of an activation at which an ability of the NCU can be used. */
const POINTS = ['activates', 'insteadOfZone', 'claims', 'insteadOfClaim'] as const;
type Point = (typeof POINTS)[number];

function occasionOf(f: NcuActivation, point: Point): Occasion {
  if (point !== 'activates' && point !== 'insteadOfClaim') return claimOf(f);
  return { trigger: 'ncu-activates', unit: f.ncu, other: null, about: {} };
}

const sourceAt = (id: string, point: Point): Source => ({ of: 'ncu', id, which: POINTS.indexOf(point) });

function waysToUse(s: BattleState, f: NcuActivation, ability: string, point: Point): readonly Offer[] {
  const found = rulesOf(s).abilities[ability]?.[point];
  if (found === undefined) return [];
  const c = new SituationNow(s, occasionOf(f, point), f.seat, null, sourceAt(ability, point));
  if (!usable(found.effects, c)) return [];
  const ways = withinReach(s, f.seat, kindOfUse(found.effects), found.ways(c));
  const ofZone = point === 'insteadOfZone' && isOfZone(s, f.zone, { by: { ability } });
  return ofZone ? withinReach(s, f.seat, 'zone', ways) : ways;
}

function use(t: T, f: NcuActivation, ability: string, point: Point, way: Offer): void {
  const now = occasionOf(f, point);
  const source = sourceAt(ability, point);
  const parts = [wayOf(way)];
  const effects = rulesOf(t.state).abilities[ability]?.[point]?.effects ?? [];
  // an Influence has an event of its own
  if (kindOfUse(effects) !== 'influence')
    t.emit({
      type: 'used',
      seat: f.seat,
      unit: f.ncu,
      whose: 'own',
      ability,
      option: idOf(way),
      chosen: sayingOfWay(way),
    });
  if (unitsIn(t.state, parts).length === 0 || !isTargetingWatched(t.state))
    perform(t, now, f.seat, null, source, parts);
  else t.run(ncuUse, { ...now, seat: f.seat, source, parts, cancelled: false });
}

const isTargetingWatched = (s: BattleState): boolean =>
  concernsAnyone(s, 'targeted') || concernsAnyone(s, 'target-resolved');

interface NcuUseFrame extends Occasion {
  seat: string;
  source: Source;
  parts: readonly Way[];
  cancelled: boolean;
}

function raiseForTargets(t: T, trigger: 'targeted' | 'target-resolved', f: NcuUseFrame): void {
  const { id, which } = f.source;
  const effects = rulesOf(t.state).abilities[id]?.[POINTS[which] ?? 'claims']?.effects ?? [];
  const about = { what: kindOfUse(effects), id, seat: f.seat, owner: f.unit };
  for (const unit of unitsIn(t.state, f.parts)) happens(t, trigger, unit, null, about);
}

/** An ability of an NCU that has a unit for target, which may be answered. */
export const ncuUse = procedure<NcuUseFrame>('ncu-ability')({
  targeted: (t, f) => raiseForTargets(t, 'targeted', f),
  'takes-effect': (t, f) => {
    if (f.cancelled) return 'end';
    perform(t, f, f.seat, null, f.source, f.parts);
    return 'resolved';
  },
  resolved: (t, f) => raiseForTargets(t, 'target-resolved', f),
});

/** The moment at which cards answer that the zone was claimed. */
function claimOf({ ncu, zone, seat }: NcuActivation): Occasion<'zone-claimed'> {
  return { trigger: 'zone-claimed', unit: ncu, other: null, about: { zone, seat } };
}

function useOnClaim(t: T, f: NcuActivation, option: string): void {
  const found = onClaim(t.state, f).find((one) => claimOption(one).id === option);
  if (found === undefined) return;
  f.used.push(found.ability);
  use(t, f, found.ability, 'claims', found.way);
}

/** An ability of the NCU, and a way to use it. */
interface AbilityUse {
  readonly ability: string;
  readonly way: Offer;
}

const activationOption = ({ ability, way }: AbilityUse): Option =>
  joined('|', named('ability', ability), way);
const claimOption = ({ ability, way }: AbilityUse): Option => joined('>', named('ability', ability), way);

function usesOf(s: BattleState, f: NcuActivation, ability: string, point: Point): AbilityUse[] {
  return waysToUse(s, f, ability, point).map((way) => ({ ability, way }));
}

function onActivation(s: BattleState, f: NcuActivation): AbilityUse[] {
  return ncuAbilities(s, f.ncu).flatMap((name) => usesOf(s, f, name, 'activates'));
}

/** battle/ncu/instead-of-claiming */
function insteadOfClaim(s: BattleState, f: NcuActivation): AbilityUse[] {
  return ncuAbilities(s, f.ncu).flatMap((name) => usesOf(s, f, name, 'insteadOfClaim'));
}

/** Most zones have their effect if they can; Combat and Maneuver offer one. */
function mayLetBe(s: BattleState, f: NcuActivation): boolean {
  const zone = rulesOf(s).zones[f.zone];
  return zone === undefined || zone.optional || zone.ways(s, f.seat).length === 0;
}

/** The effect of the zone, or what comes in its place, and the ways of it. */
interface ZoneUse {
  readonly by: ZoneChoice['by'];
  readonly way: Offer;
  readonly option: Option;
}

function choose(f: NcuActivation, from: readonly ZoneUse[], option: string): void {
  const found = from.find((one) => one.option.id === option);
  f.chosen = found === undefined ? null : { by: found.by, way: wayOf(found.way) };
}

/** What was chosen, if cards that answered have left it possible. */
function stillPossible(s: BattleState, f: NcuActivation): ZoneUse | undefined {
  const { chosen } = f;
  if (chosen === null) return undefined;
  return zoneOptions(s, f).find(({ by, way }) => isSame(by, chosen.by) && idOf(way) === chosen.way.id);
}

function isSame(a: ZoneChoice['by'], b: ZoneChoice['by']): boolean {
  return typeof a === 'string' || typeof b === 'string' ? a === b : a.ability === b.ability;
}

/** The unit that the zone's effect is aimed at, while it is on the table. */
function targetOfZone(s: BattleState, { chosen, zone }: NcuActivation): string | null {
  const target = chosen !== null && isOfZone(s, zone, chosen) ? idOn(chosen.way.on, 'unit') : null;
  const unit = target === null ? null : unitOf(s, target);
  return unit !== null && isDeployed(unit) ? unit.id : null;
}

/** Other targets than the one that was redirected. */
function otherTargets(s: BattleState, f: NcuActivation): ZoneUse[] {
  if (f.notAgain === null || f.replaced) return [];
  return zoneOptions(s, f).filter((one) => {
    const target = isOfZone(s, f.zone, one) ? idOn(thingsOf(one.way), 'unit') : null;
    return target !== null && target !== f.notAgain;
  });
}

/** Whether it is the effect of the zone, perhaps in another form. */
function isOfZone(s: BattleState, zone: string, { by }: Pick<ZoneUse, 'by'>): boolean {
  if (by === 'zone' || by === 'mode') return by === 'zone';
  const asZone = rulesOf(s).abilities[by.ability]?.insteadOfZone?.asZone ?? [];
  return asZone === true || asZone.some((one) => one === zone);
}

/** Abilities that come in place of a zone's effect: its own, and those of friends that serve all. */
function abilitiesInstead(s: BattleState, f: NcuActivation): readonly string[] {
  const own = ncuAbilities(s, f.ncu);
  if (!isOnTable(s, 'insteadOfZone')) return own;
  const { abilities } = rulesOf(s);
  const friends = s.ncus.filter(
    (ncu) => ncu.id !== f.ncu && !ncu.destroyed && areFriends(s, ncu.seat, f.seat),
  );
  const names = friends.flatMap((ncu) => abilitiesOfNcu(s, ncu));
  return [...own, ...names.filter((name) => abilities[name]?.insteadOfZone?.forFriends === true)];
}

const waysOfZone = (s: BattleState, { seat, zone }: NcuActivation): readonly Offer[] =>
  withinReach(s, seat, 'zone', rulesOf(s).zones[zone]?.ways(s, seat) ?? []);

function waysOfMode(s: BattleState, { seat, zone }: NcuActivation): readonly Offer[] {
  const { insteadOfZone } = modeOf(s);
  return insteadOfZone?.zones?.includes(zone) === false ? [] : (insteadOfZone?.ways(s, seat) ?? []);
}

/** Whether the zone, or what comes in its place, can do anything. */
function hasZoneOptions(s: BattleState, f: NcuActivation): boolean {
  return (
    waysOfZone(s, f).length > 0 ||
    abilitiesInstead(s, f).some((ability) => waysToUse(s, f, ability, 'insteadOfZone').length > 0) ||
    waysOfMode(s, f).length > 0
  );
}

function zoneOptions(s: BattleState, f: NcuActivation): ZoneUse[] {
  const list = (by: ZoneUse['by'], first: Option, ways: readonly Offer[]): ZoneUse[] =>
    ways.map((way) => ({ by, way, option: joined('>', first, way) }));
  const { abilities } = rulesOf(s);
  const instead = abilitiesInstead(s, f).flatMap((ability) =>
    list({ ability }, named('ability', ability), waysToUse(s, f, ability, 'insteadOfZone')),
  );
  const isForced = instead.some(
    ({ by }) => typeof by !== 'string' && abilities[by.ability]?.insteadOfZone?.must === true,
  );
  return [
    ...(isForced ? [] : list('zone', silent('zone', thing('zone', f.zone)), waysOfZone(s, f))),
    ...instead,
    ...list('mode', silent('mode', thing('mode', s.mode)), waysOfMode(s, f)),
  ];
}

function modeNcuActions(s: BattleState, id: string): readonly Offer[] {
  const ncu = ncuOf(s, id);
  return ncu === null ? [] : (modeOf(s).ncuActions?.(s, ncu) ?? []);
}

function onClaim(s: BattleState, f: NcuActivation): AbilityUse[] {
  return ncuAbilities(s, f.ncu)
    .filter((name) => !f.used.includes(name))
    .flatMap((name) => usesOf(s, f, name, 'claims'));
}

/** What is worth most first, and what is worth nothing after leaving it. */
function claimsByWorth(s: BattleState, f: NcuActivation, leaving: string | null): string[] {
  const worths = onClaim(s, f).map((one) => {
    const source = sourceAt(one.ability, 'claims');
    const c = new SituationNow(s, claimOf(f), f.seat, null, source, [wayOf(one.way)]);
    const effects = rulesOf(s).abilities[one.ability]?.claims?.effects ?? [];
    return { id: claimOption(one).id, worth: worthOf(effects, c) };
  });
  if (leaving !== null) worths.push({ id: leaving, worth: 0 });
  return worths.toSorted((a, b) => b.worth - a.worth).map(({ id }) => id);
}

function mustUse(s: BattleState, f: NcuActivation): boolean {
  return ncuAbilities(s, f.ncu).some(
    (name) => !f.used.includes(name) && rulesOf(s).abilities[name]?.claims?.must === true,
  );
}
