// What else can be done with a replay: look through other eyes, share a moment, keep the journal, play on from here.

import { useSignal, type Signal } from '@preact/signals';
import type { Journal } from '@maester/kernel';
import type { VNode } from 'preact';
import { lazy } from '../app/lazy.tsx';
import { tellProblem } from '../app/problems.ts';
import { goTo, hrefOf } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { tell } from '../app/words.ts';
import { isEmbeddable } from '../embed/address.ts';
import { EmbedCode } from '../embed/embed-code.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { copyLink, downloadJournal, linkTo } from '../frame/share.ts';
import { mindFor } from '../table/tell-mind.ts';
import { deviceService } from '../table/services.ts';
import { openedJournal } from './journal-picker.tsx';
import type { ReplayScene } from './replay-scene.ts';
import type { Source } from './source.ts';
import { ALL_SEEING, type Eye } from './tape.ts';
import { say } from './words.ts';

const ShareGame = lazy(async () => (await import('../frame/share-game.tsx')).ShareGame);

interface ReplayToolsProps {
  readonly source: Source;
  readonly scene: ReplayScene;
  readonly eye: Signal<Eye>;
}

export function ReplayTools({ source, scene, eye }: ReplayToolsProps): VNode {
  const said = useSignal<string | null>(null);
  const forks = useSignal(false);
  const shares = useSignal<number | null>(null);
  const { journal, table } = source;
  const moment = source.routeAt(scene.version.value);
  const share = async (): Promise<void> => {
    if (moment.page === 'shared' || table?.service === 'remote')
      said.value = (await copyLink(moment)) ? say('replay.share.done') : linkTo(moment);
    else shares.value = scene.version.value;
  };
  return (
    <div class="replay-tools">
      {source.eyes.length < 2 ? null : <EyeChoice source={source} eye={eye} />}
      <div class="replay-buttons">
        {journal === null ? null : (
          <button type="button" class="button" onClick={() => (forks.value = true)}>
            {say('replay.fork')}
          </button>
        )}
        <button type="button" class="button" onClick={() => void share()}>
          {say('replay.share')}
        </button>
        {journal === null ? null : (
          <button
            type="button"
            class="button"
            onClick={() => downloadJournal(journal, table?.id ?? 'replay')}
          >
            {say('replay.download')}
          </button>
        )}
        <a
          class="button"
          href={hrefOf({ page: 'journal', at: null })}
          onClick={() => (openedJournal.value = null)}
        >
          {say('replay.open')}
        </a>
      </div>
      <output class="note">{said.value}</output>
      {isEmbeddable(moment) ? <EmbedCode route={moment} /> : null}
      <Verdict source={source} />
      <p class="note keys-note">{say('replay.keys')}</p>
      {forks.value && journal !== null ? (
        <Fork source={source} scene={scene} journal={journal} close={() => (forks.value = false)} />
      ) : null}
      {shares.value !== null && journal !== null ? (
        <ShareGame
          journal={journal}
          at={shares.value}
          running={source.running}
          round={roundOf(source, scene)}
          close={() => (shares.value = null)}
        />
      ) : null}
    </div>
  );
}

function roundOf({ client }: Source, scene: ReplayScene): number | null {
  const shown = scene.shown.value;
  return shown === null ? null : client.game.round(shown.view);
}

function EyeChoice({ source, eye }: { readonly source: Source; readonly eye: Signal<Eye> }): VNode {
  return (
    <label class="eye-choice">
      <span>{say('replay.eye')}</span>
      <select
        class="entry"
        value={source.eyes.indexOf(eye.value)}
        onChange={(event) => (eye.value = source.eyes[Number(event.currentTarget.value)] ?? null)}
      >
        {source.eyes.map((each, i) => (
          <option key={i} value={i}>
            {each === ALL_SEEING
              ? say('replay.eye.all')
              : each === null
                ? say('replay.eye.none')
                : tell(`name.seat.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whoever plays a journal through has checked it; where a seed was promised, that is compared too. */
function Verdict({ source }: { readonly source: Source }): VNode {
  const { journal, seed, running } = source;
  if (journal === null || running) {
    return (
      <p class="note">
        {say('replay.running')} {journal === null ? say('replay.running.secret') : null}
      </p>
    );
  }
  return (
    <p class={seed === 'broken' ? 'problem' : 'verified'}>
      {say('replay.verified', { count: journal.entries.length })}{' '}
      {seed === null ? '' : say(`replay.verified.seed.${seed}`)}
    </p>
  );
}

interface ForkProps {
  readonly source: Source;
  readonly scene: ReplayScene;
  readonly journal: Journal;
  readonly close: () => void;
}

function Fork({ source, scene, journal, close }: ForkProps): VNode {
  const problem = useSignal<string | null>(null);
  const over = (scene.shown.value?.outcome ?? null) !== null;
  const playAs = async (seat: string): Promise<void> => {
    const others = source.seats.filter((other) => other !== seat);
    const minds = Object.fromEntries(
      others.map((other) => [other, mindFor(journal.game, settings.value.level)]),
    );
    const name = settings.value.name.trim();
    const names: Record<string, string> = name === '' ? {} : { [seat]: name };
    try {
      const id = await deviceService().fork(journal, scene.version.value, minds, names);
      goTo({ page: 'table', service: 'local', id });
    } catch (error) {
      problem.value = tellProblem(error);
    }
  };
  return (
    <Dialog title={say('replay.fork.title')} close={close}>
      <p>{say(over ? 'replay.fork.over' : 'replay.fork.text')}</p>
      {over ? null : (
        <div class="fork-seats">
          {source.seats.map((seat) => (
            <button key={seat} type="button" class="button" onClick={() => void playAs(seat)}>
              <source.client.SeatSign seat={seat} size={28} />
              {say('replay.fork.start', { seat })}
            </button>
          ))}
        </div>
      )}
      {problem.value === null ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </Dialog>
  );
}
