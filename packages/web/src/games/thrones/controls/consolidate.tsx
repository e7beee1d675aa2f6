// Consolidate Power: which order is carried out, and whether a special one gathers power or musters.

import { idOn } from '@maester/kernel';
import { powerFrom, type AreaId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { say } from '../words.ts';
import { useMarks } from '../desk.ts';
import { OrderSign, PowerSign, StrongholdIcon } from '../signs.tsx';
import { areaOn, optionsOf, usePicking, type ControlProps } from './asked.ts';
import { areaIn } from './board-facts.ts';
import { areaName, Foot, Option } from './parts.tsx';

export function ConsolidateControl({ asked }: ControlProps): VNode {
  const { decision, view, house } = asked;
  const options = optionsOf(decision);
  const areas = [...new Set(options.flatMap((option) => areaOn(option) ?? []))];
  const mustering = options.filter(({ on }) => idOn(on, 'action') === 'muster');
  const starred = areas.filter((area) => areaIn(view, area).order === 'consolidate-star');
  const plain = areas.filter((area) => !starred.includes(area));
  const power = (area: AreaId): string =>
    say('thrones.controls.consolidate.power', { power: powerFrom(view, house, area) });
  const picking = usePicking(asked, (choice) => mustering.some(({ id }) => id === choice));
  const chosen = picking.picked === null ? [] : [picking.picked as AreaId];
  useMarks({ choosable: new Set(areas), chosen: new Set(chosen), onArea: picking.pickArea });
  return (
    <>
      <p class="note">{say('thrones.controls.areas.map')}</p>
      {starred.map((area) => (
        <fieldset key={area} class="group">
          <legend>
            <OrderSign order="consolidate-star" house={house} size={28} /> {areaName(area)}
          </legend>
          <div class="options columns">
            <Option
              asked={asked}
              picking={picking}
              look={{
                choice: area,
                label: power(area),
                icon: <PowerSign house={house} size={28} />,
                areas: [area],
              }}
            />
            {mustering
              .filter((option) => areaOn(option) === area)
              .map(({ id }) => (
                <Option
                  key={id}
                  asked={asked}
                  picking={picking}
                  look={{
                    choice: id,
                    label: say('thrones.controls.consolidate.muster'),
                    icon: <StrongholdIcon size={28} />,
                    areas: [area],
                  }}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <div class="options columns">
        {plain.map((area) => (
          <Option
            key={area}
            asked={asked}
            picking={picking}
            look={{
              choice: area,
              label: areaName(area),
              detail: power(area),
              icon: <OrderSign order={areaIn(view, area).order} house={house} size={36} />,
              areas: [area],
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
