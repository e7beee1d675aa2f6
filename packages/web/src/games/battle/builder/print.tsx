// The way to the printer, which loads only when it is opened.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { lazy } from '../../../app/lazy.tsx';
import { say } from '../war-room/say.ts';
import type { OpenList } from './open-list.ts';

const PrintList = lazy(async () => (await import('./print-list.tsx')).PrintList);

export function Print({ list }: { readonly list: OpenList }): VNode {
  const open = useSignal(false);
  return (
    <details class="more" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{say('builder.print')}</summary>
      {open.value && <PrintList list={list} />}
    </details>
  );
}
