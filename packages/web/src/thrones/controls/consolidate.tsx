// Consolidate Power: which order is carried out, and whether a special one gathers power or musters.

import { powerFrom, type AreaId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { say, tell } from '../../app/words.ts';
import { useMarks } from '../desk.ts';
import { OrderSign, PowerSign, StrongholdIcon } from '../signs.tsx';
import { optionsOf, usePicking, type ControlProps } from './asked.ts';
import { areaIn } from './board-facts.ts';
import { areaName, Foot, Option } from './parts.tsx';

export function ConsolidateControl({ asked }: ControlProps): VNode {
  const { decision, view, house } = asked;
  const options = optionsOf(decision);
  const areas = [...new Set(options.map((option) => option.split(':', 1)[0] as AreaId))];
  const picking = usePicking(asked, (choice) => choice.includes(':'));
  const chosen = picking.picked === null ? [] : [picking.picked as AreaId];
  useMarks({ choosable: new Set(areas), chosen: new Set(chosen), onArea: picking.pickArea });
  return (
    <>
      <p class="note">{say('controls.areas.map')}</p>
      {areas.map((area) => {
        const { order } = areaIn(view, area);
        return (
          <fieldset key={area} class="group">
            <legend>
              <OrderSign order={order} house={house} size={28} /> {areaName(area)}
            </legend>
            <div class="options columns">
              <Option
                asked={asked}
                picking={picking}
                look={{
                  choice: area,
                  label: say('controls.consolidate.power', { power: powerFrom(view, house, area) }),
                  icon: <PowerSign house={house} size={28} />,
                  areas: [area],
                }}
              />
              {order === 'consolidate-star' && (
                <Option
                  asked={asked}
                  picking={picking}
                  look={{
                    choice: `${area}:muster`,
                    label: tell('option.muster'),
                    icon: <StrongholdIcon size={28} />,
                    areas: [area],
                  }}
                />
              )}
            </div>
          </fieldset>
        );
      })}
      <Foot asked={asked} choice={picking.picked} label={say('controls.confirm')} onClear={picking.clear} />
    </>
  );
}
