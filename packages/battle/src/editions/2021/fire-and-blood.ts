/** Fire & Blood in 2021: Marked Units attack with two more dice, and no unit that costs nothing is marked. */
import type { Change, Table } from '../../edition/edition.ts';
import { fireAndBlood as season6, MARKED } from '../../modes/fire-and-blood.ts';
import { speakersFromFirst } from '../../modes/objective-modes.ts';
import { unitOption } from '../../options.ts';
import { procedure } from '../../rules.ts';
import type { BattleState } from '../../state.ts';
import { cardOf, changeUnit, enemyUnits, mustUnit } from '../../units/units.ts';

const MARKED_UNIT = 'marked-unit';
const EACH = 2;

function unmarked(s: BattleState, seat: string): string[] {
  return enemyUnits(s, seat)
    .filter((unit) => unit.tokens?.[MARKED] === undefined && cardOf(s, unit).cost > 0)
    .map(({ id }) => id);
}

const markEnemies = procedure<{ seats: string[] }>('mark-enemies')({
  mark: {
    ask: 'option',
    seat: (s, f) => f.seats.find((seat) => unmarked(s, seat).length > 0) ?? null,
    options: (s, _, seat) => unmarked(s, seat).map(unitOption),
    then: (t, f, id, seat) => {
      const { state: s } = t;
      f.seats.splice(f.seats.indexOf(seat), 1);
      changeUnit(s, id, { tokens: { ...mustUnit(s, id).tokens, [MARKED]: 1 } });
      const marks = { ability: MARKED_UNIT, on: id, by: seat, from: MARKED_UNIT };
      s.lasting = [...s.lasting, { ...marks, until: 'game', attached: false, tokens: 0 }];
      t.emit({ type: 'marked', seat, unit: id });
      return 'mark';
    },
  },
});

const ID = 'fire-and-blood';

export const FIRE_AND_BLOOD: Table<Change> = {
  'fire-and-blood-terrain': {
    modes: { [ID]: { terrain: null } },
    replaces: ['battle/mode-fire-and-blood/terrain'],
  },
  'fire-and-blood-marked-units': {
    abilities: { [MARKED_UNIT]: { name: 'Marked Unit', attacking: { dice: 2 } } },
    modes: {
      [ID]: {
        procedures: [...(season6.procedures ?? []), markEnemies],
        begins: (t) => {
          const speakers = speakersFromFirst(t.state);
          t.run(markEnemies, { seats: Array.from({ length: EACH }, () => speakers).flat() });
        },
      },
    },
    replaces: ['battle/mode-fire-and-blood/marking', 'battle/mode-fire-and-blood/marked-card'],
  },
};
