/** One object for all triggers. Units are looked up whenever they are asked for, since effects replace them. */
import { bug } from '@maester/kernel';
import type { T } from '../rules.ts';
import type { BattleState, NcuState, UnitState } from '../state.ts';
import { mustUnit, ncuOf, unitOf } from '../units/units.ts';
import type { Occasion } from '../timing/triggers.ts';
import type { Situation, Source } from './context.ts';
import { readWay } from './read-way.ts';

export class SituationNow implements Situation {
  readonly s: BattleState;
  readonly seat: string;
  readonly way: string;
  readonly source: Source;
  readonly occasion: Occasion;
  readonly #owner: string | null;
  readonly #play: T | null;
  readonly #all: string;

  constructor(
    s: BattleState,
    occasion: Occasion,
    seat: string,
    owner: string | null,
    source: Source,
    way = '',
    play: T | null = null,
  ) {
    this.s = s;
    this.occasion = occasion;
    this.seat = seat;
    this.#owner = owner;
    this.source = source;
    this.#all = way;
    const end = way.indexOf(';');
    this.way = end < 0 ? way : way.slice(0, end);
    this.#play = play;
  }

  get parts(): readonly string[] {
    return this.#all.split(';');
  }

  choosing(way: string): SituationNow {
    return new SituationNow(this.s, this.occasion, this.seat, this.#owner, this.source, way, this.#play);
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
    return mustUnit(this.s, readWay(this.way).unit);
  }

  get ncu(): NcuState {
    const ncu = ncuOf(this.s, this.occasion.unit);
    if (ncu === null) throw bug(`no NCU ${this.occasion.unit}`);
    return ncu;
  }
}
