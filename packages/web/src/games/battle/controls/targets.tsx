// Whom to charge or attack: every target with what must be rolled, its chance, and what the attack would do.

import { legalCharges, oddsOf, type AttackOdds, type BattleState } from '@maester/battle/engine';
import { unitOf } from '@maester/battle/field';
import { idOn, type Option } from '@maester/kernel';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Way } from '../desk.ts';
import { attacksAsked } from '../stage/attack-asked.ts';
import { say } from '../say.ts';
import { fact, isAside, usePicking, type Asked, type OptionDecision } from './asked.ts';
import { Offered, OptionsFoot, usePlaces } from './options.tsx';

interface Prospect {
  /** What the die of the Charge must show; null if nothing is charged. */
  readonly roll: number | null;
  /** Null where nothing can be foreseen, as at a Castle Wall. */
  readonly odds: AttackOdds | null;
}

export function prospectOf(view: BattleState, decision: OptionDecision, option: Option): Prospect {
  const target = idOn(option.on, 'unit');
  const charger = fact(decision, 'unit');
  const side = idOn(option.on, 'arc');
  const charge =
    charger === null || side === null
      ? undefined
      : legalCharges(view, charger).find((each) => each.target === target && each.side === side);
  const [asked] = attacksAsked(view, decision, option);
  const foreseen = asked !== undefined && unitOf(view, asked.defender)?.tray !== 'castle-wall';
  return {
    roll: charge?.roll ?? null,
    odds: foreseen ? oddsOf(view, asked.attacker, asked.defender, asked.profile, asked.options) : null,
  };
}

export function TargetsControl({ asked }: { readonly asked: Asked<OptionDecision> }): VNode {
  const { decision, view } = asked;
  const picking = usePicking(asked);
  const prospects = useMemo(
    () =>
      new Map(
        decision.options.flatMap((option) =>
          isAside(option) ? [] : [[option.id, prospectOf(view, decision, option)]],
        ),
      ),
    [decision],
  );
  const picked = decision.options.find(({ id }) => id === picking.picked) ?? null;
  usePlaces(asked, picking, { ways: picked === null ? [] : waysTo(view, decision, picked) });
  return (
    <>
      <p class="note">{say('battle.controls.on-table')}</p>
      <Offered
        asked={asked}
        picking={picking}
        detail={(option) => {
          const prospect = prospects.get(option.id);
          return prospect === undefined || (prospect.odds ?? prospect.roll) === null ? null : (
            <Foreseen prospect={prospect} />
          );
        }}
      />
      <OptionsFoot
        asked={asked}
        picking={picking}
        label={say(isCharge(decision) ? 'battle.controls.charge' : 'battle.controls.attack')}
      />
    </>
  );
}

const isCharge = ({ ask }: OptionDecision): boolean =>
  ask.startsWith('charge/') || ask.startsWith('uncontrolled-rage/');

/** From the attacker to the target that is picked. */
function waysTo(view: BattleState, decision: OptionDecision, option: Option): readonly Way[] {
  const [asked] = attacksAsked(view, decision, option);
  const from = unitOf(view, asked?.attacker ?? fact(decision, 'unit') ?? '');
  const to = unitOf(view, asked?.defender ?? idOn(option.on, 'unit') ?? '');
  if (from === null || from.pose === null || to === null || to.pose === null) return [];
  return [{ from: from.pose, to: to.pose, kind: isCharge(decision) ? 'charge' : 'attack' }];
}

function Foreseen({ prospect: { roll, odds } }: { readonly prospect: Prospect }): VNode {
  return (
    <span class="foreseen">
      {roll !== null && (
        <span class="needs">
          {say('battle.controls.charge.needs', { roll, chance: percent(Math.min(1, (7 - roll) / 6)) })}
        </span>
      )}
      {odds !== null && (
        <span>
          {say('battle.controls.odds', {
            wounds: odds.means.totalWounds.toFixed(1),
            destroyed: percent(odds.destroyed),
            panic: percent(odds.panicFails),
          })}
        </span>
      )}
    </span>
  );
}

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
