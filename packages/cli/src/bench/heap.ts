/** How much memory stays in use after a lot of work: what leaks. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export function heapGrowth(work: () => void): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const used = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  work();
  return used() - before;
}
