/** How a battle report begins: the game mode and the armies. */
import type { Words } from '@maester/kernel';
import { USUAL_EDITION } from '../edition/of.ts';
import type { BattleState } from '../state.ts';
import { isFixture } from '../units/units.ts';
import { targetOf } from '../victory/victory.ts';

export function opening(start: BattleState, said: Words): string[] {
  const { edition, mode, points, players, ncus } = start;
  const units = start.units.filter((unit) => !isFixture(unit));
  const full = (card: string, attachments: readonly string[]): string => {
    const name = said.say(`name.unit-card.${card}`);
    if (attachments.length === 0) return name;
    const also = attachments.map((id) => said.say(`name.attachment.${id}`));
    return said.say('name.unit-with', { card: name, attachments: also });
  };
  return [
    said.say(players.length > 2 ? 'report.title-many' : 'report.title', {
      mode,
      points,
      target: targetOf(start),
    }),
    ...(edition === USUAL_EDITION ? [] : [said.say('report.edition', { edition })]),
    ...players.map(({ seat }) => {
      const own = ncus.filter((ncu) => ncu.seat === seat);
      return said.say(own.length === 0 ? 'report.army-of-units' : 'report.army', {
        seat,
        units: units.filter((unit) => unit.seat === seat).map((unit) => full(unit.card, unit.attachments)),
        ncus: own.map(({ card }) => said.say(`name.ncu-card.${card}`)),
      });
    }),
  ];
}
