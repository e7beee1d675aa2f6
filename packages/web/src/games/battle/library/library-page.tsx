// The card library: what is looked for on one side, the cards that are found, and the one that is read. Everything that
// is chosen stands in the address.

import { batch, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { hrefOf, standAt } from '../../../app/router.ts';
import { language, tell } from '../../../app/words.ts';
import { useArrows } from '../war-room/arrows.ts';
import { say } from '../war-room/say.ts';
import { WarRoom } from '../war-room/war-room.tsx';
import { cardKeys } from '../builder/army-draft.ts';
import { openLists, savedLists } from '../builder/saved-lists.ts';
import { collection, openCollection } from './collection.ts';
import { CollectionTools } from './collection-tools.tsx';
import { CardDetail } from './detail.tsx';
import { FactionFilter, Filters, SearchField } from './filters.tsx';
import type { Library } from './library.ts';
import { PrintCards } from './print-cards.tsx';
import { EVERYTHING, readWanted, search, writeWanted, type Wanted } from './search.ts';
import { CardTile, type TileProps } from './tile.tsx';
import './library.css';

/**
 * Cards that are named at first, so that a search answers at once; all that is on them, the rest of what one sees and the
 * links follow when that is painted, and more each time the end is near. The address follows once nobody types.
 */
const AT_FIRST = 4;
const IN_VIEW = 24;
const MORE = 48;
const PAINTED_MS = 50;
const PAUSE_MS = 250;
const ADDRESS_MS = 500;

export function LibraryPage(props: {
  readonly library: Library;
  readonly card: string | null;
  readonly wanted: string;
}): VNode {
  const { library, card: key } = props;
  /** Words that the address does not have yet. */
  const typed = useSignal<string | null>(null);
  const wanted = useMemo(() => {
    const asked = readWanted(props.wanted);
    return typed.value === null ? asked : { ...asked, words: typed.value };
  }, [props.wanted, typed.value]);
  const query = writeWanted(wanted);
  const shown = useSignal({ query, count: AT_FIRST });
  const count = shown.value.query === query ? shown.value.count : AT_FIRST;
  const end = useRef<HTMLDivElement>(null);
  const grid = useArrows<HTMLUListElement>('.card-tile');
  const cards = library.cards.value;
  const terms = library.terms.value;
  const have = collection.value;
  const found = useMemo(
    () =>
      search(cards, wanted, {
        terms,
        isOrder: (ability) => library.index.abilities[ability]?.order !== undefined,
        isOwned: (each) => (have[each] ?? 0) > 0,
      }),
    [cards, wanted, terms, wanted.owned ? have : null],
  );
  const card = key === null ? null : (library.byKey.get(key) ?? null);

  useEffect(() => {
    openCollection();
    openLists();
  }, []);
  useEffect(() => {
    if (end.current === null) return undefined;
    if (count < IN_VIEW) {
      const soon = setTimeout(() => (shown.value = { query, count: IN_VIEW }), PAINTED_MS);
      return () => clearTimeout(soon);
    }
    if (count >= found.length) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) shown.value = { query, count: count + MORE };
      },
      { rootMargin: '200px' },
    );
    const place = end.current;
    const later = setTimeout(() => watch.observe(place), PAUSE_MS);
    return () => {
      clearTimeout(later);
      watch.disconnect();
    };
  }, [query, count, found.length]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('.library-search input')?.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  // Pictures and facts cost the most to paint: a card that comes has its own a moment later, one that stays keeps them.
  const drawn = useRef<ReadonlySet<string>>(new Set());
  const shownCards = found.slice(0, count);
  const isWhole = (each: string): boolean => count >= IN_VIEW || drawn.current.has(each);
  useEffect(() => {
    drawn.current = new Set(shownCards.map((each) => each.key).filter(isWhole));
  });

  const linked = useRef(query);
  if (count >= IN_VIEW) linked.current = query;

  const here = useRef({ key, wanted });
  here.current = { key, wanted };
  const change = useCallback((changed: Partial<Wanted>): void => {
    const { key: open, wanted: now } = here.current;
    batch(() => {
      typed.value = null;
      standAt({ page: 'cards', card: open, wanted: writeWanted({ ...now, ...changed }) });
    });
  }, []);
  const type = useCallback(({ words }: Partial<Wanted>): void => void (typed.value = words ?? ''), []);
  useEffect(() => {
    if (typed.value === null) return undefined;
    const later = setTimeout(() => change({}), ADDRESS_MS);
    return () => clearTimeout(later);
  }, [typed.value]);
  // Letters change none of the other filters, which need not be drawn again with each.
  const others = writeWanted({ ...wanted, words: '' });
  const filters = useMemo(
    () => ({
      faction: <FactionFilter chosen={wanted.faction} choose={(faction) => change({ faction })} />,
      rest: <Filters wanted={wanted} change={change} />,
      tools: <CollectionTools library={library} />,
    }),
    [others, library, language.value],
  );
  const lists =
    card === null
      ? []
      : Object.keys(library.index.ready)
          .filter((id) => card.kind !== 'tactics' && library.index.ready[id]?.includes(card.id) === true)
          .map((id) => ({
            href: hrefOf({ page: 'armies', army: id, other: null }),
            name: tell(`battle.army.${id}`),
          }));
  const own =
    card === null
      ? []
      : savedLists.value
          .filter(({ army }) => cardKeys(army).includes(card.key))
          .map(({ id, army }) => ({
            href: hrefOf({ page: 'armies', army: id, other: null }),
            name: army.name || tell(`name.faction.${army.faction}`),
          }));

  return (
    <WarRoom class="library">
      <h1 class="visually-hidden">{say('room.cards')}</h1>
      <div class="library-head" data-reading={card !== null}>
        <SearchField wanted={wanted} change={type} />
        {filters.faction}
      </div>
      <div class="library-body" data-reading={card !== null}>
        <aside class="library-side" aria-label={say('library.filters')}>
          <details class="more filters-fold" open={matchMedia('(width >= 60rem)').matches}>
            <summary>{say('library.filters')}</summary>
            {filters.rest}
          </details>
          {filters.tools}
          <PrintCards cards={found} />
        </aside>
        <section class="library-cards" aria-label={say('library.found.label')}>
          <p class="row library-found">
            <output>{say('library.found', { count: found.length })}</output>
            {wanted.ability !== null && (
              <button type="button" class="button" onClick={() => change({ ability: null })}>
                {tell(`name.ability.${wanted.ability}`)} ×
              </button>
            )}
            {query !== '' && writeWanted({ ...wanted, sort: 'faction' }) !== '' && (
              <button
                type="button"
                class="button quiet"
                onClick={() => change({ ...EVERYTHING, sort: wanted.sort })}
              >
                {say('library.clear')}
              </button>
            )}
          </p>
          {found.length === 0 && <p class="note">{say('library.nothing')}</p>}
          <ul class="card-grid" ref={grid}>
            {shownCards.map((each) => (
              <li key={each.key}>
                <Tile
                  tables={library.tables}
                  card={each}
                  href={hrefOf({ page: 'cards', card: each.key, wanted: linked.current })}
                  open={each.key === key}
                  owned={have[each.key] ?? 0}
                  whole={isWhole(each.key)}
                />
              </li>
            ))}
          </ul>
          <div ref={end} />
        </section>
        {card !== null && (
          <CardDetail
            key={card.key}
            library={library}
            card={card}
            wanted={query}
            lists={[...own, ...lists]}
          />
        )}
      </div>
    </WarRoom>
  );
}

/** A tile that is drawn again only if something on it has changed: most stay while somebody types. */
function Tile(props: TileProps): VNode {
  return useMemo(() => <CardTile {...props} />, Object.values(props));
}
