/** One object for all triggers. Units are looked up whenever they are asked for, since effects replace them. */
import { bug, idOn, type Thing } from '@maester/kernel';
import type { T } from '../rules.ts';
import type { BattleState, NcuState, UnitState } from '../state.ts';
import { mustUnit, ncuOf, unitOf } from '../units/units.ts';
import type { Occasion } from '../timing/triggers.ts';
import type { Situation, Source } from './context.ts';
import type { Way } from './way.ts';

const NO_PARTS: readonly Way[] = [];
const NO_THINGS: readonly Thing[] = [];

export class SituationNow implements Situation {
  readonly s: BattleState;
  readonly seat: string;
  readonly way: string;
  readonly on: readonly Thing[];
  readonly parts: readonly Way[];
  readonly source: Source;
  readonly occasion: Occasion;
  readonly #owner: string | null;
  readonly #play: T | null;

  constructor(
    s: BattleState,
    occasion: Occasion,
    seat: string,
    owner: string | null,
    source: Source,
    parts: readonly Way[] = NO_PARTS,
    play: T | null = null,
  ) {
    this.s = s;
    this.occasion = occasion;
    this.seat = seat;
    this.#owner = owner;
    this.source = source;
    this.parts = parts;
    const [first] = parts;
    this.way = first?.id ?? '';
    this.on = first?.on ?? NO_THINGS;
    this.#play = play;
  }

  choosing(way: Way): SituationNow {
    return new SituationNow(this.s, this.occasion, this.seat, this.#owner, this.source, [way], this.#play);
  }

  get t(): T {
    if (this.#play === null) throw bug('nothing happens while something is asked');
    return this.#play;
  }

  get about(): Occasion['about'] {
    return this.occasion.about;
  }

  get owner(): UnitState | null {
    return this.#owner === null ? null : unitOf(this.s, this.#owner);
  }

  get ownerId(): string | null {
    return this.#owner;
  }

  get holder(): NcuState | null {
    return this.#owner === null ? null : ncuOf(this.s, this.#owner);
  }

  get unit(): UnitState {
    return mustUnit(this.s, this.occasion.unit);
  }

  get other(): UnitState {
    return mustUnit(this.s, this.occasion.other);
  }

  get chosen(): UnitState {
    return mustUnit(this.s, idOn(this.on, 'unit'));
  }

  get ncu(): NcuState {
    const ncu = ncuOf(this.s, this.occasion.unit);
    if (ncu === null) throw bug(`no NCU ${this.occasion.unit}`);
    return ncu;
  }
}
