// What was made of a few objects last, to be used again when the same object comes again at once.

export class Recent<Value extends object, Made> {
  readonly #values: (Value | undefined)[];
  readonly #made: (Made | undefined)[];
  readonly #make: (value: Value) => Made;
  #next = 0;

  constructor(size: number, make: (value: Value) => Made) {
    this.#values = Array.from({ length: size });
    this.#made = Array.from({ length: size });
    this.#make = make;
  }

  of(value: Value): Made {
    const known = this.#made[this.#values.indexOf(value)];
    if (known !== undefined) return known;
    const made = this.#make(value);
    this.#values[this.#next] = value;
    this.#made[this.#next] = made;
    this.#next = (this.#next + 1) % this.#values.length;
    return made;
  }
}
