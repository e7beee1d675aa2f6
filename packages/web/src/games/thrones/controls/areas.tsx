// A place to choose: on the map or from the list beside it. Marches to carry out, orders to take away, retreats.

import type { Option as Offered } from '@maester/kernel';
import { AREAS, type AreaId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { useMarks, type Arrow } from '../desk.ts';
import { OrderSign } from '../signs.tsx';
import { areaOn, offered, optionsOf, usePicking, type Asked, type ControlProps } from './asked.ts';
import { areaIn, inBoardOrder } from './board-facts.ts';
import { areaName, consequence, Foot, Option, UnitRow, type OptionLook } from './parts.tsx';

/** What only leads on to the next question, and can be taken back. */
const DIRECT = [
  'marches/choose-march',
  'messenger-raven/order-to-replace',
  'the-horde-descends-reward/choose-area',
];

/** More than this stand closer together, so that most are in sight. */
const MANY = 6;

export function AreasControl({ asked }: ControlProps): VNode {
  const { decision } = asked;
  const options = optionsOf(decision);
  const areas = options.flatMap((option) => (isWhole(option) ? (areaOn(option) ?? []) : []));
  const others = options.filter((option) => !isWhole(option));
  const picking = usePicking(asked, (choice) => {
    const option = offered(decision, choice);
    return DIRECT.includes(decision.ask) && option !== null && isWhole(option);
  });
  const chosen = areas.filter((area) => area === picking.picked);
  useMarks({
    choosable: new Set(areas),
    chosen: new Set(chosen),
    arrows: retreats(asked, chosen),
    onArea: picking.pickArea,
    whyNot: (area) => asked.check(area),
  });
  return (
    <>
      <p class="note">{say('thrones.controls.areas.map')}</p>
      <div class={options.length > MANY ? 'options columns many' : 'options columns'}>
        {inBoardOrder(areas).map((area) => (
          <Option key={area} asked={asked} picking={picking} look={lookOf(asked, area)} />
        ))}
        {others.map((option) => (
          <Option
            key={option.id}
            asked={asked}
            picking={picking}
            look={{
              choice: option.id,
              label: tell(option.say.key, option.say.facts),
              detail: consequence(asked, option.id),
              areas: [areaOn(option) ?? []].flat(),
            }}
          />
        ))}
      </div>
      <Foot
        asked={asked}
        choice={picking.picked}
        label={say('thrones.controls.confirm')}
        onClear={picking.clear}
      />
    </>
  );
}

/** The area itself, not something in it: Renly Baratheon's Footman may be among those who fight for it. */
const isWhole = (option: Offered): boolean => option.id === areaOn(option);

function retreats({ decision, view }: Asked, chosen: readonly AreaId[]): Arrow[] {
  const from = view.combat?.area;
  if (from === undefined || !decision.ask.startsWith('retreat/')) return [];
  return chosen.map((to) => ({ from, to, kind: 'retreat' }));
}

function lookOf({ view }: Asked, id: AreaId): OptionLook {
  const area = areaIn(view, id);
  const { order, house, units } = area;
  const fort = AREAS[id].fort;
  return {
    choice: id,
    label: areaName(id),
    areas: [id],
    icon: order !== null && house !== null ? <OrderSign order={order} house={house} size={36} /> : null,
    detail:
      house === null ? (
        fort === null ? undefined : (
          tell(`name.fort.${fort}`)
        )
      ) : (
        <UnitRow units={units} house={house} size={20} />
      ),
  };
}
