/** What a House means to do with its March orders once all orders lie open: told after the game. */
import { areaIn } from './board.ts';
import { AREA_IDS, ORDERS, PLACES, type HouseId, type State } from './facts.ts';
import { bestPlan } from './marches.ts';
import { Outlook } from './outlook.ts';

export interface Intent {
  readonly from: string;
  /** Where units shall go; empty if they would rather stay. */
  readonly to: readonly string[];
}

/** By the judgement of the castellan, from which all levels start. `view` is what the House itself sees. */
export function intentsOf(view: State, house: HouseId): readonly Intent[] {
  const outlook = new Outlook(view, house);
  return PLACES.flatMap((place) => {
    const area = areaIn(view, place);
    const { order } = area;
    if (area.house !== house || order === null || ORDERS[order].type !== 'march') return [];
    const plan = bestPlan(view, outlook, place, order);
    const to = [...(plan?.moves.keys() ?? [])].filter((goal) => goal !== place);
    return [{ from: AREA_IDS[place] ?? '', to: to.map((goal) => AREA_IDS[goal] ?? '') }];
  });
}
