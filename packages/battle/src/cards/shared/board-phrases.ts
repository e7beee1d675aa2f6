/** Phrases for what waits at the Tactics Board, and for enemies who answer for a claim. */
import {
  choose,
  chosenBecomes,
  enemyNcuActivates,
  hostile,
  inSteps,
  part,
  unclaimedZones,
  watches,
} from '../../effects/words.ts';
import type { Asked } from '../../effects/context.ts';
import type { Ways } from '../../effects/effect.ts';
import type { Condition as Token } from '../../effects/gains.ts';
import type { Moment } from '../../effects/moments.ts';
import { named } from '../../options.ts';
import { freeZones } from '../../tactics/ncus.ts';
import type { Trigger } from '../../timing/triggers.ts';
import type { Response } from '../card.ts';

/** When an enemy NCU activates, two different zones are chosen; this ability waits for it there. */
export const watchesTwoZones = (ability: string): Response =>
  inSteps(
    choose(enemyNcuActivates, unclaimedZones, watches(ability, 'ncu')),
    ({ s, way }: Asked<'ncu-activates'>) =>
      freeZones(s).flatMap((zone) => (zone === way ? [] : [named('zone', zone)])),
  );

/** Enemies for two targets, the second of these, and what each becomes. */
export const twoEnemiesBecome = <K extends Trigger>(
  at: Moment<K>,
  second: Ways<K>,
  first: readonly Token[],
  then: readonly Token[] = first,
): Response =>
  inSteps(choose(at, hostile, part(0, chosenBecomes(...first)), part(1, chosenBecomes(...then))), second);
