// Questions answered by a word: the raven, power tokens, support, the blade, abilities that may be used.

import { neutralAttackNow, type AreaId, type Combat, type Side } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../words.ts';
import { useMarks } from '../desk.ts';
import { HouseShield } from '../house-shield.tsx';
import { PowerSign, SideIcon, SkullSign, SwordSign, TrackIcon, WildlingSign } from '../signs.tsx';
import { fact, offered, optionsOf, usePicking, type Asked, type ControlProps } from './asked.ts';
import { isArea } from './kinds.ts';
import { consequence, Foot, Option, type OptionLook } from './parts.tsx';
import { combatIn, scenesOf, sideOf, totals } from './strengths.ts';

/** Answers that are always shown, with the reason when they are not open. */
const ALWAYS: { readonly [ask: string]: readonly string[] } = {
  'messenger-raven/use-raven': ['replace', 'look', 'nothing'],
  'support/grant-support': ['attacker', 'defender', 'none'],
};

/** Answers that only lead to the next question and show nothing. */
const DIRECT = ['replace'];

export function AnswersControl({ asked }: ControlProps): VNode {
  const { decision } = asked;
  const picking = usePicking(asked, (choice) => DIRECT.includes(choice));
  const options = ALWAYS[decision.ask] ?? optionsOf(decision).map(({ id }) => id);
  const told = ['area', 'from'].map((name) => fact(decision, name)).filter(isArea);
  const places = [...told, ...scenesOf(asked.view.combat)];
  useMarks({
    choosable: places.length === 0 ? null : new Set(places),
    chosen: new Set(told),
    arrows: supportArrow(asked),
  });
  return (
    <>
      <div class="options">
        {options.map((option) => (
          <Option key={option} asked={asked} picking={picking} look={lookOf(asked, option)} class="big" />
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

function supportArrow({ view, decision }: Asked): { from: AreaId; to: AreaId; kind: 'support' }[] {
  const from = fact(decision, 'from');
  const to = view.combat?.area ?? neutralAttackNow(view)?.area;
  return decision.ask.startsWith('support/') && isArea(from) && to !== undefined
    ? [{ from, to, kind: 'support' }]
    : [];
}

function lookOf(asked: Asked, option: string): OptionLook {
  return {
    choice: option,
    label: labelOf(asked, option),
    detail: sumsAfter(asked, option) ?? consequence(asked, option),
    icon: iconOf(asked, option),
  };
}

function labelOf({ view, decision }: Asked, option: string): string {
  const { combat } = view;
  if (decision.ask === 'support/grant-support' && combat !== null) {
    if (option === 'attacker') return tell('name.house.' + combat.attacker);
    if (option === 'defender') return tell('name.house.' + combat.defender);
  }
  const said = offered(decision, option)?.say;
  return said === undefined ? tell(`option.${option}`) : tell(said.key, said.facts);
}

function iconOf({ decision, view, house }: Asked, option: string): VNode | null {
  const { combat } = view;
  switch (option) {
    case 'replace':
      return <TrackIcon track="kings-court" size={30} />;
    case 'look':
      return <WildlingSign size={30} />;
    case 'leave-token':
      return <PowerSign house={house} size={32} />;
    case 'attacker':
    case 'defender':
      if (combat === null) return <SideIcon side={option} size={28} />;
      return <HouseShield house={combat[option]} size={32} />;
    case 'accept':
      return <HouseShield house={fact(decision, 'house') as typeof house} size={32} />;
    case 'plus-one':
    case 'redraw':
      return <TrackIcon track="fiefdoms" size={30} />;
    case 'units':
      return <SkullSign size={28} />;
    case 'influence':
      return <TrackIcon track="iron-throne" size={28} />;
    case 'yes':
      return decision.ask === 'aeron-damphair/pay-for-another-card' ? (
        <PowerSign house={house} size={30} />
      ) : (
        <SwordSign size={26} />
      );
    default:
      return null;
  }
}

/** The strengths as they would be after this answer, where it changes them. */
function sumsAfter(asked: Asked, option: string): string | undefined {
  const { view, decision, house } = asked;
  const combat = combatIn(view);
  const neutral = neutralAttackNow(view);
  const from = fact(decision, 'from');
  if (combat === null) {
    if (neutral === null || !isArea(from)) return undefined;
    const { strength, needed } =
      neutralAttackNow(view, option === 'attacker' || option === 'accept' ? [from] : []) ?? neutral;
    return say('thrones.controls.sums.neutral', { strength, needed });
  }
  const after = combatAfter(asked, combat, option);
  if (after === null) return undefined;
  const sums = totals(view, after);
  const mine = sideOf(combat, house);
  if (mine === null) return say('thrones.controls.sums', { ...sums, a: combat.attacker, d: combat.defender });
  const [own, other] = mine === 'attacker' ? [sums.attacker, sums.defender] : [sums.defender, sums.attacker];
  return say('thrones.controls.sums.own', { own, other });
}

function combatAfter({ decision, house, view }: Asked, combat: Combat, option: string): Combat | null {
  const from = fact(decision, 'from');
  const helped = (side: Side, helper: typeof house): Combat => ({
    ...combat,
    supports: [...combat.supports, { area: from as AreaId, house: helper, side }],
  });
  switch (decision.ask) {
    case 'support/grant-support':
      return option === 'attacker' || option === 'defender' ? helped(option, house) : combat;
    case 'support/accept-support': {
      const side = sideOf(combat, house);
      return option === 'accept' && side !== null
        ? helped(side, fact(decision, 'house') as typeof house)
        : combat;
    }
    case 'combat/use-blade':
      return option === 'plus-one'
        ? { ...combat, blade: house }
        : { ...combat, blade: view.combat?.blade ?? null };
    default:
      return null;
  }
}
