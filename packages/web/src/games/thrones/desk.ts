// What the parts of the thrones screen share: the view on the map, what the control at hand marks there, and what a
// hovered sentence lights up. The map draws it; controls and panels say what it shall show.

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { ThronesState } from '@maester/thrones';
import type { AreaId, OrderId, UnitKind } from '@maester/thrones/tables';
import type { Refusal } from '@maester/kernel';
import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import type { PlayScene, Scene } from '../../frame/scene.ts';
import { Plans } from './controls/plans.ts';
import { Notebook } from './notes.ts';

/** An arrow over the map: a march, a raid, a retreat; by way of the seas named for ship transport. */
export interface Arrow {
  readonly from: AreaId;
  readonly to: AreaId;
  readonly kind: 'march' | 'raid' | 'support' | 'retreat';
  readonly via?: readonly AreaId[];
}

/** What the control at hand shows on the map. */
export interface Marks {
  /** Areas that can be clicked now. Null when the map is not asked. */
  readonly choosable: ReadonlySet<AreaId> | null;
  /** Areas already chosen. */
  readonly chosen: ReadonlySet<AreaId>;
  readonly arrows: readonly Arrow[];
  /** Orders laid out but not given yet, shown instead of those on the board. */
  readonly orders: ReadonlyMap<AreaId, OrderId>;
  /** Units that would stand here, beside those that do (mustering, marches). */
  readonly units: readonly { readonly area: AreaId; readonly kind: UnitKind; readonly count: number }[];
  /** An area was clicked, tapped or chosen by keyboard. */
  readonly onArea: ((area: AreaId) => void) | null;
  /** Why an area cannot be chosen, for whoever looks at it; null if there is nothing to say. */
  readonly whyNot: ((area: AreaId) => Refusal | null) | null;
  /** Something was dropped on an area; the text is what the drag carried. */
  readonly onDrop: ((area: AreaId, carried: string) => void) | null;
}

const NO_MARKS: Marks = {
  choosable: null,
  chosen: new Set(),
  arrows: [],
  orders: new Map(),
  units: [],
  onArea: null,
  whyNot: null,
  onDrop: null,
};

export class Desk {
  readonly scene: Scene;
  readonly play: PlayScene | null;
  readonly view: ReadonlySignal<ThronesState | null>;
  readonly marks: Signal<Marks> = signal(NO_MARKS);
  /** Areas lit by what the pointer is over elsewhere. */
  readonly lit: Signal<ReadonlySet<AreaId>> = signal(new Set());
  /** Areas a lesson speaks of. */
  readonly taught: Signal<ReadonlySet<AreaId>> = signal(new Set());
  /** The area the player looks at: its details are shown. */
  readonly inspected: Signal<AreaId | null> = signal(null);
  /** A battle of one's own holds the screen: what else is told waits for its end. */
  readonly staged: Signal<boolean> = signal(false);

  /** What was decided beforehand; null where nothing may be answered for the player, as in a lesson. */
  readonly plans: Plans | null;
  /** One's own notes; null where there is no game of one's own to note something about. */
  readonly notebook: Notebook | null;

  constructor(scene: Scene, play: PlayScene | null) {
    this.scene = scene;
    this.play = play;
    const plans = new Plans();
    this.plans = play?.attend(plans) === true ? plans : null;
    this.notebook = this.plans === null ? null : new Notebook(scene.key);
    this.view = computed(() => (scene.shown.value?.view ?? null) as ThronesState | null);
  }

  /** Lights these areas and no others; nothing is drawn again if they are lit already. */
  light(areas: readonly AreaId[]): void {
    const lit = this.lit.peek();
    if (lit.size !== areas.length || areas.some((area) => !lit.has(area))) this.lit.value = new Set(areas);
  }
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('there is no desk here');
  return desk;
}

/** Shows these marks while the control is there. */
export function useMarks(marks: Partial<Marks>): void {
  const desk = useDesk();
  useEffect(() => {
    desk.marks.value = { ...NO_MARKS, ...marks };
  });
  useEffect(() => () => void (desk.marks.value = NO_MARKS), [desk]);
}
