/**
 * The Tactics Board: NCUs claim zones, and a zone does what is written under it (zones.ts), or what a card or the NCU
 * puts in its place.
 */
import { idOf, idOn, refuse, thingsOf, type Offer, type Option } from '@maester/kernel';
import { joined, named, silent, thing } from './options.ts';
import { happens, mightRespond, type Occasion } from './occasion.ts';
import { procedure, type T } from './play.ts';
import type { BattleState } from './state.ts';
import { changeNcu, ncuOf } from './table.ts';
import { abilitiesOfNcu } from './units/abilities.ts';
import { modeOf, rulesOf } from './edition/of.ts';
import type { NcuActivation } from './cards/card.ts';

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
    options: (s, f) => [...onActivation(s, f).map(activationOption), 'no'],
    then: (t, f, option) => {
      const use = onActivation(t.state, f).find((one) => activationOption(one).id === option);
      if (use !== undefined)
        rulesOf(t.state).ncuAbilities[use.ability]?.activates?.effect(t, f, idOf(use.way));
    },
  },
  'activation-effects': (t, f) => happens(t, 'ncu-activates', f.ncu),
  'claim-zone': {
    ask: 'option',
    seat: (_, f) => f.seat,
    options: (s, f) => [
      ...freeZones(s).map((zone) => named('zone', zone)),
      ...modeNcuActions(s, f.ncu),
      'forgo',
    ],
    whyNot: (s, _, __, choice) => {
      const holder = s.zones.find(({ id }) => id === choice)?.ncu ?? null;
      return holder === null ? null : refuse('battle/tactics-board/occupied', { ncu: holder });
    },
    facts: (_, f) => ({ ncu: f.ncu }),
    then: (t, f, zone) => {
      if (zone === 'forgo') return 'end';
      const ncu = ncuOf(t.state, f.ncu);
      if (ncu !== null && modeNcuActions(t.state, f.ncu).some((action) => idOf(action) === zone)) {
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
    options: (s, f) => [...onClaim(s, f).map(claimOption), 'zone-first'],
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
  /** The zone's effect, or what the NCU may do instead. */
  'zone-effect': {
    ask: 'option',
    seat: (s, f) => (f.replaced || zoneOptions(s, f).length === 0 ? null : f.seat),
    options: (s, f) => [
      ...zoneOptions(s, f).map(({ option }) => option),
      ...(mayLetBe(s, f) ? ['nothing'] : []),
    ],
    facts: (_, f) => ({ ncu: f.ncu, zone: f.zone }),
    then: (t, f, option) => {
      const use = zoneOptions(t.state, f).find((one) => one.option.id === option);
      if (use === undefined) return;
      const on = thingsOf(use.way);
      if (use.by === 'zone') {
        const target = idOn(on, 'unit');
        if (target !== null) happens(t, 'zone-targets', target, null, { zone: f.zone, seat: f.seat });
        rulesOf(t.state).zones[f.zone]?.effect(t, f.seat, on);
      } else if (use.by === 'mode') modeOf(t.state).insteadOfZone?.effect(t, f.seat, on);
      else rulesOf(t.state).ncuAbilities[use.by.ability]?.insteadOfZone?.effect(t, f, idOf(use.way));
    },
  },
  'claim-abilities': {
    ask: 'option',
    seat: (s, f) => (onClaim(s, f).length > 0 ? f.seat : null),
    options: (s, f) => [...onClaim(s, f).map(claimOption), ...(mustUse(s, f) ? [] : ['no'])],
    facts: (_, f) => ({ ncu: f.ncu, zone: f.zone }),
    then: (t, f, option) => {
      if (option === 'no') return 'end';
      useOnClaim(t, f, option);
      return 'claim-abilities';
    },
  },
});

/** The moment at which cards answer that the zone was claimed. */
function claimOf({ ncu, zone, seat }: NcuActivation): Occasion {
  return { trigger: 'zone-claimed', unit: ncu, other: null, about: { zone, seat } };
}

function useOnClaim(t: T, f: NcuActivation, option: string): void {
  const use = onClaim(t.state, f).find((one) => claimOption(one).id === option);
  if (use === undefined) return;
  f.used.push(use.ability);
  rulesOf(t.state).ncuAbilities[use.ability]?.claims?.effect(t, f, idOf(use.way));
}

/** An ability of the NCU, and a way to use it. */
interface AbilityUse {
  readonly ability: string;
  readonly way: Offer;
}

const activationOption = ({ ability, way }: AbilityUse): Option =>
  joined('|', named('ability', ability), way);
const claimOption = ({ ability, way }: AbilityUse): Option => joined('>', named('ability', ability), way);

function onActivation(s: BattleState, f: NcuActivation): AbilityUse[] {
  return ncuAbilities(s, f.ncu).flatMap((ability) =>
    (rulesOf(s).ncuAbilities[ability]?.activates?.ways(s, f) ?? []).map((way) => ({ ability, way })),
  );
}

/** Most zones have their effect if they can; Combat and Maneuver offer one. */
function mayLetBe(s: BattleState, f: NcuActivation): boolean {
  const zone = rulesOf(s).zones[f.zone];
  return zone === undefined || zone.optional || zone.ways(s, f.seat).length === 0;
}

/** The effect of the zone, or what comes in its place. */
interface ZoneUse {
  readonly by: 'zone' | 'mode' | { readonly ability: string };
  readonly way: Offer;
  readonly option: Option;
}

function zoneOptions(s: BattleState, f: NcuActivation): ZoneUse[] {
  const list = (by: ZoneUse['by'], first: Option, ways: readonly Offer[] = []): ZoneUse[] =>
    ways.map((way) => ({ by, way, option: joined('>', first, way) }));
  return [
    ...list('zone', silent('zone', thing('zone', f.zone)), rulesOf(s).zones[f.zone]?.ways(s, f.seat)),
    ...ncuAbilities(s, f.ncu).flatMap((ability) =>
      list(
        { ability },
        named('ability', ability),
        rulesOf(s).ncuAbilities[ability]?.insteadOfZone?.ways(s, f),
      ),
    ),
    ...list('mode', silent('mode', thing('mode', s.mode)), modeOf(s).insteadOfZone?.ways(s, f.seat)),
  ];
}

function modeNcuActions(s: BattleState, id: string): readonly Offer[] {
  const ncu = ncuOf(s, id);
  return ncu === null ? [] : (modeOf(s).ncuActions?.(s, ncu) ?? []);
}

function onClaim(s: BattleState, f: NcuActivation): AbilityUse[] {
  return ncuAbilities(s, f.ncu)
    .filter((name) => !f.used.includes(name))
    .flatMap((ability) =>
      (rulesOf(s).ncuAbilities[ability]?.claims?.ways(s, f) ?? []).map((way) => ({ ability, way })),
    );
}

function mustUse(s: BattleState, f: NcuActivation): boolean {
  return ncuAbilities(s, f.ncu).some(
    (name) => !f.used.includes(name) && rulesOf(s).ncuAbilities[name]?.claims?.must === true,
  );
}
