/** Mirri Maz Duur's healing in the field: a die says how often, her unit's player how. */
import { activates, happening, own, uncertain } from '../../effects/words.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import { conditionOption, word } from '../../options.ts';
import { procedure } from '../../rules.ts';
import type { BattleState } from '../../state.ts';
import { removeCondition } from '../../units/conditions.ts';
import { fullWounds } from '../../units/ranks.ts';
import { mustUnit } from '../../units/units.ts';
import { restore } from '../../units/wounds.ts';
import type { AbilityCard } from '../card.ts';

const RESTORE = word('restore-one');

/** What her healing can do for the unit now. */
function remedies(s: BattleState, id: string) {
  const unit = mustUnit(s, id);
  if (unit.pose === null) return [];
  const hurt = unit.wounds < fullWounds(s, unit);
  return [...(hurt ? [RESTORE] : []), ...unit.conditions.map(conditionOption)];
}

const healing = procedure<{ unit: string; left: number }>('maegis-healing')({
  roll: (t, f) => {
    const [rolled = 3] = t.roll('maegis-healing', 1, 3);
    f.left = rolled === 3 ? 0 : rolled;
  },
  choose: {
    ask: 'option',
    seat: (s, f) => (f.left > 0 && remedies(s, f.unit).length > 0 ? mustUnit(s, f.unit).seat : null),
    options: (s, f) => remedies(s, f.unit),
    facts: (_, f) => ({ unit: f.unit }),
    forced: 'is-taken',
    then: (t, f, chosen) => {
      const token = CONDITIONS.find((known) => known === chosen);
      if (token === undefined) restore(t, f.unit, 1);
      else removeCondition(t, f.unit, token);
      f.left -= 1;
      return 'choose';
    },
  },
});

export const MAEGIS_HEALING: AbilityCard = {
  name: "Maegi's Healing",
  procedures: [healing],
  happens: [
    uncertain(
      happening(
        activates,
        own('heals', ({ t, unit }) => t.run(healing, { unit: unit.id, left: 0 })),
      ),
    ),
  ],
};
