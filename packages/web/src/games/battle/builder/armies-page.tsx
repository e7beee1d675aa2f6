// Army lists: all of them, one that is written, or two that are compared. Cards are loaded for the lists that are open.

import { useSignal } from '@preact/signals';
import { STARTER_ARMIES } from '@maester/battle/ready-armies';
import { sameJson } from '@maester/kernel';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Loading } from '../../../app/lazy.tsx';
import { standAt } from '../../../app/router.ts';
import { isReady, READY } from '../setup-options.ts';
import { say } from '../war-room/say.ts';
import { WarRoom } from '../war-room/war-room.tsx';
import { BuilderPage } from './builder-page.tsx';
import { ComparePage, type Compared } from './compare-page.tsx';
import { ListsPage } from './lists-page.tsx';
import { openList, sumOf } from './open-list.ts';
import { addList, openLists, savedList, savedLists } from './saved-lists.ts';
import { loadFor } from './words.ts';

interface Props {
  readonly army: string | null;
  readonly other: string | null;
}

export function ArmiesPage({ army, other }: Props): VNode {
  useMemo(openLists, []);
  if (army === null) return <ListsPage />;
  return <Opened key={`${army} ${other ?? ''}`} army={army} other={other} />;
}

function found(id: string): Compared | null {
  if (isReady(id)) {
    const army = STARTER_ARMIES[id];
    return army === undefined
      ? null
      : { id, army: { ...army, name: say(`battle.army.${id}`) }, points: READY[id].points };
  }
  return savedList(id);
}

/** A ready army is copied before it is changed; a copy that was not changed is as good as new. */
function copyOf({ army, points }: Compared): string {
  const same = savedLists.value.find((list) => list.points === points && sameJson(list.army, army));
  return same?.id ?? addList({ army, points, sum: sumOf(army, points) }).id;
}

/** One list or two, once their cards are here. */
function Opened({ army, other }: Props & { readonly army: string }): VNode {
  const [one, two] = useMemo(() => [found(army), other === null ? null : found(other)], []);
  const state = useSignal<'loading' | 'here' | 'failed'>('loading');
  useEffect(() => {
    loadFor(...[one, two].flatMap((list) => list?.army ?? [])).then(
      () => {
        if (one !== null && other === null && isReady(army))
          standAt({ page: 'armies', army: copyOf(one), other: null });
        state.value = 'here';
      },
      () => (state.value = 'failed'),
    );
  }, []);
  const list = useMemo(
    () => (state.value === 'here' && other === null ? openList(army) : null),
    [state.value],
  );
  if (one === null || (other !== null && two === null) || state.value === 'failed')
    return (
      <WarRoom class="lists">
        <p class="problem">{say(state.value === 'failed' ? 'app.failed' : 'lists.missing')}</p>
      </WarRoom>
    );
  if (state.value === 'loading') return <Loading />;
  if (two !== null) return <ComparePage one={one} other={two} />;
  return list === null ? <Loading /> : <BuilderPage list={list} />;
}
