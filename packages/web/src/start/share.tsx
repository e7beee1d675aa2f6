// Inviting people to a table: the link to copy or send, and the same as a picture for a phone's camera.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { encode } from 'uqr';
import { say } from '../app/words.ts';
import './share.css';

export function Share({ link, label }: { readonly link: string; readonly label?: string }): VNode {
  const said = useSignal('');
  const field = useRef<HTMLInputElement>(null);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      said.value = say('share.copied');
    } catch {
      // Not every browser lets a page write there: the visitor can.
      field.current?.select();
      said.value = say('share.copy-yourself');
    }
  };

  return (
    <div class={link.length > SHORT ? 'share long' : 'share'}>
      <label class="field">
        <span>{label ?? say('share.link')}</span>
        <input ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      {link.length > LONGEST_QR ? null : <QrCode text={link} label={say('share.qr')} />}
      <div class="stack tight">
        <div class="row">
          <button type="button" class="button" onClick={() => void copy()}>
            {say('share.copy')}
          </button>
          {'share' in navigator ? (
            <button
              type="button"
              class="button"
              onClick={() => void navigator.share({ title: 'Maester', url: link }).catch(() => {})}
            >
              {say('share.send')}
            </button>
          ) : null}
        </div>
        <p class="note" aria-live="polite">
          {said.value}
        </p>
      </div>
      {isOwnDevice(link) ? <p class="note">{say('share.only-here')}</p> : null}
    </div>
  );
}

/** Whether every device would take the address for its own. */
function isOwnDevice(link: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(new URL(link).hostname);
}

const QUIET_ZONE = 4;
/** A link of an ordinary length. */
const SHORT = 200;
/** A picture of more is too fine for most cameras. */
const LONGEST_QR = 1200;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }): VNode {
  const { size, d } = useMemo(() => {
    const { size: side, data } = encode(text, { border: QUIET_ZONE, ecc: 'M' });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: side, d: squares.join('') };
  }, [text]);
  return (
    <figure class="qr" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path class="light" d={`M0 0h${size}v${size}h-${size}z`} />
        <path class="dark" d={d} shape-rendering="crispEdges" />
      </svg>
    </figure>
  );
}
