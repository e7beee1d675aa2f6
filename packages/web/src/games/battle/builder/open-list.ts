// A list that is open: its army now, what the rules make of it, and the way back.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { ArmyList, ArmySheet } from '@maester/battle/engine';
import { cardsOfDeck } from '@maester/battle/tables';
import { changeList, savedList, savedLists, type SavedList } from './saved-lists.ts';
import { cardsFor, offersOf, type Offer } from './offers.ts';
import { rulesFor, sheetFor } from './rules-for.ts';

/** So many steps back are remembered. */
const STEPS = 200;

export class OpenList {
  readonly id: string;
  readonly #saved: ReadonlySignal<SavedList | null>;
  readonly #past = signal<readonly ArmyList[]>([]);
  readonly #future = signal<readonly ArmyList[]>([]);

  readonly army: ReadonlySignal<ArmyList>;
  readonly points: ReadonlySignal<number>;
  readonly notes: ReadonlySignal<string>;
  readonly pair: ReadonlySignal<string | null>;
  readonly sheet: ReadonlySignal<ArmySheet>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  readonly deck: ReadonlySignal<readonly string[]>;
  /** Units and NCUs: as many as can activate in a round. */
  readonly activations: ReadonlySignal<number>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;

  constructor(first: SavedList) {
    this.id = first.id;
    // Another tab may have removed it; then it is shown as it was.
    this.#saved = computed(() => savedLists.value.find(({ id }) => id === first.id) ?? first);
    const saved = (): SavedList => this.#saved.value ?? first;
    this.army = computed(() => saved().army);
    this.points = computed(() => saved().points);
    this.notes = computed(() => saved().notes);
    this.pair = computed(() => saved().pair);
    this.sheet = computed(() => sheetFor(this.army.value, this.points.value));
    this.offers = computed(() => offersOf(this.army.value, this.points.value, cardsFor(this.army.value)));
    this.deck = computed(() => deckOf(this.army.value));
    this.activations = computed(() => activationsOf(this.army.value));
    this.canUndo = computed(() => this.#past.value.length > 0);
    this.canRedo = computed(() => this.#future.value.length > 0);
  }

  change(army: ArmyList): void {
    this.#past.value = [...this.#past.value, this.army.value].slice(-STEPS);
    this.#future.value = [];
    this.#write(army);
  }

  undo(): void {
    const before = this.#past.value.at(-1);
    if (before === undefined) return;
    this.#future.value = [...this.#future.value, this.army.value];
    this.#past.value = this.#past.value.slice(0, -1);
    this.#write(before);
  }

  redo(): void {
    const after = this.#future.value.at(-1);
    if (after === undefined) return;
    this.#past.value = [...this.#past.value, this.army.value];
    this.#future.value = this.#future.value.slice(0, -1);
    this.#write(after);
  }

  rename(name: string): void {
    changeList(this.id, (list) => ({ ...list, army: { ...list.army, name } }));
  }

  note(notes: string): void {
    changeList(this.id, (list) => ({ ...list, notes }));
  }

  resize(points: number): void {
    changeList(this.id, (list) => ({ ...list, points, sum: sumOf(list.army, points) }));
  }

  /** The name is no step of its own: it stays whatever is undone. */
  #write(army: ArmyList): void {
    changeList(this.id, (list) => ({
      ...list,
      army: { ...army, name: list.army.name },
      sum: sumOf(army, list.points),
    }));
  }
}

export function sumOf(army: ArmyList, points: number): NonNullable<SavedList['sum']> {
  const { points: cost, problems } = sheetFor(army, points);
  return { cost, problems: problems.length, activations: activationsOf(army) };
}

export const activationsOf = ({ units, ncus }: ArmyList): number => units.length + ncus.length;

/** The Tactics cards of the army, each once. */
export function deckOf(army: ArmyList): readonly string[] {
  const { faction, commander } = army;
  return cardsOfDeck(rulesFor(army), { faction, commander });
}

export function openList(id: string): OpenList | null {
  const list = savedList(id);
  return list === null ? null : new OpenList(list);
}
