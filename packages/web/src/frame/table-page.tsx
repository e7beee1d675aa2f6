// The page of one table, from loading to leaving: the lobby while people gather, then the table itself.

import { picker } from '@maester/table';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy, Loading } from '../app/lazy.tsx';
import { tellProblem } from '../app/problems.ts';
import { hrefOf } from '../app/router.ts';
import { TopBar } from '../app/top-bar.tsx';
import { learnWords, say, type MessageKey } from '../app/words.ts';
import { serviceOf } from '../table/services.ts';
import type { TableModel } from '../table/model.ts';
import type { EndProblem, ServiceKind } from '../table/service.ts';
import { Curtain } from './curtain.tsx';
import { downloadJournal } from './share.ts';
import { TableScreen } from './table-screen.tsx';
import { Visit } from './visit.ts';
import './frame.css';

const DraftPage = lazy(async () => (await import('../start/draft-page.tsx')).DraftPage);
/** A game on this device has none. */
const Lobby = lazy(async () => {
  const [{ Lobby: Shown }, { WORDS }] = await Promise.all([
    import('../start/lobby.tsx'),
    import('../start/lobby/words.ts'),
  ]);
  await learnWords(WORDS);
  return Shown;
});

export function TablePage({ service, id }: { readonly service: ServiceKind; readonly id: string }): VNode {
  const visit = useMemo(() => new Visit(serviceOf(service), id), [service, id]);
  useEffect(() => () => visit.leave(), [visit]);

  const client = visit.client.value;
  const models = visit.models.value;
  if (visit.problem.value !== null)
    return (
      <Trouble title={say('frame.trouble')} text={tellProblem(visit.problem.value)}>
        <button type="button" class="button primary" onClick={() => void visit.refresh()}>
          {say('frame.again')}
        </button>
      </Trouble>
    );
  if (client === null) return <Loading />;
  const ended = models.find((model) => model.link.value.kind === 'ended');
  if (ended !== undefined) return <Ended model={ended} visit={visit} />;
  if (models.some(hasPicked)) return <Moving visit={visit} />;
  const [first] = models;
  const next = visit.handTo.value;
  if (next !== null)
    return (
      <Curtain client={client} seat={next} name={first?.nameOf(next) ?? null} take={() => visit.take(next)} />
    );
  const model = visit.model.value ?? first ?? null;
  const info = model?.info.value ?? null;
  if (model === null || info === null || model.shown.value === null) return <Loading />;
  if (picker(info) !== null) return <DraftPage info={info} models={models} />;
  if (info.status === 'gathering') return <Lobby model={model} service={visit.service} />;
  return <TableScreen key={model.key} visit={visit} model={model} client={client} />;
}

/** They have picked a seat since they came, and must come again to take it. */
function hasPicked({ seat, info }: TableModel): boolean {
  return seat !== null && info.value?.seats.every((place) => place.seat !== seat) === true;
}

function Moving({ visit }: { readonly visit: Visit }): VNode {
  useEffect(() => void visit.refresh(), [visit]);
  return <Loading />;
}

interface TroubleProps {
  readonly title: string;
  readonly text: string;
  readonly children: VNode;
}

function Trouble({ title, text, children }: TroubleProps): VNode {
  return (
    <>
      <TopBar />
      <main class="page narrow trouble">
        <h1>{title}</h1>
        <p role="alert">{text}</p>
        <p class="row">
          {children}
          <a class="button" href={hrefOf({ page: 'games' })}>
            {say('frame.to-games')}
          </a>
          <a class="button quiet" href={hrefOf({ page: 'start' })}>
            {say('frame.to-start')}
          </a>
        </p>
      </main>
    </>
  );
}

function Ended({ model, visit }: { readonly model: TableModel; readonly visit: Visit }): VNode {
  const link = model.link.value;
  const problem: EndProblem = link.kind === 'ended' ? link.problem : 'broken';
  const act = (key: MessageKey, run: () => unknown): VNode => (
    <button type="button" class="button primary" onClick={() => void run()}>
      {say(key)}
    </button>
  );
  return (
    <Trouble title={say(`frame.ended.${problem}`)} text={say(`frame.ended.${problem}.text`)}>
      {problem === 'not-yours'
        ? act('frame.watch', () => visit.watch())
        : problem === 'other-rules' && model.address.service === 'local'
          ? act('frame.menu.journal', async () =>
              downloadJournal(await visit.service.journal(visit.id), visit.id),
            )
          : act('frame.again', () => visit.refresh())}
    </Trouble>
  );
}
