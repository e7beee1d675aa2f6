// All standing answers in one place, to be seen and changed.

import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';
import { tell } from '../../../app/words.ts';
import { Dialog } from '../../../frame/dialog.tsx';
import { useDesk } from '../desk.ts';
import { say } from '../say.ts';
import { arrangeable, sourceName } from './spoken.ts';
import { isQuiet } from './standing.ts';
import type { Stops } from './stops.ts';

export function StandingDialog({
  stops,
  close,
}: {
  readonly stops: Stops;
  readonly close: () => void;
}): VNode {
  const { view, scene } = useDesk();
  const standing = stops.standing.value;
  const { sources, moments } =
    view.value === null || scene.seat === null
      ? { sources: [], moments: [] }
      : arrangeable(view.value, scene.seat);
  const full = standing.control === 'full';
  return (
    <Dialog title={say('battle.stops.title')} close={close} wide>
      <div class="standing-answers">
        <p class="note">{say('battle.stops.note')}</p>
        <label class="standing-full">
          <input type="checkbox" checked={full} onChange={() => stops.toggleControl()} />
          <span>
            <b>{say('battle.stops.full')}</b>{' '}
            <span class="note">{say(full ? 'battle.stops.full.note' : 'battle.stops.usual.note')}</span>
          </span>
        </label>
        {standing.quiet !== null && isQuiet(standing, stops.now) && (
          <p class="standing-quiet">
            <b>{say(`battle.stops.quiet.${standing.quiet.until}`)}</b>
            <button type="button" class="button" onClick={() => stops.arrange({ quiet: null })}>
              {say('battle.stops.quiet.ends')}
            </button>
          </p>
        )}
        <Chapter title={say('battle.stops.dice')}>
          <Choice
            label={say('battle.stops.rerolls')}
            value={standing.rerolls}
            values={{ misses: say('battle.stops.rerolls.misses'), ask: say('battle.stops.rule.stop') }}
            choose={(rerolls) => stops.arrange({ rerolls })}
          />
          <Choice
            label={say('battle.stops.pivots')}
            value={standing.pivots}
            values={{ best: say('battle.stops.pivots.best'), ask: say('battle.stops.rule.stop') }}
            choose={(pivots) => stops.arrange({ pivots })}
          />
        </Chapter>
        <Chapter title={say('battle.stops.sources')}>
          {sources.map((source) => (
            <Choice
              key={source}
              label={sourceName(source)}
              value={standing.sources[source] ?? 'usual'}
              values={{
                usual: say('battle.stops.rule.usual'),
                use: say('battle.stops.rule.use'),
                stop: say('battle.stops.rule.stop'),
                pass: say('battle.stops.rule.pass'),
              }}
              choose={(rule) => stops.arrange({ sources: withRule(standing.sources, source, rule) })}
            />
          ))}
          <Choice
            label={say('battle.stops.others')}
            value={standing.others}
            values={{ stop: say('battle.stops.rule.stop'), pass: say('battle.stops.rule.pass') }}
            choose={(others) => stops.arrange({ others })}
          />
        </Chapter>
        <Chapter title={say('battle.stops.moments')}>
          {moments.map((moment) => (
            <Choice
              key={moment}
              label={tell(`name.trigger.${moment}`)}
              value={standing.moments[moment] ?? 'usual'}
              values={{
                usual: say('battle.stops.rule.usual'),
                stop: say('battle.stops.rule.stop'),
                pass: say('battle.stops.rule.pass'),
              }}
              choose={(rule) => stops.arrange({ moments: withRule(standing.moments, moment, rule) })}
            />
          ))}
        </Chapter>
        <button type="button" class="button" onClick={() => stops.reset()}>
          {say('battle.stops.reset')}
        </button>
      </div>
    </Dialog>
  );
}

/** With one rule set, or taken away. */
function withRule<R>(
  rules: { readonly [key: string]: R },
  key: string,
  rule: R | 'usual',
): { readonly [key: string]: R } {
  const others = Object.entries(rules).filter(([each]) => each !== key);
  return Object.fromEntries(rule === 'usual' ? others : [...others, [key, rule]]);
}

function Chapter(props: { readonly title: string; readonly children: ComponentChildren }): VNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{props.title}</h3>
      <div class="standing-list">{props.children}</div>
    </section>
  );
}

function Choice<V extends string>(props: {
  readonly label: string;
  readonly value: V;
  readonly values: Readonly<Record<V, string>>;
  readonly choose: (value: V) => void;
}): VNode {
  const { label, value, values, choose } = props;
  const known = Object.keys(values) as V[];
  return (
    <label>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = known.find((each) => each === currentTarget.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {known.map((each) => (
          <option key={each} value={each}>
            {values[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
