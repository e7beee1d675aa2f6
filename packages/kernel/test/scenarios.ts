/** Scenarios of the tourney, made in a line. */
import { readScenario, runScenario, type Difference } from '../src/index.ts';
import { tourney } from '../src/sample/index.ts';
import { problemOf, type Problem } from './problem.ts';

/** A scenario of the tourney with the least that must be said, and these parts. */
export const scenario = (parts: object) => readScenario({ game: 'tourney', title: 'a test', ...parts });

export const run = (parts: object): readonly Difference[] => runScenario(tourney, scenario(parts));

export const bad = (parts: object): Problem => problemOf(() => scenario(parts));
