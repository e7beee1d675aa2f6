// What awaits a march: an open road, or a fight with the strengths that show on the board.

import type { ThronesState } from '@maester/thrones';
import {
  mustFight,
  neutralProspect,
  newCombat,
  strengthLines,
  supportingAreas,
  supportStrength,
  type AreaId,
  type Combat,
  type HouseId,
  type OrderId,
  type Side,
  type Units,
} from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { say } from '../words.ts';
import { SideIcon } from '../signs.tsx';
import { areaIn } from './board-facts.ts';
import { areaName, houseName, HouseTag } from './parts.tsx';
import { total } from './strengths.ts';
import './prospect.css';

type ProspectAt =
  | { readonly kind: 'move'; readonly taken: boolean }
  | { readonly kind: 'neutral'; readonly house: HouseId; readonly force: ReturnType<typeof neutralProspect> }
  | { readonly kind: 'fight'; readonly combat: Combat };

export function prospectOf(
  view: ThronesState,
  house: HouseId,
  from: AreaId,
  order: OrderId,
  to: AreaId,
  units: Units,
): ProspectAt {
  const { neutral, house: owner } = areaIn(view, to);
  if (neutral !== null)
    return { kind: 'neutral', house, force: neutralProspect(view, { from, area: to, order, units }) };
  if (!mustFight(view, house, to)) return { kind: 'move', taken: owner === null };
  return { kind: 'fight', combat: newCombat(view, { house, from, area: to, order, units }) };
}

export function Prospect({ view, at }: { readonly view: ThronesState; readonly at: ProspectAt }): VNode {
  switch (at.kind) {
    case 'move':
      return (
        <p class="prospect">
          {say(at.taken ? 'thrones.controls.march.open' : 'thrones.controls.march.join')}
        </p>
      );
    case 'neutral':
      return <NeutralForce house={at.house} force={at.force} />;
    case 'fight':
      return <Fight view={view} combat={at.combat} />;
  }
}

/** No cards are played here: with the support that is granted, the sum is all there is. */
function NeutralForce(props: {
  readonly house: HouseId;
  readonly force: ReturnType<typeof neutralProspect>;
}): VNode {
  const { house, force } = props;
  const own = force.helpers.filter((helper) => helper.house === house);
  const others = force.helpers.filter((helper) => helper.house !== house);
  const help = own.reduce((sum, { strength }) => sum + strength, 0);
  return (
    <div class="prospect fight">
      <p>{say('thrones.controls.march.neutral')}</p>
      <p class="sums">
        <Sum own={force.own} help={help} house={house} />
        <span aria-hidden="true">:</span>
        <span class="sum">
          <span class="visually-hidden">{say('thrones.controls.march.neutral.needed')} </span>
          <strong>{force.needed}</strong>
        </span>
      </p>
      {others.map(({ area, house: helper, strength }) => (
        <p key={area}>
          {say('thrones.controls.march.neutral.helper', {
            area: areaName(area),
            house: houseName(helper ?? ''),
            strength,
          })}
        </p>
      ))}
      <p>
        {say(
          force.own + help >= force.needed
            ? 'thrones.controls.march.neutral.falls'
            : 'thrones.controls.march.neutral.holds',
          { missing: force.needed - force.own - help },
        )}
      </p>
    </div>
  );
}

/** Orders next door that could still support someone. */
function helpers(view: ThronesState, { area, from }: Combat): AreaId[] {
  return supportingAreas(view, area).filter((id) => id !== from);
}

function Fight({ view, combat }: { readonly view: ThronesState; readonly combat: Combat }): VNode {
  const { attacker, defender, area } = combat;
  const help = helpers(view, combat);
  const helpOf = (side: Side): number =>
    help.reduce((sum, id) => {
      const { house } = areaIn(view, id);
      return house === combat[side] ? sum + supportStrength(view, combat, { area: id, house, side }) : sum;
    }, 0);
  const others = help.filter((id) => {
    const { house } = areaIn(view, id);
    return house !== attacker && house !== defender;
  });
  const garrison = strengthLines(view, combat, 'defender').find((line) => line.from === 'garrison');
  return (
    <div class="prospect fight">
      <p>
        <SideIcon side="attacker" size={18} /> {say('thrones.controls.march.fight')}{' '}
        <HouseTag house={defender} />
      </p>
      <p class="sums">
        <Sum own={total(view, combat, 'attacker')} help={helpOf('attacker')} house={attacker} />
        <span aria-hidden="true">:</span>
        <Sum own={total(view, combat, 'defender')} help={helpOf('defender')} house={defender} />
      </p>
      {garrison !== undefined && (
        <p>{say('thrones.controls.march.garrison', { strength: garrison.value, area })}</p>
      )}
      {others.map((id) => (
        <p key={id}>
          {say('thrones.controls.march.helper', {
            area: areaName(id),
            house: houseName(areaIn(view, id).house ?? ''),
            strength: supportStrength(view, combat, {
              area: id,
              house: areaIn(view, id).house ?? attacker,
              side: 'attacker',
            }),
          })}
        </p>
      ))}
      <p>{say('thrones.controls.march.cards')}</p>
    </div>
  );
}

function Sum(props: { readonly own: number; readonly help: number; readonly house: HouseId }): VNode {
  return (
    <span class="sum">
      <span class="visually-hidden">{houseName(props.house)} </span>
      <strong>{props.own}</strong>
      {props.help > 0 && <small>{say('thrones.controls.march.help', { help: props.help })}</small>}
    </span>
  );
}
