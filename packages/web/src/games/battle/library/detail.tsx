// One card of the library, to be read: the whole card, in the other language beside it if wanted, how many of it one
// owns, and the cards that belong to it.

import { useSignal } from '@preact/signals';
import { render, type VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { hrefOf } from '../../../app/router.ts';
import { recall, remember } from '../../../app/storage.ts';
import { language, showIn, tell } from '../../../app/words.ts';
import { LANGUAGES, type Language } from '../../../language.ts';
import { AttachmentCard, NcuCard } from '../cards/other-cards.tsx';
import { TacticsCardLarge } from '../cards/tactics-card.tsx';
import type { CardTables } from '../cards/tables.ts';
import { UnitCard } from '../cards/unit-card.tsx';
import { say } from '../war-room/say.ts';
import { Stepper } from '../war-room/stepper.tsx';
import { nameOf, type LibraryCard } from './cards.ts';
import { collection, own } from './collection.ts';
import type { Library } from './library.ts';
import { factionStyle } from './portrait.tsx';
import { relationsOf, type Relation } from './relations.ts';
import { Price } from './tile.tsx';

/** The card as it is printed, in our layout. */
export function WholeCard({
  tables,
  card,
}: {
  readonly tables: CardTables;
  readonly card: LibraryCard;
}): VNode {
  const { kind, id, faction, isCommander } = card;
  const sign = { faction, difference: 0 } as const;
  switch (kind) {
    case 'unit':
      return <UnitCard rules={tables} card={id} sign={sign} />;
    case 'attachment':
      return <AttachmentCard rules={tables} card={id} sign={sign} isCommander={isCommander} />;
    case 'ncu':
      return <NcuCard rules={tables} card={id} sign={sign} />;
    case 'tactics':
      return <TacticsCardLarge rules={tables} card={id} sign={sign} />;
  }
}

/** The same card in another language. */
function InLanguage(props: {
  readonly wanted: Language;
  readonly tables: CardTables;
  readonly card: LibraryCard;
}): VNode {
  const { wanted, tables, card } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const to = place.current;
    if (to === null) return undefined;
    let left = false;
    void showIn(wanted, () => {
      if (!left) render(<WholeCard tables={tables} card={card} />, to);
    });
    return () => {
      left = true;
      render(null, to);
    };
  }, [wanted, card]);
  return <div ref={place} lang={wanted} class="other-language" />;
}

const BOTH = 'maester.library.both';

export function CardDetail(props: {
  readonly library: Library;
  readonly card: LibraryCard;
  /** What is looked for stays in the address. */
  readonly wanted: string;
  readonly lists: readonly { readonly href: string; readonly name: string }[];
}): VNode {
  const { library, card, wanted, lists } = props;
  const both = useSignal(recall(BOTH, false));
  const related = useMemo(() => relationsOf(library.index, library.byKey, card), [card]);
  const other = LANGUAGES.find((each) => each !== language.value) ?? 'en';
  const name = nameOf(card.kind, card.id);
  return (
    <article class="card-detail" aria-label={name}>
      <p class="row detail-bar">
        <a class="button quiet" href={hrefOf({ page: 'cards', card: null, wanted })}>
          {say('library.back')}
        </a>
        <button
          type="button"
          class="button"
          aria-pressed={both.value}
          onClick={() => {
            both.value = !both.value;
            remember(BOTH, both.value);
          }}
        >
          {say('library.both')}
        </button>
      </p>
      <div class="detail-cards" data-both={both.value}>
        <WholeCard tables={library.tables} card={card} />
        {both.value && <InLanguage wanted={other} tables={library.tables} card={card} />}
      </div>
      {card.kind === 'tactics' ? null : (
        <div class="row detail-owned">
          <span id="owned-label">{say('library.own')}</span>
          <Stepper
            label={say('library.own')}
            value={collection.value[card.key] ?? 0}
            most={99}
            onChange={(count) => own(card.key, count)}
          />
        </div>
      )}
      {related.map(([relation, keys]) => (
        <CardLinks key={relation} library={library} relation={relation} keys={keys} wanted={wanted} />
      ))}
      {card.abilities.length > 0 && (
        <section class="stack tight">
          <h2>{say('library.abilities')}</h2>
          <ul class="chips">
            {card.abilities.map((ability) => (
              <li key={ability}>
                <a href={hrefOf({ page: 'cards', card: card.key, wanted: `ability=${ability}` })}>
                  {tell(`name.ability.${ability}`)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lists.length > 0 && (
        <section class="stack tight">
          <h2>{say('library.lists')}</h2>
          <ul class="chips">
            {lists.map(({ href, name: list }) => (
              <li key={href}>
                <a href={href}>{list}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

/** So many are shown before the rest is a press away. */
const FEW = 8;

function CardLinks(props: {
  readonly library: Library;
  readonly relation: Relation;
  readonly keys: readonly string[];
  readonly wanted: string;
}): VNode {
  const { library, relation, keys, wanted } = props;
  const cards = keys.flatMap((key) => library.byKey.get(key) ?? []);
  const chips = (shown: readonly LibraryCard[]): VNode => (
    <ul class="chips">
      {shown.map((card) => (
        <li key={card.key}>
          <a
            class="card-chip"
            href={hrefOf({ page: 'cards', card: card.key, wanted })}
            style={factionStyle(card.faction)}
          >
            <Price card={card} />
            {nameOf(card.kind, card.id)}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <section class="stack tight">
      <h2>{say(`library.relation.${relation}`)}</h2>
      {chips(cards.slice(0, FEW))}
      {cards.length > FEW && (
        <details class="more">
          <summary>{say('library.more', { count: cards.length - FEW })}</summary>
          {chips(cards.slice(FEW))}
        </details>
      )}
    </section>
  );
}
