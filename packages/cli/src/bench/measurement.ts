/** One number that `bench` finds out. */
export interface Measurement {
  readonly name: string;
  readonly unit: string;
  readonly take: () => number;
}

/** Measurements under one heading: the kernel's, or a game's. */
export interface Group {
  readonly id: string;
  readonly about: string;
  readonly measurements: readonly Measurement[];
}
