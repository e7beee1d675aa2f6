/** What a game tells: events, each with those who may hear it. */

/** The audience of an event: null is everyone. */
export type Audience = readonly string[] | null;

/** A roll, as every log shows it. */
export interface RollEvent {
  readonly type: 'roll';
  readonly name: string;
  readonly sides: number;
  readonly values: readonly number[];
}

export interface Emitted<Event> {
  readonly to: Audience;
  readonly event: Event | RollEvent;
}
