// The army builder: the cards there are on one side, the army on the other; on a phone one of the two at a time.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { lazy } from '../../../app/lazy.tsx';
import { goTo, hrefOf } from '../../../app/router.ts';
import { tell } from '../../../app/words.ts';
import { Dialog } from '../../../frame/dialog.tsx';
import { reach, watchServer } from '../../../start/server.ts';
import { StartButton } from '../../../start/start-button.tsx';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { nameOf } from '../library/cards.ts';
import { openCollection } from '../library/collection.ts';
import { WholeCard } from '../library/detail.tsx';
import { factionStyle } from '../library/portrait.tsx';
import { readyFor, USUAL, type Army } from '../setup-options.ts';
import { say } from '../war-room/say.ts';
import { WarRoom } from '../war-room/war-room.tsx';
import { ArmyCards, Deck, Lacking, Problems, Totals } from './army-pane.tsx';
import type { RowCard } from './card-row.tsx';
import { Catalogue, type Looking } from './catalogue.tsx';
import { leadsOnly } from './offers.ts';
import type { OpenList } from './open-list.ts';
import { hostList, playList } from './play.ts';
import { LEAST_POINTS, MOST_POINTS, notSaved } from './saved-lists.ts';
import { ListTools } from './list-tools.tsx';
import { Opponent } from './opponent.tsx';
import { Print } from './print.tsx';
import { editionOf, ListEdition, useTables } from './rules-for.ts';
import './builder.css';

export function BuilderPage({ list }: { readonly list: OpenList }): VNode {
  const looking = useSignal<Looking>({
    shelf: list.army.peek().commander === '' ? 'commander' : 'unit',
    unit: null,
  });
  const card = useSignal<RowCard | null>(null);
  const said = useSignal('');
  const view = useSignal<'army' | 'cards'>(list.army.peek().units.length === 0 ? 'cards' : 'army');
  const { faction } = list.army.value;
  const open = (each: RowCard): void => void (card.value = each);
  const announce = (text: string): void => void (said.value = text);

  useEffect(openCollection, []);
  useEffect(watchServer, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || typing) return;
      event.preventDefault();
      if (event.shiftKey) list.redo();
      else list.undo();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [list]);
  // Who asks for attachments of a unit wants to see them.
  useEffect(
    () =>
      looking.subscribe(({ unit }) => {
        if (unit !== null) view.value = 'cards';
      }),
    [],
  );

  return (
    <ListEdition.Provider value={editionOf(list.army.value)}>
      <WarRoom class="builder">
        <div class="builder-body" data-view={view.value} style={factionStyle(faction)}>
          <Catalogue list={list} looking={looking} open={open} said={announce} />
          <section class="army-pane" aria-label={say('builder.army')}>
            <Head list={list} />
            <Totals list={list} />
            <Problems list={list} />
            <ArmyCards list={list} looking={looking} open={open} said={announce} />
            <Deck list={list} />
            <Lacking list={list} />
            <Play list={list} />
            <Share list={list} />
            <Notes list={list} />
            <ListTools list={list} />
            <Print list={list} />
          </section>
        </div>
        <nav class="builder-views" aria-label={say('builder.views')}>
          {(['cards', 'army'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view.value === each}
              onClick={() => {
                view.value = each;
                scrollTo(0, 0);
              }}
            >
              {each === 'cards'
                ? say('builder.view.cards')
                : say('builder.view.army', { cost: list.sheet.value.points, points: list.points.value })}
            </button>
          ))}
        </nav>
        <p class="visually-hidden" aria-live="polite">
          {said.value}
        </p>
        {card.value === null ? null : <CardDialog card={card.value} close={() => (card.value = null)} />}
      </WarRoom>
    </ListEdition.Provider>
  );
}

function CardDialog({ card, close }: { readonly card: RowCard; readonly close: () => void }): VNode {
  const rules = useTables();
  const edition = useContext(ListEdition);
  const { kind, id } = card;
  const facts = (kind === 'unit' ? rules.units : kind === 'attachment' ? rules.attachments : rules.ncus)[id];
  return (
    <Dialog title={nameOf(kind, id)} close={close}>
      <div class="battle">
        <WholeCard
          tables={rules}
          card={{
            key: `${kind}/${id}`,
            kind,
            id,
            faction: facts?.faction ?? 'neutral',
            cost: facts?.cost ?? null,
            isCommander: leadsOnly({ edition }, id),
            tray: null,
            abilities: facts?.abilities ?? [],
            unit: null,
          }}
        />
      </div>
      <p>
        <a href={hrefOf({ page: 'cards', card: `${kind}/${id}`, wanted: '' })}>{say('builder.library')}</a>
      </p>
    </Dialog>
  );
}

function Head({ list }: { readonly list: OpenList }): VNode {
  const { faction, name, commander } = list.army.value;
  const edition = editionOf(list.army.value);
  const rules = useTables();
  const kind =
    rules.attachments[commander] === undefined
      ? rules.ncus[commander] === undefined
        ? 'unit'
        : 'ncu'
      : 'attachment';
  return (
    <header class="army-head">
      <ArmyShield sign={{ faction, difference: 0 }} size={56} label={tell(`name.faction.${faction}`)} />
      <div>
        <input
          class="army-name"
          aria-label={say('builder.name')}
          placeholder={say('builder.name')}
          value={name}
          maxLength={80}
          onInput={(event) => list.rename(event.currentTarget.value)}
        />
        <p class="note">
          {commander === '' ? say('builder.no-commander') : nameOf(kind, commander)}
          {edition !== USUAL.edition && <b class="list-edition"> {say(`battle.edition.${edition}`)}</b>}
        </p>
      </div>
      <label class="field points-field">
        <span>{say('builder.points')}</span>
        <input
          type="number"
          inputMode="numeric"
          min={LEAST_POINTS}
          max={MOST_POINTS}
          step={5}
          value={list.points.value}
          onChange={(event) => {
            const points = Math.round(Number(event.currentTarget.value));
            if (points >= LEAST_POINTS && points <= MOST_POINTS) list.resize(points);
            else event.currentTarget.value = String(list.points.value);
          }}
        />
      </label>
      <div class="row army-undo">
        <button type="button" class="button" aria-disabled={!list.canUndo.value} onClick={() => list.undo()}>
          {say('builder.undo')}
        </button>
        <button type="button" class="button" aria-disabled={!list.canRedo.value} onClick={() => list.redo()}>
          {say('builder.redo')}
        </button>
      </div>
      {notSaved.value && <p class="problem">{say('builder.not-saved')}</p>}
    </header>
  );
}

function Play({ list }: { readonly list: OpenList }): VNode {
  const against = useSignal<Army | null>(null);
  const played = { army: list.army.value, points: list.points.value };
  const unable = list.sheet.value.problems.length > 0 ? say('builder.not-legal') : null;
  return (
    <div class="stack tight play-list">
      <div class="row">
        <StartButton
          text={say('builder.play')}
          start={() => playList(played, against.value)}
          unable={unable}
        />
        <StartButton
          text={say('builder.host')}
          start={() => hostList(played, against.value)}
          unable={unable ?? (reach.value === 'away' ? say('server.away') : null)}
        />
      </div>
      <TestButton list={list} unable={unable} />
      <Opponent list={list} value={against.value} choose={(army) => (against.value = army)} />
    </div>
  );
}

/** A hundred quick battles against the ready armies of this size; the page of the test has the rest. */
function TestButton({ list, unable }: { readonly list: OpenList; readonly unable: string | null }): VNode {
  const start = async (): Promise<void> => {
    const { startTest } = await import('../test-room/tests.ts');
    const against = readyFor(list.points.value, editionOf(list.army.value));
    if (against.length > 0) startTest(list.id, { army: list.army.value, points: list.points.value });
    goTo({ page: 'test', army: list.id });
  };
  return (
    <button
      type="button"
      class="button"
      aria-disabled={unable !== null}
      onClick={() => {
        if (unable === null) void start();
      }}
    >
      {say('builder.test')}
    </button>
  );
}

/** What few need, and much of it to load. */
const ShareList = lazy(async () => (await import('./share-list.tsx')).ShareList);

function Share({ list }: { readonly list: OpenList }): VNode {
  const open = useSignal(false);
  return (
    <details class="more" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{say('share-list.title')}</summary>
      {open.value && <ShareList list={list} />}
    </details>
  );
}

function Notes({ list }: { readonly list: OpenList }): VNode {
  return (
    <label class="field">
      <span>{say('builder.notes')}</span>
      <textarea
        rows={3}
        maxLength={4000}
        value={list.notes.value}
        onInput={(event) => list.note(event.currentTarget.value)}
      />
    </label>
  );
}
