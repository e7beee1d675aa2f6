// Whom to charge or attack: every target with what must be rolled, its chance, and what the attack would do.

import { legalCharges, oddsOf, type AttackOdds, type BattleState } from '@maester/battle';
import { cardOf, unitOf } from '@maester/battle/field';
import { idOn, type Option } from '@maester/kernel';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Way } from '../desk.ts';
import { say } from '../words.ts';
import { fact, isAside, usePicking, type Asked, type OptionDecision } from './asked.ts';
import { OddsPlot } from './odds-plot.tsx';
import { Offered, OptionsFoot, usePlaces } from './options.tsx';

export interface Prospect {
  readonly roll: number | null;
  readonly odds: AttackOdds | null;
}

/** The running procedure's unit, where the question itself does not name it. */
export function attackerIn({ view, decision }: Asked): string | null {
  const named = fact(decision, 'unit');
  if (named !== null) return named;
  const frame = view.flow.stack.at(-1) as { readonly unit?: unknown; readonly wall?: unknown } | undefined;
  const id = frame?.unit ?? frame?.wall;
  return typeof id === 'string' ? id : null;
}

export function prospectOf(asked: Asked, attacker: string, option: Option): Prospect {
  const { view, decision } = asked;
  const target = idOn(option.on, 'unit') ?? idOn(option.on, 'wall');
  if (target === null) return { roll: null, odds: null };
  const charging = decision.ask.startsWith('charge/') || decision.ask.startsWith('uncontrolled-rage/');
  const side = idOn(option.on, 'arc');
  const charge = charging
    ? legalCharges(view, attacker).find((each) => each.target === target && each.side === side)
    : undefined;
  return {
    roll: charge?.roll ?? null,
    odds: expected(view, attacker, target, profileOf(view, attacker, option, charging), charging),
  };
}

/** Which of its attacks it would use: the one that the option names, else the first that fits. */
function profileOf(view: BattleState, attacker: string, option: Option, charging: boolean): number {
  const unit = unitOf(view, attacker);
  const attacks = unit === null ? [] : cardOf(view, unit).attacks;
  const name = idOn(option.on, 'attack');
  const named = attacks.findIndex((attack) => attack.name === name);
  if (named >= 0) return named;
  const ranged = /\|(\d+)$/.exec(option.id)?.[1];
  if (!charging && ranged !== undefined) return Number(ranged);
  return Math.max(
    0,
    attacks.findIndex(({ kind }) => kind === 'melee'),
  );
}

/** Not every attack can be foreseen: against a Castle Wall there are no odds. */
function expected(
  view: BattleState,
  attacker: string,
  target: string,
  profile: number,
  charge: boolean,
): AttackOdds | null {
  const there = unitOf(view, target);
  if (there === null || there.tray === 'castle-wall') return null;
  return oddsOf(view, attacker, target, profile, charge ? { charge: true } : {});
}

export function TargetsControl({ asked }: { readonly asked: Asked<OptionDecision> }): VNode {
  const { decision, view } = asked;
  const picking = usePicking(asked);
  const attacker = attackerIn(asked);
  const prospects = useMemo(
    () =>
      new Map(
        decision.options.flatMap((option) =>
          attacker === null || isAside(option) ? [] : [[option.id, prospectOf(asked, attacker, option)]],
        ),
      ),
    [decision],
  );
  const picked = decision.options.find(({ id }) => id === picking.picked);
  usePlaces(asked, picking, {
    ways: picked === undefined ? [] : wayTo(view, attacker, picked, decision.ask),
  });
  return (
    <>
      <p class="note">{say('battle.controls.on-table')}</p>
      <Offered
        asked={asked}
        picking={picking}
        detail={(option) => {
          const prospect = prospects.get(option.id);
          return prospect === undefined ? null : <Foreseen prospect={prospect} />;
        }}
      />
      <OptionsFoot
        asked={asked}
        picking={picking}
        label={say(decision.ask.startsWith('charge/') ? 'battle.controls.charge' : 'battle.controls.attack')}
      />
    </>
  );
}

function wayTo(view: BattleState, attacker: string | null, option: Option, ask: string): readonly Way[] {
  const from = attacker === null ? null : unitOf(view, attacker);
  const to = unitOf(view, idOn(option.on, 'unit') ?? idOn(option.on, 'wall') ?? '');
  if (from === null || from.pose === null || to === null || to.pose === null) return [];
  return [{ from: from.pose, to: to.pose, kind: ask.startsWith('charge/') ? 'charge' : 'attack' }];
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
        <>
          <span>
            {say('battle.controls.odds', {
              wounds: odds.means.totalWounds.toFixed(1),
              destroyed: percent(odds.destroyed),
              panic: percent(odds.panicFails),
            })}
          </span>
          <OddsPlot chances={odds.totalWounds} />
        </>
      )}
    </span>
  );
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
