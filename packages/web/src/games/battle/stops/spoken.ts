// What was answered automatically, and what can be arranged, in words.

import { rulesOf, type BattleState } from '@maester/battle/engine';
import { abilitiesOf, cardsOfDeck } from '@maester/battle/tables';
import { tell } from '../../../app/words.ts';
import { say } from '../say.ts';
import { isWindow, momentOf, sourceOf, type SourceKey } from './moments.ts';
import type { Told } from './stops.ts';

export function sourceName(source: SourceKey): string {
  const [kind = '', id = ''] = source.split(':');
  return tell(kind === 'card' ? `name.card.${id}` : `name.ability.${id}`);
}

export function tellAnswered({ decision, choice, because }: Told): string {
  const option = decision.kind === 'option' ? decision.options.find(({ id }) => id === choice) : undefined;
  const moment = momentOf(decision);
  if (isWindow(decision)) {
    const source = option === undefined ? null : sourceOf(option);
    if (source !== null) return say('battle.stops.told.used', { moment, source: sourceName(source) });
    if (because === 'quiet') return say('battle.stops.told.quiet', { moment });
    return say(because === 'passed' ? 'battle.stops.told.passed' : 'battle.stops.told.nothing', { moment });
  }
  if (because === 'misses') return say('battle.stops.told.misses');
  if (because === 'pivot') return say('battle.stops.told.pivot');
  const answer = option === undefined ? '' : tell(option.say.key, option.say.facts);
  return say('battle.stops.told.only', { answer });
}

/** The cards and Orders of a player, and the moments that these wait for. */
export function arrangeable(
  view: BattleState,
  seat: string,
): { readonly sources: readonly SourceKey[]; readonly moments: readonly string[] } {
  const rules = rulesOf(view);
  const sources = new Set<SourceKey>();
  const moments = new Set<string>();
  const player = view.players.find((each) => each.seat === seat);
  for (const card of player === undefined ? [] : cardsOfDeck(rules, player)) {
    const responses = rules.tactics[card]?.responses ?? [];
    if (responses.length > 0) sources.add(`card:${card}`);
    for (const { moment } of responses) moments.add(moment.trigger);
  }
  for (const unit of view.units.filter((each) => each.seat === seat && !each.destroyed))
    for (const { id, order } of abilitiesOf(view, unit)) {
      if (order === undefined) continue;
      sources.add(`order:${id}`);
      moments.add(order.moment.trigger);
    }
  return { sources: [...sources], moments: [...moments] };
}
