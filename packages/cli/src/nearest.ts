/** Which known name someone meant who typed an unknown one. */

/** How many letters must be put in, left out, replaced or swapped with a neighbour to get from one to the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) best = Math.min(best, at(beforeLast, j - 2) + 1);
      row.push(best);
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, to.length);
}

function at(row: readonly number[], i: number): number {
  return row[i] ?? 0;
}

/** The known name that is meant, as far as one can tell; null if none is near. */
export function nearestOf(name: string, known: readonly string[]): string | null {
  const distances = known.map((one) => editDistance(name.toLowerCase(), one));
  const least = Math.min(...distances);
  return 3 * least <= name.length + 1 ? (known[distances.indexOf(least)] ?? null) : null;
}

/** The end of a complaint about an unknown name: the nearest known one if one is near, and all there are. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestOf(name, known);
  return `${nearest === null ? '' : `; did you mean ${nearest}?`} (known: ${known.join(', ')})`;
}
