// A unit and everyone on the other side, line by line: how far, in which arc, seen or not, and the Charge.

import { legalCharges, lookFrom, sightBetween, type BattleState } from '@maester/battle/engine';
import { isDeployed, unitOf } from '@maester/battle/field';
import { tell } from '../../../app/words.ts';

export interface Line {
  readonly other: string;
  readonly distance: number;
  /** The arc of the other that the unit stands in. */
  readonly arc: string;
  readonly sight: 'sees' | 'arc' | 'blocked';
  readonly by: readonly string[];
  readonly charge?: number;
  readonly chance?: number;
}

export function linesFrom(view: BattleState, id: string): readonly Line[] {
  const unit = unitOf(view, id);
  if (unit === null || unit.pose === null || !isDeployed(unit)) return [];
  const look = [...lookFrom(view, id, unit.pose)].at(-1);
  const charges = new Map(legalCharges(view, id).map(({ target, roll }) => [target, roll]));
  return (look?.enemies ?? [])
    .map(({ enemy, distance, enemyArc, charges: chance }): Line => {
      const sight = sightBetween(view, id, enemy, false);
      const roll = charges.get(enemy);
      return {
        other: enemy,
        distance,
        arc: enemyArc,
        sight: sight.sees ? 'sees' : sight.because,
        by: sight.sees || sight.because === 'arc' ? [] : sight.by.map((thing) => nameOf(view, thing)),
        ...(roll === undefined || chance === null
          ? {}
          : { charge: roll, chance: Math.round(100 * chance.chance) }),
      };
    })
    .toSorted((a, b) => a.distance - b.distance);
}

function nameOf(view: BattleState, id: string): string {
  const piece = view.terrain.find((one) => one.id === id);
  return piece === undefined ? tell(`name.unit.${id}`) : tell(`name.terrain.${piece.kind}`);
}
