// A timing window: what just happens and to whom, what can be declared now, and letting it pass.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { canTell, tell } from '../../../app/words.ts';
import { useLight } from '../desk.ts';
import { PASS } from '../stops/moments.ts';
import { PassAnd, PassAndToggle } from '../stops/pass-and.tsx';
import { say } from '../say.ts';
import { fact, usePicking, type Asked, type OptionDecision } from './asked.ts';
import { Offered, OptionsFoot, usePlaces } from './options.tsx';
import { OptionButton } from './parts.tsx';

export function DeclareControl({ asked }: { readonly asked: Asked<OptionDecision> }): VNode {
  // Nothing is lost by passing but the moment: it needs no second thought.
  const picking = usePicking(asked, (choice) => choice === PASS);
  usePlaces(asked, picking);
  /** What is to hold from now on is chosen in place of a card. */
  const arranging = useSignal(false);
  const [pass, options] = [
    asked.decision.options.find(({ id }) => id === PASS),
    asked.decision.options.filter(({ id }) => id !== PASS),
  ];
  return (
    <>
      <Moment asked={asked} />
      {arranging.value ? (
        <PassAnd asked={asked} />
      ) : (
        <Offered asked={{ ...asked, decision: { ...asked.decision, options } }} picking={picking} />
      )}
      <OptionsFoot
        asked={asked}
        picking={picking}
        label={picking.picked === PASS ? tell('option.pass') : say('battle.controls.declare')}
      >
        {pass !== undefined && (
          <OptionButton asked={asked} picking={picking} option={pass} class="foot-pass" />
        )}
        <PassAndToggle asked={asked} open={arranging} />
      </OptionsFoot>
    </>
  );
}

/** Who it happens to, and what is known of it: the dice, the card, the zone. */
function Moment({ asked: { decision } }: { readonly asked: Asked<OptionDecision> }): VNode | null {
  const [unit, other] = [fact(decision, 'unit'), fact(decision, 'other')];
  const light = useLight([unit, other].flatMap((id) => (id === null ? [] : [{ kind: 'unit', id }])));
  const about = (decision.facts['about'] ?? {}) as { readonly [name: string]: unknown };
  const dice = ['dice', 'die'].flatMap((name) => {
    const value = about[name];
    return Array.isArray(value) ? value.map(Number) : typeof value === 'number' ? [value] : [];
  });
  const card = typeof about['card'] === 'string' ? about['card'] : null;
  const zone = typeof about['zone'] === 'string' ? about['zone'] : null;
  if (unit === null && card === null && zone === null) return null;
  return (
    <div class="moment" {...light}>
      {unit !== null && (
        <p>
          <strong>{tell(`name.unit.${unit}`)}</strong>
          {other !== null && (
            <>
              <span class="against" aria-hidden="true">
                ⚔
              </span>
              <strong>{tell(`name.unit.${other}`)}</strong>
            </>
          )}
        </p>
      )}
      {dice.length > 0 && <p class="note">{say('battle.controls.dice', { dice })}</p>}
      {zone !== null && <p class="note">{tell(`name.zone.${zone}`)}</p>}
      {card !== null && (
        <p class="note">
          <b>{tell(`name.card.${card}`)}</b> {canTell(`text.card.${card}`) ? tell(`text.card.${card}`) : ''}
        </p>
      )}
    </div>
  );
}
