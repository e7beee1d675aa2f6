// Setting up a battle: whatever is chosen in the form is a setup that the rules take.
import { battle, rulesOf, STARTER_ARMIES } from '@maester/battle';
import { describe, expect, it } from 'vitest';
import { textIn } from '../../../src/games/battle/list-file.ts';
import { readArmy, readArmyFile } from '../../../src/games/battle/own-army.ts';
import {
  adapted,
  armyOf,
  EDITIONS,
  factionOf,
  isReady,
  modesFor,
  POINTS,
  READY,
  readyFor,
  seatsOf,
  setupOf,
  SHAPES,
  terrainsOf,
  TERRAINS,
  USUAL,
} from '../../../src/games/battle/setup-options.ts';

describe('the form for a new battle', () => {
  it('offers only what can be played', () => {
    for (const shape of SHAPES) {
      for (const points of POINTS) {
        for (const mode of modesFor(shape)) {
          const terrain = TERRAINS[mode.length % TERRAINS.length] ?? 'layout';
          const options = adapted({ ...USUAL, shape, points, mode, terrain });
          const setup = battle.readSetup(setupOf(options));
          expect(battle.seats(setup)).toEqual(seatsOf(options));
          expect(setup).toMatchObject({ mode, terrain, points: options.points });
          expect(setup.sides).toHaveLength(
            shape === 'duel' || shape === 'teams' ? 2 : seatsOf(options).length,
          );
        }
      }
    }
  });

  it.each(EDITIONS)('offers only what can be played in the edition %s, and all of it', (edition) => {
    const { modes, rules, armies } = rulesOf({ edition });
    expect(modesFor('duel', edition).toSorted()).toEqual(Object.keys(modes).toSorted());
    expect(terrainsOf(edition).toSorted()).toEqual(rules.terrainMethods.toSorted());
    const ready = POINTS.flatMap((points) => readyFor(points, edition));
    expect(ready.toSorted()).toEqual(Object.keys(armies).toSorted());
    for (const shape of SHAPES) {
      for (const points of POINTS) {
        for (const [i, mode] of modesFor(shape, edition).entries()) {
          const terrain = terrainsOf(edition)[i % terrainsOf(edition).length] ?? 'none';
          const options = adapted({ ...USUAL, edition, shape, points, mode, terrain });
          expect(battle.readSetup(setupOf(options))).toMatchObject({ edition, mode, terrain });
        }
      }
    }
  });

  it('puts right what another edition does not have', () => {
    const options = { ...USUAL, mode: 'here-we-stand', terrain: 'layout', armies: ['martell-30'] } as const;
    const older = adapted({ ...options, edition: '2018' });
    expect(older).toMatchObject({ mode: USUAL.mode, terrain: USUAL.terrain });
    expect(armyOf(older, 0)).toBe('stark-30');
  });

  it('checks a list by the edition that is chosen, and refuses one of another', async () => {
    const text = JSON.stringify({ ...STARTER_ARMIES['stark-30'], edition: '2021' });
    expect((await readArmy(text, 30, 'en', '2021')).problems.join()).toMatch(/33/);
    expect((await readArmy(text, 30, 'en', 'season-6')).problems).toEqual([
      'This list is for the edition of 2021; this game is played by Season 6.',
    ]);
  });

  it('knows the ready armies as the rules do', () => {
    expect(Object.keys(READY).toSorted()).toEqual(Object.keys(STARTER_ARMIES).toSorted());
    for (const id of Object.keys(READY).filter(isReady))
      expect(factionOf(id)).toBe(STARTER_ARMIES[id]?.faction);
    for (const points of POINTS) expect(readyFor(points).length).toBeGreaterThan(1);
  });

  it('leaves a siege to two sides', () => {
    const siege = { ...USUAL, mode: 'a-storm-of-swords' } as const;
    expect(adapted({ ...siege, shape: 'three' }).mode).not.toBe(siege.mode);
    expect(adapted({ ...siege, shape: 'teams' }).mode).toBe(siege.mode);
  });

  it('plays with a list of one’s own', async () => {
    const text = JSON.stringify(STARTER_ARMIES['stark-40']);
    const { army, points, problems } = await readArmy(text, 40, 'en', USUAL.edition);
    expect(problems).toEqual([]);
    expect(points).toBeLessThanOrEqual(40);
    const setup = battle.readSetup(setupOf({ ...USUAL, points: 40, armies: [army ?? undefined] }));
    expect(setup.armies[0]).toEqual({ ...STARTER_ARMIES['stark-40'], edition: 'season-6' });
  });

  it('reads lists of other programs, and asks where they are unclear', async () => {
    const ids = 'stark;10206,20201,10203,20205,10205,30206,30202';
    expect((await readArmy(ids, 40, 'en', USUAL.edition)).army).toMatchObject({
      faction: 'stark',
      units: { length: 3 },
    });
    const unclear = await readArmy(
      'House Stark\nStark Bowmen\nUmber Something\nRobb Stark (C)',
      40,
      'en',
      USUAL.edition,
    );
    expect(unclear).toMatchObject({ army: null, points: null });
    expect(unclear.problems[0]).toMatch(/^Which card is “Umber Something”\? · House Umber/);
  });

  it('reads lists from files, and codes from pictures where the browser can', async () => {
    const picture = new File(['…'], 'code.png', { type: 'image/png' });
    const file = new File([JSON.stringify(STARTER_ARMIES['stark-40'])], 'list.json');
    expect((await readArmyFile(file, 40, 'en', USUAL.edition)).problems).toEqual([]);
    expect((await readArmyFile(picture, 40, 'en', USUAL.edition)).problems).toEqual([
      "This browser can't read codes from pictures. Scan it with your camera and paste the link.",
    ]);
    const reading = (found: readonly string[]) =>
      textIn(picture, {
        createImageBitmap: () => Promise.resolve({ width: 1, height: 1, close: () => {} }),
        BarcodeDetector: class {
          detect = () => Promise.resolve(found.map((rawValue) => ({ rawValue })));
        },
      });
    expect(await reading(['stark;10206'])).toEqual({ text: 'stark;10206' });
    expect(await reading([])).toMatchObject({ problem: { key: 'no-code' } });
  });

  it('says what is wrong with a list', async () => {
    const text = JSON.stringify(STARTER_ARMIES['stark-40']);
    expect((await readArmy(text, 30, 'en', USUAL.edition)).problems.join()).toMatch(/30/);
    expect(await readArmy('{ "faction": ', 40, 'en', USUAL.edition)).toMatchObject({
      army: null,
      points: null,
    });
    expect((await readArmy('{ "faction": "tully" }', 40, 'en', USUAL.edition)).problems.join()).toMatch(
      /faction/,
    );
  });
});
