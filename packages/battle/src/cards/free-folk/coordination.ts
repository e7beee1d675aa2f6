/** Coordination Tactics: two units share what they can do for a turn, and one of their Orders may be given right away. */
import { idsOn } from '@maester/kernel';
import type { Offer, Option } from '@maester/kernel';
import { areNear, choose, copiesAbilities, own, startOfTurn } from '../../effects/words.ts';
import { perform, waysOf } from '../../effects/interpreter.ts';
import { SituationNow } from '../../effects/situation.ts';
import { wayOf } from '../../effects/way.ts';
import { joined, named, sayingOfWay, unitOption } from '../../options.ts';
import { procedure } from '../../rules.ts';
import type { BattleState } from '../../state.ts';
import { lay } from '../../tactics/influence.ts';
import type { Occasion } from '../../timing/triggers.ts';
import { abilitiesOf, losableAbilities } from '../../units/abilities.ts';
import { cardOf, changeUnit, friendlyUnits, mustUnit, ordersUsedBy } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';

interface Coordination {
  /** Whose card it is, and whose turn. */
  seat: string;
  turn: string;
  units: string[];
}

interface Given {
  readonly option: Option;
  readonly unit: string;
  readonly order: string;
  readonly way: Offer;
}

const occasionOf = ({ turn }: Coordination): Occasion<'turn-starts'> => ({
  trigger: 'turn-starts',
  unit: null,
  other: null,
  about: { seat: turn },
});

/** Unused Orders for the start of a turn, with the ways to give them. */
function orders(s: BattleState, f: Coordination): Given[] {
  return f.units.flatMap((id) => {
    const unit = mustUnit(s, id);
    return abilitiesOf(s, unit).flatMap(({ id: order, order: response }) => {
      if (response === undefined || response.moment.trigger !== 'turn-starts') return [];
      if (response.steps !== undefined || ordersUsedBy(unit).includes(order) || unit.pose === null) return [];
      const source = { of: 'order', id: order, which: 0 } as const;
      return waysOf(response, new SituationNow(s, occasionOf(f), f.seat, id, source)).map((way) => ({
        option: joined('|', unitOption(id), named('ability', order), way),
        unit: id,
        order,
        way,
      }));
    });
  });
}

const coordination = procedure<Coordination>('coordination')({
  'give-order': {
    ask: 'option',
    seat: (s, f) => (orders(s, f).length > 0 ? f.seat : null),
    options: (s, f) => [...orders(s, f).map(({ option }) => option), 'no'],
    then: (t, f, choice) => {
      const given = orders(t.state, f).find(({ option }) => option.id === choice);
      if (given === undefined) return;
      const { unit, order, way } = given;
      const used = ordersUsedBy(mustUnit(t.state, unit));
      changeUnit(t.state, unit, { ordersUsed: [...used, order] });
      t.emit({ type: 'order', seat: f.seat, unit, order, option: choice, chosen: sayingOfWay(way) });
      perform(t, occasionOf(f), f.seat, unit, { of: 'order', id: order, which: 0 }, [wayOf(way)]);
    },
  },
});

export const coordinationTactics: TacticsCard = {
  name: 'Coordination Tactics',
  faction: 'free-folk',
  commander: null,
  procedures: [coordination],
  responses: [
    choose(
      startOfTurn,
      ({ s, seat }) => {
        const infantry = friendlyUnits(s, seat).filter((unit) => cardOf(s, unit).type === 'infantry');
        return infantry.flatMap((one, i) =>
          infantry
            .slice(i + 1)
            .filter((other) => areNear(one, other, 'short'))
            .map((other) => joined('|', unitOption(one.id), unitOption(other.id))),
        );
      },
      own('shares-back', ({ t, s, seat, on, source }) => {
        const [from = '', to = ''] = idsOn(on, 'unit');
        const had = abilitiesOf(s, mustUnit(s, to));
        for (const ability of losableAbilities(s, mustUnit(s, from)))
          if (!had.includes(ability))
            lay(t, { ability: ability.id, on: to, by: seat, until: 'turn', from: source.id });
      }),
      copiesAbilities('turn'),
      own('coordinates', ({ t, seat, about, on }) =>
        t.run(coordination, { seat, turn: about.seat, units: [...idsOn(on, 'unit')] }),
      ),
    ),
  ],
};
