// What is recorded by ids, in words: cards, modes, factions, Houses and opponents.

import type { GameName, PlayerResult } from '@maester/records/results';
import { canTell, tell } from '../app/words.ts';
import { say } from '../games/battle/war-room/say.ts';

/** A card of any kind by its id; the id itself if it is none of ours. */
export function cardName(id: string): string {
  for (const kind of ['unit-card', 'attachment', 'ncu-card'])
    if (canTell(`name.${kind}.${id}`)) return tell(`name.${kind}.${id}`);
  return id;
}

const named = (key: string, id: string): string => (canTell(key) ? tell(key) : id);

export const factionName = (game: GameName, id: string): string =>
  id === ''
    ? say('records.unknown')
    : named(game === 'battle' ? `name.faction.${id}` : `name.seat.${id}`, id);

export function modeName(game: GameName, id: string): string {
  if (game === 'battle') return named(`battle.mode.${id}`, id);
  const players = Number.parseInt(id, 10);
  return Number.isNaN(players) ? id : say('records.players', { count: players });
}

/** By the key of the statistics: a name, or `mind:castellan`. */
export function opponentName(key: string): string {
  if (!key.startsWith('mind:')) return key;
  const level = key.slice('mind:'.length);
  return say('records.computer', { level: named(`level.${level}`, level) });
}

export const playerName = ({ name, mind, mine }: PlayerResult): string =>
  mine ? say('records.you') : mind === '' ? name || say('records.opponent') : opponentName(`mind:${mind}`);
