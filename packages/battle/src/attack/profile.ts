/** An attack as it is printed on a card. */
export interface AttackProfile {
  readonly name: string;
  readonly kind: 'melee' | 'short' | 'long';
  readonly toHit: number;
  /** Dice at full ranks, with one rank destroyed, with two. */
  readonly dice: readonly number[];
}
