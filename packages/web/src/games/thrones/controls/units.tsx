// Units to give up: a kind among those that fought or retreat, or a unit in an area of the board.

import { idOn } from '@maester/kernel';
import {
  ARMY_LIMITS,
  countUnits,
  unitIn,
  type AreaId,
  type HouseId,
  type UnitKind,
} from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { useMarks } from '../desk.ts';
import { armies, armyPlaces } from '../panels/facts.ts';
import { SupplyIcon, UnitSign } from '../signs.tsx';
import { optionsOf, usePicking, type Asked, type ControlProps } from './asked.ts';
import { areaIn, houseIn, inBoardOrder } from './board-facts.ts';
import { areaName, Foot, Option, Pictured } from './parts.tsx';
import { otherSide, scenesOf, sideOf } from './strengths.ts';
import './units.css';

/** A unit that lies routed is offered apart from those that stand. */
const ROUTED = 'routed-footman';

export function UnitsControl({ asked }: ControlProps): VNode {
  const { decision, view, house } = asked;
  const picking = usePicking(asked);
  const owner = ownerOf(asked);
  useMarks({ choosable: view.combat === null ? null : new Set(scenesOf(view.combat)) });
  return (
    <>
      <StillToGo asked={asked} />
      <div class="options columns">
        {optionsOf(decision).map(({ id, on, say: { key, facts } }) => {
          const kind = idOn(on, 'unit') as UnitKind;
          return (
            <Option
              key={id}
              asked={asked}
              picking={picking}
              look={{
                choice: id,
                label: tell(key, facts),
                icon: <UnitSign kind={kind} house={owner ?? house} routed={id === ROUTED} size={36} />,
              }}
            />
          );
        })}
      </div>
      <Foot
        asked={asked}
        choice={picking.picked}
        label={say('thrones.controls.units.lose')}
        onClear={picking.clear}
      />
    </>
  );
}

/** Mace Tyrell kills a Footman of the other side; all else is one's own. */
function ownerOf({ decision, view, house }: Asked): HouseId | null {
  const { combat } = view;
  if (combat === null || !decision.ask.startsWith('mace-tyrell')) return house;
  const side = sideOf(combat, house);
  return side === null ? house : combat[otherSide(side)];
}

function StillToGo({ asked }: ControlProps): VNode | null {
  const { count } = asked.decision.facts;
  return typeof count === 'number' ? (
    <p class="note">{say('thrones.controls.units.count', { count })}</p>
  ) : null;
}

export function UnitsInAreasControl({ asked }: ControlProps): VNode {
  const { decision, view, house } = asked;
  const picking = usePicking(asked);
  const options = optionsOf(decision).map(({ id, on }) => ({
    choice: id,
    area: idOn(on, 'area') as AreaId,
    kind: idOn(on, 'unit') as UnitKind,
  }));
  const areas = inBoardOrder(new Set(options.map(({ area }) => area)));
  const pickedArea = options.find(({ choice }) => choice === picking.picked)?.area;
  useMarks({
    choosable: new Set(areas),
    chosen: new Set(pickedArea === undefined ? [] : [pickedArea]),
    // A click takes the weakest kind there; a further one the next.
    onArea: (area) => {
      const here = options.filter((option) => option.area === area);
      const at = here.findIndex(({ choice }) => choice === picking.picked);
      picking.pick(here[(at + 1) % here.length]?.choice ?? unitIn(area, 'footman').id);
    },
  });
  return (
    <>
      <StillToGo asked={asked} />
      {decision.ask.startsWith('reconcile-supply') && <Supply asked={asked} />}
      {areas.map((area) => (
        <fieldset key={area} class="group" data-active={area === pickedArea}>
          <legend>
            {areaName(area)}{' '}
            <small>
              {say('thrones.controls.units.here', { count: countUnits(areaIn(view, area).units) })}
            </small>
          </legend>
          <div class="options columns">
            {options
              .filter((option) => option.area === area)
              .map(({ choice, kind }) => (
                <Option
                  key={choice}
                  asked={asked}
                  picking={picking}
                  look={{
                    choice,
                    label: tell(`count.unit.${kind}`, { n: areaIn(view, area).units[kind] }),
                    icon: <UnitSign kind={kind} house={house} size={32} />,
                    areas: [area],
                  }}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <Foot
        asked={asked}
        choice={picking.picked}
        label={say('thrones.controls.units.lose')}
        onClear={picking.clear}
      />
    </>
  );
}

/** The places the supply gives for armies, and which of them are filled or overfilled. */
export function Supply({ asked }: ControlProps): VNode {
  const { view, house } = asked;
  const { supply } = houseIn(view, house);
  const places = armyPlaces(ARMY_LIMITS[supply] ?? [], armies(view, house));
  return (
    <Pictured
      class="supply-line"
      label={say('thrones.controls.supply.said', {
        supply,
        armies: armies(view, house),
        limits: ARMY_LIMITS[supply],
      })}
    >
      <SupplyIcon size={20} />
      <span>
        {say('thrones.controls.supply')} <strong>{supply}</strong>
      </span>
      {places.map(({ limit, size }, i) => (
        <span key={i} class="army" data-over={size > limit}>
          {Array.from({ length: Math.max(limit, size) }, (_, n) => (
            <span key={n} class={n < size ? (n < limit ? 'man' : 'man over') : 'man none'} />
          ))}
        </span>
      ))}
    </Pictured>
  );
}
