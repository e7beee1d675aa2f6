// What the stage says of a battle: what made the difference, the blows struck, and what followed from it.
import { describe, expect, it } from 'vitest';
import type { ThronesEvent } from '@maester/thrones';
import { nextStage, type CombatWon, type Stage } from '../../../src/games/thrones/controls/combat-story.ts';
import { aftermath, blows, difference, isAftermath } from '../../../src/games/thrones/stage/aftermath.ts';
import { randomGames } from './support.ts';

interface Fought {
  readonly stage: Stage & { readonly result: CombatWon };
  readonly news: readonly ThronesEvent[];
}

/** Every battle of some games, as its stage stood when it was won. */
function battles(): readonly Fought[] {
  const found: Fought[] = [];
  let stage: Stage | null = null;
  for (const { state, news } of randomGames(8)) {
    const next: Stage | null = nextStage(stage, structuredClone(state), news, news);
    const result = next?.result ?? null;
    if (next !== null && result !== null && news.includes(result))
      found.push({ stage: { ...next, result }, news });
    stage = next;
  }
  return found;
}

const fought = battles();

describe('a battle that was fought', () => {
  it('names a difference in favour of the winner unless a tie was broken', () => {
    const decided = fought.filter(
      ({ stage }) => stage.counted && stage.result.strength > stage.result.against,
    );
    expect(decided.length).toBeGreaterThan(20);
    for (const { stage } of decided) {
      const { strength, against } = stage.result;
      const most = difference(stage);
      expect(most?.by).toBeGreaterThan(0);
      // No more than eight kinds of strength are added up.
      expect((most?.by ?? 0) * 8).toBeGreaterThanOrEqual(strength - against);
    }
  });

  it('counts the swords of the winner and the fortifications of the loser', () => {
    const struck = fought.map(({ stage }) => blows(stage)).filter((each) => each !== null);
    expect(struck.length).toBeGreaterThan(0);
    for (const { swords, fortifications } of struck) {
      expect(swords).toBeGreaterThan(0);
      expect(fortifications).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('what followed from a battle', () => {
  const won = { type: 'combat-won', house: 'stark', loser: 'lannister', area: 'riverrun' } as CombatWon;
  const attack = {
    type: 'attack',
    house: 'stark',
    defender: 'lannister',
    area: 'riverrun',
    from: 'seagard',
  } as const;
  const fell = { type: 'destroyed', house: 'lannister', unit: 'footman', area: 'riverrun' } as const;
  const raid = { type: 'raid-nothing', house: 'tyrell', area: 'reach' } as const;

  it('ends with the next thing that happens', () => {
    expect(aftermath([attack, won, fell, raid, fell], won)).toEqual([fell]);
  });

  it('ends with what a third House does', () => {
    const token = { type: 'power-token', house: 'tyrell', area: 'reach' } as const;
    expect(aftermath([attack, won, fell, token, fell], won)).toEqual([fell]);
    const own = { ...token, house: 'stark' } as const;
    expect(aftermath([attack, won, fell, own], won)).toEqual([fell, own]);
  });

  it('ends with the next attack', () => {
    expect(aftermath([attack, won, fell, { ...attack, area: 'harrenhal' }, fell], won)).toEqual([fell]);
  });

  it('is nothing yet while the battle is the last thing that happened', () => {
    expect(aftermath([attack, won], won)).toEqual([]);
  });

  it('is told on the stage as it comes, and nothing else is', () => {
    const past = [attack, won];
    expect(isAftermath(past, [fell, raid], won)).toBe(true);
    expect(isAftermath(past, [], won)).toBe(true);
    expect(isAftermath(past, [raid], won)).toBe(false);
    expect(isAftermath([...past, raid], [fell], won)).toBe(false);
  });
});
