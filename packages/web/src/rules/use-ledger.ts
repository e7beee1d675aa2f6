// A ledger for a component that shows rules: fetched when it is first wanted, and again when another language is spoken.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../app/words.ts';
import { fetchLedger, type Ledger, type LedgerId } from './ledger.ts';

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
