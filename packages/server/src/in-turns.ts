// Something to be done for everyone once in every period: for a few at a time, so that nobody waits while it is done for
// thousands of others.

/** Milliseconds from one turn to the next: a process that has nothing else to do wakes up for each. */
const STEP = 250;

/** `everyone` is asked when a period begins. */
export function inTurns<One>(
  period: number,
  everyone: () => One[],
  act: (one: One) => void,
): { readonly stop: () => void } {
  const turns = Math.max(1, Math.floor(period / STEP));
  let [turn, left, each]: [number, One[], number] = [0, [], 0];
  const timer = setInterval(() => {
    if (turn === 0) {
      left = everyone();
      each = Math.ceil(left.length / turns);
    }
    turn = (turn + 1) % turns;
    for (const one of left.splice(-each, each)) act(one);
  }, period / turns);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
