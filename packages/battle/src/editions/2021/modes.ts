/** The Game Modes of 2021: eight, of which three that Season 6 has are not there; and what all that have objectives share. */
import type { Change, Table } from '../../edition/edition.ts';
import { heldByCommander, scoresObjectives } from '../shared/scoring.ts';

const rules = (chapter: string, ...names: readonly string[]): string[] =>
  names.flatMap((line) => line.split(' ').map((name) => `battle/${chapter}/${name}`));

const COMMANDER = { points: heldByCommander, rule: 'battle/2021/objective/commander' };

export const GAME_MODES: Table<Change> = {
  'eight-modes': {
    modes: { 'honed-and-ready': null, 'here-we-stand': null, 'banners-and-butchery': null },
    replaces: ['battle/victory/modes'],
    off: [
      ...rules(
        'mode-honed-and-ready',
        'deployment tokens walls-placed objectives no-impassable-terrain terrain-near-walls walls-are-terrain arrows',
        'arrows-not-attacks ncu-arrows scoring',
      ),
      ...rules(
        'mode-here-we-stand',
        'deployment terrain quadrants unit-quadrant unit-quadrant-tie control ncu ncu-one-per-quadrant commander',
        'scoring',
      ),
      ...rules(
        'mode-banners-and-butchery',
        'deployment tokens terrain no-impassable-terrain deploy-one-inch objectives friendly-and-enemy-tokens',
        'destroy-token new-token token-scoring commander-token-scoring commander-kills no-victory-through-combat',
      ),
    ],
  },
  'commanders-hold-more': {
    modes: {
      'a-clash-of-kings': scoresObjectives('battle/mode-a-clash-of-kings/scoring', COMMANDER),
      'a-feast-for-crows': scoresObjectives('battle/mode-a-feast-for-crows/scoring', COMMANDER),
      'a-dance-with-dragons': scoresObjectives('battle/mode-a-dance-with-dragons/scoring', COMMANDER),
    },
    replaces: [
      'battle/mode-a-clash-of-kings/scoring',
      'battle/mode-a-feast-for-crows/scoring',
      'battle/mode-a-dance-with-dragons/scoring',
    ],
    adds: ['battle/2021/objective/commander'],
  },
};
