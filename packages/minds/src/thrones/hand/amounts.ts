/**
 * The amounts of a bid in the order in which they are worth trying: about the usual one, nothing, one more than a rival
 * can pay, everything, and then from the middle of the widest gap to that of the narrowest.
 */
export function amountsToTry(
  min: number,
  max: number,
  usual: number,
  rivals: readonly number[],
): readonly number[] {
  const outbidding = rivals.map((power) => power + 1).toSorted((a, b) => a - b);
  const first = [usual, usual + 1, usual - 1, min, ...outbidding, max];
  const tried = new Set(first.filter((amount) => amount >= min && amount <= max));
  while (tried.size <= max - min) tried.add(middleOfWidestGap([...tried].toSorted((a, b) => a - b)));
  return [...tried];
}

function middleOfWidestGap(amounts: readonly number[]): number {
  let [middle, widest] = [0, 0];
  for (const [i, next] of amounts.slice(1).entries()) {
    const before = amounts[i] ?? next;
    if (next - before > widest) [middle, widest] = [Math.floor((before + next) / 2), next - before];
  }
  return middle;
}
