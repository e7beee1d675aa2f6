/** Attachments that their cards give to the enemy (battle/faction/attachments-given-away): captives and turncoats. */
import { unitOption } from '../options.ts';
import type { AttachmentCard } from '../cards/card.ts';
import { kept } from '../modes/mode-state.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { areFriends } from '../sides/sides.ts';
import { modelsOf } from '../units/ranks.ts';
import { cardOf, changeUnit, mustUnit } from '../units/units.ts';
import { rulesOf } from '../edition/of.ts';

/** What each seat gives away, by seat; stays there to tell whose they were. */
export const GIVEN_AWAY = 'givenAway';

type When = NonNullable<AttachmentCard['givenAway']>;

interface GiveAway {
  todo: { seat: string; card: string }[];
}

/** Enemy units of the attachment's type that have a model to spare for it; how many attachments they have does not matter. */
function takers(s: BattleState, seat: string, card: string): string[] {
  return s.units
    .filter((unit) => {
      const { tray } = unit;
      const solo = tray === 'small-solo' || tray === 'large-solo' || tray === 'castle-wall';
      const room = !solo && !unit.destroyed && unit.attachments.length < modelsOf(s, unit);
      return (
        room && cardOf(s, unit).type === rulesOf(s).attachments[card]?.type && !areFriends(s, unit.seat, seat)
      );
    })
    .map(({ id }) => id);
}

export const giveAway = procedure<GiveAway>('give-away')({
  'next-card': (t, f) => {
    const next = f.todo[0];
    if (next === undefined) return 'end';
    if (takers(t.state, next.seat, next.card).length > 0) return 'choose-unit';
    f.todo.shift();
    t.emit({ type: 'left-out', seat: next.seat, card: next.card });
    return 'next-card';
  },
  'choose-unit': {
    ask: 'option',
    seat: (_, f) => f.todo[0]?.seat ?? null,
    options: (s, f, seat) => takers(s, seat, f.todo[0]?.card ?? '').map(unitOption),
    facts: (_, f) => ({ card: f.todo[0]?.card ?? null }),
    then: (t, f, id, seat) => {
      const card = f.todo.shift()?.card ?? '';
      const { attachments } = mustUnit(t.state, id);
      changeUnit(t.state, id, { attachments: [...attachments, card] });
      t.emit({ type: 'given-away', seat, unit: id, card });
      return 'next-card';
    },
  },
});

/** Every player gives away what is due now, from the side that chose its zone on. */
export function giveAwayAttachments(t: T, when: When): void {
  const { state: s } = t;
  const given = kept(s, GIVEN_AWAY, {});
  const seats = [...s.sides.slice(s.zoneChooser), ...s.sides.slice(0, s.zoneChooser)].flat();
  const todo = seats.flatMap((seat) =>
    (given[seat] ?? [])
      .filter((card) => rulesOf(s).attachments[card]?.givenAway === when)
      .map((card) => ({ seat, card })),
  );
  if (todo.length > 0) t.run(giveAway, { todo });
}
