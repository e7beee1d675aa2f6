/** Cards of a faction that lie before its players for the whole game. */
import type { Edition } from '../edition/edition.ts';
import type { Lasting, NcuState, Player, UnitState } from '../state.ts';

/** battle/faction/player-cards: they lie before their players for the whole game. */
export function playerCards(
  rules: Edition,
  players: readonly Player[],
  units: readonly UnitState[],
  ncus: readonly NcuState[],
): readonly Lasting[] {
  const charactersOf = (seat: string): (string | undefined)[] =>
    [
      ...units
        .filter((unit) => unit.seat === seat)
        .flatMap(({ card, attachments }) => [
          rules.units[card],
          ...attachments.map((id) => rules.attachments[id]),
        ]),
      ...ncus.filter((ncu) => ncu.seat === seat).map(({ card }) => rules.ncus[card]),
    ].map((card) => card?.character);
  return rules.ofFactions.flatMap(({ id, ofFaction, withCharacter, tokens = 0 }) =>
    players
      .filter(
        ({ seat, faction }) =>
          faction === ofFaction &&
          (withCharacter === undefined || charactersOf(seat).includes(withCharacter)),
      )
      .map(({ seat }): Lasting => ({
        ability: id,
        on: seat,
        by: seat,
        until: 'game',
        attached: false,
        from: id,
        tokens,
        watch: true,
      })),
  );
}
