/** What a battle report counts: the Victory Points of each side and the units that each player lost. */
import type { Words } from '@maester/kernel';
import type { BattleState } from '../state.ts';
import { isFixture } from '../units/units.ts';

export class ReportTally {
  readonly #said: Words;
  readonly #start: BattleState;
  readonly #points: number[];
  readonly #lost: Record<string, number> = {};

  constructor(start: BattleState, said: Words) {
    this.#start = start;
    this.#said = said;
    this.#points = start.sides.map(() => 0);
    for (const seat of start.seats) this.#lost[seat] = 0;
  }

  scored(side: number, points: number): void {
    this.#points[side] = (this.#points[side] ?? 0) + points;
  }

  destroyed(unit: string): void {
    const seat = this.#start.units.find((one) => one.id === unit && !isFixture(one))?.seat;
    if (seat !== undefined) this.#lost[seat] = (this.#lost[seat] ?? 0) + 1;
  }

  score(): string {
    return this.#points
      .map((points, side) => this.#said.say('report.points', { side, points }))
      .join(this.#said.say('report.comma'));
  }

  final(): string {
    const lost = Object.entries(this.#lost)
      .map(([seat, count]) => this.#said.say('report.lost', { seat, count }))
      .join(this.#said.say('report.comma'));
    return this.#said.say('report.tally', { score: this.score(), lost });
  }
}
