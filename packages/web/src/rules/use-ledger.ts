// A ledger for a component that shows rules: fetched when it is first wanted, and again when another language is spoken.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../app/words.ts';
import { yearOf } from './editions.ts';
import { EDITION_LEDGERS, type LedgerId } from './ledger-ids.ts';
import { fetchLedger, type Ledger } from './ledger.ts';

interface FetchedLedger {
  /** Null while it is fetched. */
  readonly ledger: Ledger | 'failed' | null;
  readonly tryAgain: () => void;
}

export function useLedger(id: LedgerId): FetchedLedger {
  const ledger = useSignal<FetchedLedger['ledger']>(null);
  const tries = useSignal(1);
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    const show = (found: Ledger | 'failed' | null): void => {
      if (wanted) ledger.value = found;
    };
    show(null);
    fetchLedger(id, spoken).then(show, () => show('failed'));
    return () => {
      wanted = false;
    };
  }, [id, spoken, tries.value]);
  return { ledger: ledger.value, tryAgain: () => (tries.value += 1) };
}

/** The pages of older editions, as far as they are there. */
export function useEditions(wanted: boolean): readonly EditionPage[] {
  const pages = useSignal<readonly EditionPage[]>([]);
  const spoken = language.value;
  useEffect(() => {
    let stays = wanted;
    const fetched = wanted ? EDITION_LEDGERS : [];
    const all = fetched.map((id) =>
      fetchLedger(id, spoken).then(
        (page) => [{ year: yearOf(id), page }],
        () => [],
      ),
    );
    void Promise.all(all).then((found) => {
      if (stays) pages.value = found.flat();
    });
    return () => {
      stays = false;
    };
  }, [wanted, spoken]);
  return pages.value;
}

export interface EditionPage {
  readonly year: string;
  readonly page: Ledger;
}
