// The button that closes what is shown over the table.

import type { VNode } from 'preact';

export function Skip({ label, onClick }: { readonly label: string; readonly onClick: () => void }): VNode {
  return (
    <button type="button" class="stage-skip" aria-label={label} onClick={onClick}>
      ×
    </button>
  );
}
