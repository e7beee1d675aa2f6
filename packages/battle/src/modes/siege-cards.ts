/**
 * Siege Strategy cards: six for the Attacker, six for the Defender, three of them in each hand, secret until played.
 * What the printed cards do is known in part only; battle/siege says what we take them to do.
 */
import { idOf, idOn, running, type Offer, type Option } from '@maester/kernel';
import { conditionOption, joined, sayingOfWay, terrainOption, thing, unitOptions } from '../options.ts';
import { become } from '../units/conditions.ts';
import { charge } from '../actions/charge.ts';
import { CONDITIONS, type Condition } from '../effects/gains.ts';
import { range, SHORT_RANGE } from '../geometry/range.ts';
import { hits } from '../attack/hits.ts';
import { procedure, type T } from '../rules.ts';
import { ABILITIES_LOST, ATTACHMENT_ABILITIES_LOST, type BattleState, type UnitState } from '../state.ts';
import { areFriends } from '../sides/sides.ts';
import { enemyUnits, friendlyUnits, shapeOf } from '../units/units.ts';
import { keepToLimit } from '../tactics/deck.ts';
import { restore } from '../units/wounds.ts';
import { CASTLE_WALL_CARD, SIEGE_BODKINS, SIEGE_FURY } from './castle-wall.ts';
import { damageWall, wallsOf } from './castle-walls.ts';
import { handOf, keep, keepHand, kept, SIEGE_DECK } from './mode-state.ts';

const HANDS = 'siegeHands';
const SHOWN = 'siegeShown';
/** The round in which enemies that activate must test. */
const DREAD = 'siegeDread';
/** The round in which units may arrive before their time, and which. */
const EARLY = 'siegeEarly';
/** Units that wait off the table until they may arrive. */
export const RESERVE = 'reserve';

type Role = 'attacker' | 'defender';
type Moment = 'round' | 'turn' | 'charge';

interface SiegeCard {
  readonly when: Moment;
  readonly ways: (s: BattleState, seat: string) => readonly Offer[];
  readonly effect: (t: T, seat: string, way: string) => void;
}

const yes = (): string[] => ['yes'];
const standing = (s: BattleState): Option[] => unitOptions(wallsOf(s).filter((wall) => !wall.destroyed));

/** Until the end of the round. */
function lay(t: T, seat: string, ability: string, on: readonly string[]): void {
  const effects = on.map(
    (id) =>
      ({ ability, on: id, by: seat, until: 'round', from: 'siege', attached: false, tokens: 0 }) as const,
  );
  t.state.lasting = [...t.state.lasting, ...effects];
}

const ids = (units: readonly { readonly id: string }[]): string[] => units.map(({ id }) => id);

function nearWalls(s: BattleState, units: readonly UnitState[]): string[] {
  const walls = wallsOf(s).map(shapeOf);
  return ids(units.filter((unit) => walls.some((wall) => range(shapeOf(unit), wall) <= SHORT_RANGE)));
}

export const tarAndArrows = procedure<{ units: string[]; seat: string }>('siege-hits')({
  'next-unit': (t, f) => {
    const unit = f.units.shift();
    if (unit === undefined) return 'end';
    const [d3 = 1] = t.roll('siege-hits', 1, 3);
    hits(t, unit, d3, f.seat, null);
    return 'next-unit';
  },
});

const CARDS: { readonly [R in Role]: { readonly [card: number]: SiegeCard } } = {
  attacker: {
    1: {
      when: 'turn',
      ways: (s) => s.terrain.map(terrainOption),
      effect: (t, _, id) => {
        t.state.terrain = t.state.terrain.filter((piece) => piece.id !== id);
      },
    },
    2: {
      when: 'round',
      ways: yes,
      effect: (t, seat) => {
        const ncus = t.state.ncus.filter((ncu) => !areFriends(t.state, ncu.seat, seat));
        lay(t, seat, ABILITIES_LOST, ids(ncus));
        // those in Reserve may arrive in this round
        const units = t.state.units.filter(
          (unit) => !unit.destroyed && !areFriends(t.state, unit.seat, seat),
        );
        lay(t, seat, ATTACHMENT_ABILITIES_LOST, ids(units));
        for (const enemy of new Set(ncus.map((ncu) => ncu.seat))) keepToLimit(t, enemy);
      },
    },
    3: {
      when: 'round',
      ways: yes,
      effect: (t, seat) => lay(t, seat, SIEGE_FURY, ids(friendlyUnits(t.state, seat))),
    },
    4: {
      when: 'round',
      ways: () => CONDITIONS.map(conditionOption),
      effect: (t, seat, condition) => {
        for (const { id } of enemyUnits(t.state, seat)) become(t, id, condition as Condition);
      },
    },
    5: { when: 'round', ways: yes, effect: (t) => keep(t.state, DREAD, t.state.round) },
    6: { when: 'turn', ways: standing, effect: (t, seat, wall) => damageWall(t, wall, 2, seat) },
  },
  defender: {
    1: {
      when: 'turn',
      ways: (s) => unitOptions(wallsOf(s).filter((wall) => !wall.destroyed && isHurt(wall))),
      effect: (t, _, wall) => void restore(t, wall, 2),
    },
    2: { when: 'turn', ways: yes, effect: (t, seat) => lay(t, seat, SIEGE_BODKINS, ids(wallsOf(t.state))) },
    3: {
      when: 'turn',
      ways: (s, seat) => {
        const reserve = kept(s, RESERVE, []);
        return unitOptions(
          s.units.filter((unit) => reserve.includes(unit.id) && areFriends(s, unit.seat, seat)),
        );
      },
      effect: (t, _, unit) => {
        const { state: s } = t;
        keep(s, EARLY, { round: s.round, units: [...arrivingEarly(s), unit] });
      },
    },
    4: {
      when: 'turn',
      ways: yes,
      effect: (t, seat) =>
        t.run(tarAndArrows, { units: nearWalls(t.state, enemyUnits(t.state, seat)), seat }),
    },
    5: {
      when: 'turn',
      ways: yes,
      effect: (t, seat) => {
        for (const unit of nearWalls(t.state, friendlyUnits(t.state, seat))) restore(t, unit, 2);
      },
    },
    6: {
      when: 'charge',
      ways: yes,
      effect: (t) => {
        const now = running(t.state, charge);
        if (now !== null) now.disorderlyUpTo = 6;
      },
    },
  },
};

function arrivingEarly(s: BattleState): readonly string[] {
  const early = s.modeState[EARLY] ?? null;
  return early?.round === s.round ? early.units : [];
}

/** battle/siege/defender-3 */
export function mayArriveEarly(s: BattleState, unit: string): boolean {
  return arrivingEarly(s).includes(unit);
}

const isHurt = (wall: UnitState): boolean => wall.wounds < CASTLE_WALL_CARD.wounds;

export function dreadful(s: BattleState): boolean {
  return kept(s, DREAD, 0) === s.round;
}

/** Three cards at random for each. */
export function dealSiegeCards(t: T): void {
  for (const seat of t.state.seats) {
    const deck = [...SIEGE_DECK];
    t.shuffle(`siege-deck-${seat}`, deck);
    keepHand(
      t.state,
      HANDS,
      seat,
      deck.slice(0, 3).toSorted((a, b) => a - b),
    );
  }
}

/** As far as everyone can see, this player may have a card for the moment. */
function mightPlay(s: BattleState, seat: string, role: Role, when: Moment): boolean {
  if (handOf(s, HANDS, seat).length === 0) return false;
  const shown = handOf(s, SHOWN, seat);
  return SIEGE_DECK.some((card) => {
    const known = CARDS[role][card];
    return known?.when === when && !shown.includes(card) && known.ways(s, seat).length > 0;
  });
}

function siegeOption(card: number, way: Offer): Option {
  const say = { key: 'option.siege', facts: { number: card } };
  return joined('|', { id: `siege-${card}`, on: [thing('siege-card', String(card))], say }, way);
}

interface PlaySiegeCard {
  /** Who is asked, in order. */
  todo: { seat: string; role: Role }[];
  when: Moment;
}

/** Each may play siege cards of this moment, one after the other, until passing. */
export const playSiegeCards = procedure<PlaySiegeCard>('play-siege-card')({
  play: {
    ask: 'option',
    seat: (s, f) => f.todo.find(({ seat, role }) => mightPlay(s, seat, role, f.when))?.seat ?? null,
    options: (s, f, seat) => {
      const role = f.todo.find((one) => one.seat === seat)?.role ?? 'attacker';
      const cards = handOf(s, HANDS, seat).flatMap((card) => {
        const known = CARDS[role][card];
        if (known?.when !== f.when) return [];
        return known.ways(s, seat).map((way) => siegeOption(card, way));
      });
      return [...cards, 'no'];
    },
    facts: (_, f) => ({ when: f.when }),
    then: (t, f, option, seat, on) => {
      if (option === 'no') {
        f.todo = f.todo.filter((one) => one.seat !== seat);
        return 'play';
      }
      const { state: s } = t;
      const role = f.todo.find((one) => one.seat === seat)?.role ?? 'attacker';
      const card = Number(idOn(on, 'siege-card'));
      const ways = CARDS[role][card]?.ways(s, seat) ?? [];
      const way = ways.find((one) => siegeOption(card, one).id === option) ?? 'yes';
      keepHand(
        s,
        HANDS,
        seat,
        handOf(s, HANDS, seat).filter((other) => other !== card),
      );
      keepHand(s, SHOWN, seat, [...handOf(s, SHOWN, seat), card]);
      t.reveal();
      t.emit({ type: 'siege-card', seat, card, option, chosen: sayingOfWay(way) });
      CARDS[role][card]?.effect(t, seat, idOf(way));
      return 'play';
    },
  },
});
