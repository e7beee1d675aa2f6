/** Abilities that happen by themselves: at once, or as their player chooses when they are resolved. */
import { bug, idOf, type Offer } from '@maester/kernel';
import type { Happening } from '../cards/card.ts';
import { rulesOf } from '../edition/of.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { kindOf, withinReach } from '../timing/targets.ts';
import type { Occasion } from '../timing/triggers.ts';
import type { Source } from './context.ts';
import { perform, usable, worthOf } from './interpreter.ts';
import { SituationNow } from './situation.ts';
import { wayOf, wayTo, type Way } from './way.ts';

interface UseAbility extends Occasion {
  seat: string;
  /** The unit it is on. */
  owner: string;
  source: Source;
  /** What is chosen is only given back. */
  later?: true;
}

/** The ability is resolved; if it leaves something to choose, its player is asked. */
export function happensByItself(t: T, occasion: Occasion, seat: string, owner: string, source: Source): void {
  if (happeningOf(t.state, source).ways === undefined) use(t, occasion, seat, owner, source, []);
  else {
    const { trigger, unit, other, about } = occasion;
    t.run(useAbility, { trigger, unit, other, about, seat, owner, source });
  }
}

/** Whether the ability leaves something to choose. */
export const leavesAChoice = (s: BattleState, source: Source): boolean =>
  happeningOf(s, source).ways !== undefined;

/** Only the choice: what was chosen is given back, for those concerned to answer it first. */
export function chooseFirst(t: T, occasion: Occasion, seat: string, owner: string, source: Source): void {
  const { trigger, unit, other, about } = occasion;
  t.run(useAbility, { trigger, unit, other, about, seat, owner, source, later: true });
}

export function use(
  t: T,
  occasion: Occasion,
  seat: string,
  owner: string,
  source: Source,
  parts: readonly Way[],
): void {
  if (happeningOf(t.state, source).silent !== true)
    t.emit({ type: 'ability', unit: bearerOf(t.state, owner, source.id), ability: source.id });
  perform(t, occasion, seat, owner, source, parts);
}

/** Whose it is for those who read of it: what waits for a player is about a unit. */
function bearerOf(s: BattleState, owner: string, ability: string): string {
  if (!s.seats.includes(owner)) return owner;
  return s.lasting.find((one) => one.on === owner && one.ability === ability)?.about ?? owner;
}

function happeningOf(s: BattleState, { id, which }: Source): Happening {
  const found = rulesOf(s).abilities[id]?.happens?.[which];
  if (found === undefined) throw bug(`nothing happens by itself: ${id} ${which}`);
  return found;
}

function waysNow(s: BattleState, f: UseAbility): readonly Offer[] {
  const { ways, effects } = happeningOf(s, f.source);
  const c = new SituationNow(s, f, f.seat, f.owner, f.source);
  if (!usable(effects, c)) return [];
  return withinReach(s, f.seat, kindOf(s, f.source, f.owner), ways?.(c as never) ?? [], [f.owner]);
}

export const useAbility = procedure<UseAbility>('use-ability')({
  choose: {
    ask: 'option',
    seat: (s, f) => (waysNow(s, f).length > 0 ? f.seat : null),
    options: waysNow,
    suggest: (s, f) => {
      const { effects } = happeningOf(s, f.source);
      const worth = (way: Offer): number =>
        worthOf(effects, new SituationNow(s, f, f.seat, f.owner, f.source, [wayOf(way)]));
      const judged = waysNow(s, f).map((way) => ({ id: idOf(way), worth: worth(way) }));
      return judged.toSorted((a, b) => b.worth - a.worth).map(({ id }) => id);
    },
    facts: (s, f) => ({ unit: bearerOf(s, f.owner, f.source.id), ability: f.source.id }),
    forced: 'is-taken',
    then: (t, f, id, _, on) => {
      const parts = [wayTo(id, on)];
      if (f.later === true) t.returns(parts);
      else use(t, f, f.seat, f.owner, f.source, parts);
      return 'end';
    },
  },
  nothing: (t, f) => {
    if (f.later === true) t.returns([]);
  },
});
