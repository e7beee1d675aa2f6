// Where a question stands that may come again: what to do about it from now on.

import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Asked, OptionDecision } from '../controls/asked.ts';
import { useDesk } from '../desk.ts';
import { say, type BattleKey } from '../say.ts';
import { momentOf, PASS, sourceOf, sourcesIn, type SourceKey } from './moments.ts';
import { sourceName } from './spoken.ts';
import type { SourceRule, Standing } from './standing.ts';
import './stops.css';

/** Opens the list of what may hold from now on. */
export function PassAndToggle(props: {
  readonly asked: Asked<OptionDecision>;
  readonly open: Signal<boolean>;
}): VNode | null {
  const { stops } = useDesk();
  const { asked, open } = props;
  if (stops === null || !stops.attends || sourcesIn(asked.decision).length === 0) return null;
  return (
    <button type="button" class="quiet" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
      {say('battle.stops.pass-and')}
    </button>
  );
}

/** Passes, and arranges what holds for the windows to come. */
export function PassAnd({ asked }: { readonly asked: Asked<OptionDecision> }): VNode | null {
  const { stops } = useDesk();
  const { decision } = asked;
  const sources = sourcesIn(decision);
  if (stops === null || !stops.attends || sources.length === 0) return null;
  const moment = momentOf(decision);
  const { moments, sources: known } = stops.standing.value;
  /** What is arranged answers this window as well, unless it is passed by hand. */
  const passing = (change: Partial<Standing>) => (): void => {
    void asked.send(PASS).then((taken) => {
      if (taken) stops.arrange(change);
    });
  };
  const quiet = (until: 'turn' | 'round') => (): void => {
    const number = stops.now[until];
    passing({ quiet: { until, number } })();
  };
  const rule = (names: readonly SourceKey[], set: SourceRule): Standing['sources'] => ({
    ...known,
    ...Object.fromEntries(names.map((name) => [name, set])),
  });
  /** Those that there is one way to use. */
  const plain = sources.filter(
    (source) => decision.options.filter((option) => sourceOf(option) === source).length === 1,
  );
  return (
    <section class="pass-and" aria-labelledby="pass-and">
      <h3 id="pass-and">{say('battle.stops.pass-and')}</h3>
      <ul>
        <Choice text={say('battle.stops.quiet.turn')} onClick={quiet('turn')} busy={asked.busy} />
        <Choice text={say('battle.stops.quiet.round')} onClick={quiet('round')} busy={asked.busy} />
        <Choice
          text={say('battle.stops.never-moment', { moment })}
          onClick={passing({ moments: { ...moments, [moment]: 'pass' } })}
          busy={asked.busy}
        />
        {sources.map((source) => (
          <Choice
            key={source}
            text={say('battle.stops.never-source', { source: sourceName(source) })}
            onClick={passing({ sources: rule([source], 'pass') })}
            busy={asked.busy}
          />
        ))}
        <Choice
          text={say('battle.stops.only-these', { sources: sources.map(sourceName) })}
          onClick={passing({ others: 'pass', sources: rule(sources, 'stop') })}
          busy={asked.busy}
        />
        {plain.map((source) => (
          <Choice
            key={source}
            text={say('battle.stops.always-source', { source: sourceName(source) })}
            onClick={() => stops.arrange({ sources: rule([source], 'use') })}
            busy={asked.busy}
          />
        ))}
      </ul>
    </section>
  );
}

function Choice(props: {
  readonly text: string;
  readonly onClick: () => void;
  readonly busy: boolean;
}): VNode {
  return (
    <li>
      <button type="button" class="option" aria-disabled={props.busy} onClick={props.onClick}>
        {props.text}
      </button>
    </li>
  );
}

const ARRANGED: { readonly [ask: string]: { readonly key: BattleKey; readonly change: Partial<Standing> } } =
  {
    're-rolls/choose-dice': { key: 'battle.stops.misses', change: { rerolls: 'misses' } },
    'charge/pivot': { key: 'battle.stops.pivot', change: { pivots: 'best' } },
  };

/** Dice and pivots that were asked for can be left to themselves again. */
export function NoLongerAsk({ asked }: { readonly asked: Asked }): VNode | null {
  const { stops } = useDesk();
  const arranged = ARRANGED[asked.decision.ask];
  if (stops === null || !stops.attends || arranged === undefined) return null;
  const { key, change } = arranged;
  const standing = stops.standing.value;
  const isSet = Object.entries(change).every(([name, value]) => standing[name as keyof Standing] === value);
  if (isSet || standing.control === 'full') return null;
  return (
    <button type="button" class="link no-longer" onClick={() => stops.arrange(change)}>
      {say(key)}
    </button>
  );
}
