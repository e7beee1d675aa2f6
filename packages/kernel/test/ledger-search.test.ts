import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRules, readLedger, type LedgerRule } from '../src/index.ts';

const rule = (id: string, text: string, chapter = 'Blows'): LedgerRule => ({ id, title: id, chapter, text });

const RULES = [
  rule('melee/blows/hit', 'A marked man is hit in the second round; he may re-roll one die.'),
  rule('melee/blows/parry', 'Whoever bids first parries. Several blows are parried together.'),
  rule('melee/end/night', 'A blow after dark is no blow.', 'The end'),
];
const found = (wanted: string) => findRules(RULES, wanted).rules.map(({ id }) => id);

describe('rules are found', () => {
  it('by beginnings of words, but not by their ends', () => {
    expect(found('PARR')).toEqual(['melee/blows/parry']);
    expect(found('lows')).toEqual([]);
  });

  it.each([
    ['in another form', 'marks'],
    ['whose ending doubles a letter', 'mark hitting'],
    ['as a number in letters or figures', 'round 2'],
    ['with a hyphen or without', 'reroll'],
    ['in parts of a word with a hyphen', 're-rolled die'],
    ['beside small words', 'what is the round of a marked one'],
  ])('by words %s', (_, wanted) => {
    expect(found(wanted)).toEqual(['melee/blows/hit']);
  });

  it('by another word for the same thing', () => {
    expect(found('multiple blows')).toEqual(['melee/blows/parry']);
  });

  it('with those first that are called so', () => {
    expect(found('end blow')).toEqual(['melee/end/night']);
    expect(found('blow')[2]).toBe('melee/end/night');
  });

  it('by all of the words, or else by the most telling of them', () => {
    expect(findRules(RULES, 'blow').whole).toBe(true);
    expect(findRules(RULES, 'dark blow knight')).toMatchObject({
      whole: false,
      rules: [{ id: 'melee/end/night' }],
    });
    expect(findRules(RULES, 'knight')).toEqual({ whole: false, rules: [] });
  });

  it('not by short roots that begin other words', () => {
    expect(found('firing')).toEqual([]);
  });

  it('by small words alone if there are no others', () => {
    expect(found('in the')).toEqual(['melee/blows/hit']);
    expect(findRules(RULES, '  ').rules).toBe(RULES);
  });

  it('by Chinese words anywhere', () => {
    const chinese = [rule('melee/blows/hit', '被標記者於第二輪中招。')];
    expect(findRules(chinese, '標記').whole).toBe(true);
  });
});

const ledger = (game: string) =>
  readLedger(readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8'));

/** As a reader of the rulebook would look for it, and a rule that must be among the first three. */
// oxfmt-ignore
const SOUGHT = {
  battle: {
    'second round objectives': 'mode-a-game-of-thrones/scoring', 'marked units': 'mode-fire-and-blood/marking',
    'Tactics Board full': 'tactics-board/full', 'idleness means death': 'idleness/engaged-must-act',
    'passing a turn': 'pass/use', 'pre-measuring': 'measuring/any-time', 'timing conflicts': 'timing/one-per-trigger',
    'simultaneous actions': 'timing/own-order', 'ability stacking': 'ability/same-name-not-cumulative',
    'firing into melee': 'ranged/into-melee', 'checking range': 'ranged/range', 'front arrow range': 'ranged/measure',
    'engaging multiple enemies': 'charge/other-enemies-same-arc', 'roll charge distance': 'charge/distance',
    'surge forth': 'attack/surge-forth', 'maximum hand size': 'clean-up/hand-limit', '20-card deck': 'tactics-deck/contents',
    'double six morale': 'morale/double-six', 'healed models': 'wound/heal-returns-model', 'rerolls': 're-roll/once-per-player',
    'die facing modifiers': 'dice/modifier-not-face', 'neutral units 30%': 'army/neutral-limit', '6th round': 'victory/six-rounds',
    'unique characters': 'army/unique-character', 'majority of the tray': 'line-of-sight/which-arc',
    'multiple attachments': 'attachment/several', 'attachments on solos': 'attachment/no-solo', 'crown zone': 'tactics-board/crown',
    'last model of a rank': 'unit/rank-lost', 'no combat units remaining': 'free-for-all/elimination',
    'moving through friendly units': 'move/through-friends', 'randomized terrain pool': 'setup/random-pool',
  },
  thrones: {
    'not enough order tokens': 'planning/too-few-orders', 'taking control of enemy ports': 'ports/capture',
    'seven castles': 'winning/seven-at-once', 'combat icons': 'casualties/swords-less-fortifications', 'skull icon': 'tides-of-battle/skull',
    'bids tie for the Iron Throne': 'clash-of-kings/ties', 'vacated area power token': 'control/lost-when-vacated',
    'special orders maximum': 'planning/star-limit', 'no ships among enemy ships': 'mustering/no-ships-among-enemies',
    'routed units retreat again': 'retreat/routed-again', 'promises bind': 'alliances/promises-do-not-bind',
    'destroying a neutral force': 'neutral-forces/destroyed', 'refuse support': 'support/may-be-refused',
    'tenth round': 'winning/after-round-ten', 'knights upgraded': 'mustering/upgrade', 'islands': 'board/islands',
  },
} as const;

describe.each(Object.entries(SOUGHT))('in the ledger of %s a reader of the rulebook', (game, sought) => {
  const rules = ledger(game);

  it.each(Object.entries(sought))('who looks for "%s" finds %s', (wanted, id) => {
    const first = findRules(rules, wanted).rules.slice(0, 3);
    expect(first.map((one) => one.id)).toContain(`${game}/${id}`);
  });
});
