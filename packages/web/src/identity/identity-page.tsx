// Who I am: name, arms, how I stand, and how to be the same on another device.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { goTo } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { say } from '../app/words.ts';
import { metaOf } from '../games/index.ts';
import { NameField } from '../start/fields.tsx';
import { Share } from '../start/share.tsx';
import { serverService } from '../table/services.ts';
import type { OwnRating } from '../table/remote.ts';
import { CHARGES, FIELDS, randomArms, TINCTURES, type Arms } from './arms.ts';
import { ArmsShield } from './arms-shield.tsx';
import { becomeIdentity, ownArms, ownSecret, packIdentity, readIdentity, wear } from './identity.ts';
import './identity-page.css';

export function IdentityPage({ code }: { readonly code: string | null }): VNode {
  return (
    <main class="page narrow stack form">
      <div class="stack tight">
        <h1>{say('identity.title')}</h1>
        <p class="note">{say('identity.text')}</p>
      </div>
      {code === null ? null : <Arrival code={code} />}
      <section class="panel stack">
        <NameField />
        <ArmsMaker />
      </section>
      <OwnRatings />
      <Departure />
    </main>
  );
}

/** Someone has brought their identity here from another device. */
function Arrival({ code }: { readonly code: string }): VNode {
  const baggage = readIdentity(code);
  const done = useSignal(false);
  if (baggage === null) return <p class="problem">{say('identity.bad-code')}</p>;
  const arrive = (): void => {
    becomeIdentity(baggage, Date.now());
    done.value = true;
    // The address holds secrets: it must not stay where others might look.
    goTo({ page: 'identity', code: null });
  };
  return (
    <section class="panel stack tight">
      <h2>{say('identity.arrive')}</h2>
      <p>{say('identity.arrive.text', { name: baggage.name, count: baggage.tables.length })}</p>
      <p class="row">
        <button type="button" class="button primary" disabled={done.value} onClick={arrive}>
          {say('identity.arrive.do')}
        </button>
      </p>
    </section>
  );
}

function ArmsMaker(): VNode {
  const arms = ownArms.value;
  const change = (part: Partial<Arms>): void => wear({ ...(arms ?? randomArms(Math.random)), ...part });
  return (
    <fieldset class="plain arms-maker">
      <legend>{say('identity.arms')}</legend>
      <div class="arms-shown">
        {arms === null ? (
          <p class="note">{say('identity.arms.none')}</p>
        ) : (
          <ArmsShield arms={arms} size={132} />
        )}
        <button type="button" class="button" onClick={() => wear(randomArms(Math.random))}>
          {say('identity.arms.random')}
        </button>
      </div>
      {arms === null ? null : (
        <div class="arms-parts">
          <Part
            label={say('identity.arms.field')}
            of={FIELDS}
            value={arms.field}
            arms={arms}
            part="field"
            change={change}
          />
          <Part
            label={say('identity.arms.first')}
            of={TINCTURES}
            value={arms.first}
            arms={arms}
            part="first"
            change={change}
          />
          {arms.field === 'plain' ? null : (
            <Part
              label={say('identity.arms.second')}
              of={TINCTURES}
              value={arms.second}
              arms={arms}
              part="second"
              change={change}
            />
          )}
          <Part
            label={say('identity.arms.charge')}
            of={CHARGES}
            value={arms.charge}
            arms={arms}
            part="charge"
            change={change}
          />
          {arms.charge === 'none' ? null : (
            <Part
              label={say('identity.arms.colour')}
              of={TINCTURES}
              value={arms.colour}
              arms={arms}
              part="colour"
              change={change}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}

interface PartProps<Key extends keyof Arms> {
  readonly label: string;
  readonly of: readonly Arms[Key][];
  readonly value: Arms[Key];
  readonly arms: Arms;
  readonly part: Key;
  readonly change: (part: Partial<Arms>) => void;
}

/** One part of the arms: a small shield for each way it could be. */
function Part<Key extends keyof Arms>({ label, of, value, arms, part, change }: PartProps<Key>): VNode {
  return (
    <fieldset class="plain arms-part">
      <legend>{label}</legend>
      <div class="arms-options">
        {of.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === value}
            aria-label={say(`arms.${each}`)}
            title={say(`arms.${each}`)}
            onClick={() => change({ [part]: each })}
          >
            <ArmsShield arms={{ ...arms, [part]: each }} size={34} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function OwnRatings(): VNode | null {
  const ratings = useSignal<readonly OwnRating[]>([]);
  useEffect(() => {
    serverService()
      .self(ownSecret())
      .then(
        (self) => (ratings.value = self.ratings),
        () => {},
      );
  }, []);
  if (ratings.value.length === 0) return null;
  return (
    <section class="panel stack tight">
      <h2>{say('identity.ratings')}</h2>
      <ul class="own-ratings">
        {ratings.value.map(({ game, pace, points, within, games }) => {
          const meta = metaOf(game);
          return (
            <li key={`${game} ${pace}`}>
              <strong>{say('rating.points', { points, within })}</strong>{' '}
              <span class="note">
                {[
                  meta === null ? game : say(meta.name),
                  say(`rating.pace.${pace}`),
                  say('rating.games', { games }),
                ].join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
      <p class="note">{say('rating.explained')}</p>
    </section>
  );
}

/** The same person on another device: by its camera, or by a link one sends oneself. */
function Departure(): VNode {
  const open = useSignal(false);
  const link = new URL(`#/me/${packIdentity()}`, location.href).href;
  return (
    <section class="panel stack tight">
      <h2>{say('identity.carry')}</h2>
      <p>{say('identity.carry.text', { name: settings.value.name })}</p>
      {open.value ? (
        <>
          <Share link={link} label={say('identity.carry.link')} />
          <p class="problem">{say('identity.carry.secret')}</p>
        </>
      ) : (
        <p class="row">
          <button type="button" class="button" onClick={() => (open.value = true)}>
            {say('identity.carry.show')}
          </button>
        </p>
      )}
    </section>
  );
}
