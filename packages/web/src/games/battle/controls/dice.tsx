// Re-rolls: the dice as they lie, to be picked.

import { useSignal } from '@preact/signals';
import { attackUnderway } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { useMarks, type ThingKey } from '../desk.ts';
import { say } from '../say.ts';
import { labelOf, type Asked, type SeveralDecision } from './asked.ts';
import { DieFace } from './die-face.tsx';
import { Foot, Hinted } from './parts.tsx';

export function DiceControl({ asked }: { readonly asked: Asked<SeveralDecision> }): VNode {
  const { decision } = asked;
  const chosen = useSignal<readonly string[]>([]);
  const attack = attackUnderway(asked.view);
  useMarks({
    about: new Set<ThingKey>(attack === null ? [] : [`unit:${attack.attacker}`, `unit:${attack.defender}`]),
  });
  const rolled = decision.facts['dice'];
  const dice = Array.isArray(rolled) ? rolled.map(Number) : [];
  const offered = new Map(decision.options.map((option) => [option.id, option]));
  const { expends, expendedBy } = decision.facts;
  const toggle = (id: string): void => {
    const others = chosen.value.filter((each) => each !== id);
    chosen.value = others.length === chosen.value.length ? [...others, id] : others;
  };
  const hinted = Array.isArray(asked.hint) ? asked.hint : [];
  return (
    <>
      {typeof expends === 'string' && (
        <p class="note">{say('battle.controls.dice.expends', { condition: expends, unit: expendedBy })}</p>
      )}
      <fieldset class="dice">
        <legend class="visually-hidden">{say('battle.controls.dice.which')}</legend>
        {dice.map((value, i) => {
          const option = offered.get(`die-${i + 1}`);
          const label = say('battle.controls.dice.shows', { number: i + 1, value });
          return option === undefined ? (
            <span key={i} class="die fixed">
              <span class="visually-hidden">{label}</span>
              <DieFace value={value} size={44} />
            </span>
          ) : (
            <button
              key={i}
              type="button"
              class="die"
              aria-label={`${label}: ${labelOf(option)}`}
              aria-pressed={chosen.value.includes(option.id)}
              aria-disabled={asked.busy}
              data-option={option.id}
              onClick={() => toggle(option.id)}
            >
              <DieFace value={value} size={44} />
              {hinted.includes(option.id) && <Hinted />}
            </button>
          );
        })}
      </fieldset>
      <Foot
        asked={asked}
        choice={[...chosen.value]}
        label={
          chosen.value.length === 0
            ? say('battle.controls.dice.keep')
            : say('battle.controls.dice.again', { count: chosen.value.length })
        }
        onClear={() => (chosen.value = [])}
        onHint={(hint) => {
          if (Array.isArray(hint)) chosen.value = hint.filter((id) => typeof id === 'string');
        }}
      />
    </>
  );
}
