// Pages whose script is fetched when they are first opened. If that fails, the page says so and offers to try again.

import { signal } from '@preact/signals';
import type { ComponentType, FunctionComponent, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from './words.ts';

type Fetched<P> =
  | { readonly kind: 'not-yet' }
  | { readonly kind: 'here'; readonly Page: ComponentType<P> }
  | { readonly kind: 'failed'; readonly problem: string };

/** `Wait` is there in the meantime. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Wait: () => VNode | null = Loading,
): FunctionComponent<P> {
  const fetched = signal<Fetched<P>>({ kind: 'not-yet' });
  const fetchPage = async (): Promise<void> => {
    fetched.value = { kind: 'not-yet' };
    try {
      fetched.value = { kind: 'here', Page: await load() };
    } catch (error) {
      fetched.value = { kind: 'failed', problem: error instanceof Error ? error.message : String(error) };
    }
  };
  const Lazy = (props: P): VNode | null => {
    useEffect(() => {
      if (fetched.value.kind !== 'here') void fetchPage();
    }, []);
    const now = fetched.value;
    switch (now.kind) {
      case 'here':
        return <now.Page {...props} />;
      case 'failed':
        return <Failed problem={now.problem} again={() => void fetchPage()} />;
      case 'not-yet':
        return <Wait />;
    }
  };
  return Lazy;
}

export function Loading(): VNode {
  return (
    <p class="loading" aria-live="polite">
      {say('app.loading')}
    </p>
  );
}

function Failed({ problem, again }: { readonly problem: string; readonly again: () => void }): VNode {
  return (
    <main class="page narrow failed">
      <div class="stack tight" role="alert">
        <h1>{say('app.failed')}</h1>
        <p>{say('app.failed.why')}</p>
        <p class="note">{problem}</p>
      </div>
      <p class="row">
        <button type="button" class="button primary" onClick={again}>
          {say('app.again')}
        </button>
        <button type="button" class="button" onClick={() => location.reload()}>
          {say('app.reload')}
        </button>
      </p>
    </main>
  );
}
