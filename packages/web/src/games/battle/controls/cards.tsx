// Some of the cards in one's hand: Tactics cards to discard, missions to keep.

import { rulesOf } from '@maester/battle/engine';
import { useSignal } from '@preact/signals';
import { idOn, type Option } from '@maester/kernel';
import type { VNode } from 'preact';
import { MissionCard } from '../cards/other-cards.tsx';
import { TacticsCard } from '../cards/tactics-card.tsx';
import { useMarks } from '../desk.ts';
import { signOf } from '../field/armies.ts';
import { say } from '../say.ts';
import { labelOf, type Asked, type SeveralDecision } from './asked.ts';
import { Foot, Hinted } from './parts.tsx';

export function CardsControl({ asked }: { readonly asked: Asked<SeveralDecision> }): VNode {
  const { options, min, max } = asked.decision;
  const chosen = useSignal<readonly string[]>([]);
  useMarks({});
  const toggle = (id: string): void => {
    const others = chosen.value.filter((each) => each !== id);
    const added = others.length === chosen.value.length ? [...others, id] : others;
    // One more than may be chosen takes the place of the first.
    chosen.value = added.length > max ? added.slice(1) : added;
  };
  const hinted = Array.isArray(asked.hint) ? asked.hint : [];
  const count = chosen.value.length;
  return (
    <>
      <p class="note">{say('battle.controls.several', { min, max, count })}</p>
      <div class="cards-to-pick">
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            class="card-pick"
            aria-label={labelOf(option)}
            aria-pressed={chosen.value.includes(option.id)}
            aria-disabled={asked.busy}
            data-option={option.id}
            onClick={() => toggle(option.id)}
          >
            <Face option={option} asked={asked} />
            {hinted.includes(option.id) && <Hinted />}
          </button>
        ))}
      </div>
      <Foot
        asked={asked}
        choice={count >= min ? [...chosen.value] : null}
        label={count === 0 ? say('battle.controls.several.none') : say('battle.controls.confirm')}
        onClear={() => (chosen.value = [])}
        onHint={(hint) => {
          if (Array.isArray(hint)) chosen.value = hint.filter((id) => typeof id === 'string');
        }}
      />
    </>
  );
}

function Face({ option, asked }: { readonly option: Option; readonly asked: Asked }): VNode {
  const { view, seat } = asked;
  const card = idOn(option.on, 'card');
  if (card !== null) return <TacticsCard rules={rulesOf(view)} card={card} sign={signOf(view, seat)} />;
  const mission = idOn(option.on, 'mission');
  return mission === null ? <span>{labelOf(option)}</span> : <MissionCard card={Number(mission)} />;
}
