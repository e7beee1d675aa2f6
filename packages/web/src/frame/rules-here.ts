// Whoever follows a link to a rule stays where they are: the rule opens over the page.

import { useSignal, type Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { readRoute } from '../app/router.ts';

/** The rule that was asked for inside of an element, by its id. */
export function useRuleAsked(within: RefObject<HTMLElement | null>): Signal<string | null> {
  const rule = useSignal<string | null>(null);
  useEffect(() => {
    const listen = (event: MouseEvent): void => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href^="#/rules/"]:not([target])');
      const to = link === null ? null : readRoute(link.hash);
      if (to?.page !== 'rules' || to.rule === null) return;
      event.preventDefault();
      rule.value = to.rule;
    };
    const place = within.current;
    place?.addEventListener('click', listen);
    return () => place?.removeEventListener('click', listen);
  }, []);
  return rule;
}
