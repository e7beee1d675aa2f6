// Who I am: name, arms, how I stand, and how to be the same on another device.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { goTo, hrefOf } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { say as sayOurs } from '../app/words.ts';
import { metaOf } from '../games/index.ts';
import { NameField } from '../start/fields.tsx';
import { Share } from '../start/share.tsx';
import { serverService } from '../table/services.ts';
import type { OwnRating } from '../table/remote.ts';
import { CHARGES, FIELDS, randomArms, TINCTURES, type Arms } from './arms.ts';
import { ArmsShield } from './arms-shield.tsx';
import {
  MOST_TABLES,
  becomeIdentity,
  ownArms,
  ownSecret,
  packIdentity,
  readIdentity,
  wear,
  type Baggage,
} from './identity.ts';
import {
  findUnderPasskey,
  PasskeyError,
  passkeysWork,
  saveUnderPasskey,
  type PasskeyProblem,
} from './passkey.ts';
import { say } from './words.ts';
import './identity-page.css';

export function IdentityPage({ code }: { readonly code: string | null }): VNode {
  const passkeys = useSignal(false);
  useEffect(() => void passkeysWork().then((work) => (passkeys.value = work)), []);
  return (
    <main class="page narrow stack form">
      <div class="stack tight">
        <h1>{say('identity.title')}</h1>
        <p class="note">{say('identity.text')}</p>
      </div>
      {code === null ? null : <ByCode code={code} />}
      <section class="panel stack">
        <NameField />
        <ArmsMaker />
      </section>
      <OwnRatings />
      <Departure />
      {passkeys.value ? <Passkeys /> : null}
      <p>
        <a href={hrefOf({ page: 'ratings' })}>{say('ratings.all')}</a>
      </p>
    </main>
  );
}

function ByCode({ code }: { readonly code: string }): VNode {
  const baggage = readIdentity(code);
  if (baggage === null) return <p class="problem">{say('identity.bad-code')}</p>;
  // The address holds secrets: it must not stay where others might look.
  return <Arrival baggage={baggage} arrived={() => goTo({ page: 'identity', code: null })} />;
}

/** Someone has brought their identity here from another device. */
function Arrival(props: { readonly baggage: Baggage; readonly arrived: () => void }): VNode {
  const { baggage, arrived } = props;
  const done = useSignal(false);
  const arrive = (): void => {
    becomeIdentity(baggage, Date.now());
    done.value = true;
    arrived();
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
          {PARTS.filter((part) => matters(part, arms)).map((part) => (
            <Part key={part} part={part} arms={arms} change={change} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Every part of the arms, and all it could be. */
const CHOICES: { readonly [Key in keyof Arms]: readonly Arms[Key][] } = {
  field: FIELDS,
  first: TINCTURES,
  second: TINCTURES,
  charge: CHARGES,
  colour: TINCTURES,
};
const PARTS = Object.keys(CHOICES) as readonly (keyof Arms)[];

/** A plain field has no second colour, and no charge none at all. */
function matters(part: keyof Arms, { field, charge }: Arms): boolean {
  if (part === 'second') return field !== 'plain';
  return part !== 'colour' || charge !== 'none';
}

/** One part of the arms: a small shield for each way it could be. */
function Part(props: {
  readonly part: keyof Arms;
  readonly arms: Arms;
  readonly change: (part: Partial<Arms>) => void;
}): VNode {
  const { part, arms, change } = props;
  return (
    <fieldset class="plain arms-part">
      <legend>{say(`identity.arms.${part}`)}</legend>
      <div class="arms-options">
        {CHOICES[part].map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === arms[part]}
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
                  meta === null ? game : sayOurs(meta.name),
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

type Passkey = 'resting' | 'asking' | 'saved' | 'away' | PasskeyProblem;

/** The same person wherever this passkey is. */
function Passkeys(): VNode {
  const state = useSignal<Passkey>('resting');
  const arriving = useSignal<Baggage | null>(null);
  const box = {
    keep: (place: string, text: string) => serverService().keepIdentity(place, text),
    find: (place: string) => serverService().findIdentity(place),
  };
  const ask = async (act: () => Promise<Passkey>): Promise<void> => {
    state.value = 'asking';
    arriving.value = null;
    try {
      state.value = await act();
    } catch (error) {
      state.value = error instanceof PasskeyError ? error.problem : 'away';
    }
  };
  const save = (): Promise<void> =>
    ask(async () => {
      await saveUnderPasskey(packIdentity(MOST_TABLES), settings.value.name || 'Maester', box);
      return 'saved';
    });
  const find = (): Promise<void> =>
    ask(async () => {
      arriving.value = readIdentity(await findUnderPasskey(box));
      return arriving.value === null ? 'nothing' : 'resting';
    });
  const now = state.value;
  return (
    <>
      <section class="panel stack tight">
        <h2>{say('passkey.title')}</h2>
        <p>{say('passkey.text')}</p>
        <p class="row">
          <button type="button" class="button" disabled={now === 'asking'} onClick={() => void save()}>
            {say('passkey.save')}
          </button>
          <button type="button" class="button" disabled={now === 'asking'} onClick={() => void find()}>
            {say('passkey.use')}
          </button>
        </p>
        <output class={now === 'saved' || now === 'cancelled' ? 'note' : 'problem'}>
          {now === 'resting' || now === 'asking' ? '' : say(`passkey.${now}`)}
        </output>
      </section>
      {arriving.value === null ? null : (
        <Arrival baggage={arriving.value} arrived={() => (arriving.value = null)} />
      )}
    </>
  );
}
