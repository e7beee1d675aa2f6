// Everything else one can do at a table, behind one button.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { lazy } from '../app/lazy.tsx';
import { say } from '../app/words.ts';
import { Icon } from './icons.tsx';
import type { MenuProps } from './menu-items.tsx';
import './menu.css';

const MenuItems = lazy(async () => (await import('./menu-items.tsx')).MenuItems);

export function TableMenu(props: MenuProps): VNode {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="icon-button menu-button"
        popovertarget="table-menu"
        aria-label={say('frame.menu')}
      >
        <Icon name="menu" />
      </button>
      <nav
        id="table-menu"
        class="table-menu"
        popover="auto"
        aria-label={say('frame.menu')}
        onToggle={(event) => (open.value = event.currentTarget.matches(':popover-open'))}
      >
        {open.value ? <MenuItems {...props} /> : null}
      </nav>
    </>
  );
}
