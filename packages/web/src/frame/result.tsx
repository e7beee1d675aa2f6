// The end of a game: who won and by which rule, how everyone stands, and what comes next.

import { useSignal } from '@preact/signals';
import type { Outcome } from '@maester/kernel';
import type { VNode } from 'preact';
import { tellProblem } from '../app/problems.ts';
import { goTo, hrefOf } from '../app/router.ts';
import { canTell, say, tell } from '../app/words.ts';
import { ledgerOf } from '../rules/ledger-ids.ts';
import type { TableModel } from '../table/model.ts';
import { Dialog } from './dialog.tsx';
import type { GameClient, GameScreen } from './game-client.ts';
import { RuleDialog } from './rule-over.tsx';
import { copyLink, linkTo } from './share.ts';
import type { Visit } from './visit.ts';
import './result.css';

interface ResultProps {
  readonly visit: Visit;
  readonly model: TableModel;
  readonly client: GameClient;
  readonly screen: GameScreen;
  readonly outcome: Outcome;
}

interface ResultDialogProps extends ResultProps {
  readonly share: () => void;
  readonly close: () => void;
}

export function ResultDialog({ close, share, ...props }: ResultDialogProps): VNode {
  const { screen, outcome } = props;
  return (
    <Dialog title={say('frame.result')} close={close} wide>
      <Winner {...props} large />
      <ByWhichRule rule={outcome.rule} />
      <ResultActions {...props} share={share} />
      {screen.Standings === undefined ? null : (
        <section class="standings">
          <screen.Standings />
        </section>
      )}
    </Dialog>
  );
}

/** In the dock, once the dialog is closed. */
export function ResultCard({ open, ...props }: ResultProps & { readonly open: () => void }): VNode {
  const { visit, model } = props;
  const problem = useSignal<string | null>(null);
  const rematch = model.info.value?.rematch ?? null;
  return (
    <div class="result-card">
      <Winner {...props} />
      <output>{rematch === null ? null : <p class="note">{say('frame.rematch.there')}</p>}</output>
      <p class="row">
        <Rematch visit={visit} model={model} fails={(text) => (problem.value = text)} />
        <button type="button" class="button" onClick={open}>
          {say('frame.result.show')}
        </button>
        <a class="button" href={hrefOf({ page: 'story', of: props.model.address })}>
          {say('frame.result.story')}
        </a>
        <a class="button" href={hrefOf({ page: 'replay', ...props.model.address, at: null })}>
          {say('frame.menu.replay')}
        </a>
      </p>
      <output class="note">{problem.value}</output>
    </div>
  );
}

interface RematchProps {
  readonly visit: Visit;
  readonly model: TableModel;
  readonly fails: (problem: string) => void;
}

/** The same game once more: whoever played may ask for it, and everyone may follow. */
function Rematch({ visit, model, fails }: RematchProps): VNode | null {
  const { service, id } = model.address;
  const rematch = model.info.value?.rematch ?? null;
  const again = async (): Promise<void> => {
    try {
      goTo({ page: 'table', service, id: rematch ?? (await visit.service.rematch(id)) });
    } catch (error) {
      fails(tellProblem(error));
    }
  };
  if (rematch === null && model.seat === null) return null;
  return (
    <button type="button" class="button primary" onClick={() => void again()}>
      {say(rematch === null ? 'frame.rematch' : 'frame.rematch.go')}
    </button>
  );
}

function Winner({
  model,
  client,
  outcome,
  large = false,
}: ResultProps & { readonly large?: boolean }): VNode {
  const { winners } = outcome;
  const won = model.seat !== null && winners.includes(model.seat);
  const names = winners.map((seat) => model.nameOf(seat)).filter((name) => name !== null);
  return (
    <div class={large ? 'winner large' : 'winner'}>
      <div class="winner-signs">
        {winners.map((seat) => (
          <client.SeatSign key={seat} seat={seat} size={large ? 128 : 56} />
        ))}
      </div>
      <div>
        <p class="winner-name">{say('frame.result.wins', { winners })}</p>
        {names.length === 0 ? null : <p class="note">{names.join(', ')}</p>}
        {won ? <p class="winner-you">{say('frame.result.you')}</p> : null}
      </div>
    </div>
  );
}

function ByWhichRule({ rule }: { readonly rule: string }): VNode {
  const asks = useSignal(false);
  const key = `outcome.${rule}`;
  return (
    <p class="by-rule">
      {canTell(key) ? tell(key) : ''}{' '}
      {ledgerOf(rule) === null ? null : (
        <button type="button" class="button quiet" onClick={() => (asks.value = true)}>
          {say('frame.result.rule')}
        </button>
      )}
      {asks.value ? <RuleDialog rule={rule} close={() => (asks.value = false)} /> : null}
    </p>
  );
}

function ResultActions({
  visit,
  model,
  share: shareGame,
}: ResultProps & { readonly share: () => void }): VNode {
  const said = useSignal<string | null>(null);
  const { service, id } = model.address;
  const replay = { page: 'replay', service, id, at: null } as const;
  const share = async (): Promise<void> => {
    said.value = (await copyLink(replay)) ? say('frame.menu.copied') : linkTo(replay);
  };
  return (
    <div class="result-actions">
      <p class="row">
        <Rematch visit={visit} model={model} fails={(text) => (said.value = text)} />
        <a class="button" href={hrefOf({ page: 'story', of: { service, id } })}>
          {say('frame.result.story')}
        </a>
        <a class="button" href={hrefOf(replay)}>
          {say('frame.menu.replay')}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => (service === 'remote' ? void share() : shareGame())}
        >
          {say('frame.result.share')}
        </button>
        <a class="button" href={hrefOf({ page: 'start' })}>
          {say('frame.result.start')}
        </a>
      </p>
      <output class="note">{said.value}</output>
    </div>
  );
}
