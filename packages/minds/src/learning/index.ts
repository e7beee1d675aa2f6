/** Learning to judge positions from finished games: `@maester/minds/learning`. */
import { battleStudy } from '../battle/study.ts';
import { battleTuning } from '../battle/tuning.ts';
import { thronesStudy } from '../thrones/hand/study.ts';
import type { Study } from './study.ts';
import type { Tuning } from './tuning.ts';

export { weightsAsText, weightsFromText, type Shape, type Weights } from './network.ts';
export { foretelling, trained, type Foretelling, type Moment, type TrainingOptions } from './training.ts';
export type { Study } from './study.ts';
export { advisedSteps, anySteps, slopesOf, type Meeting, type Slope, type Tuning } from './tuning.ts';

/** The games whose computer players can be trained. */
export const STUDIES: readonly Study[] = [thronesStudy, battleStudy];

/** The games whose weights can be tuned. */
export const TUNINGS: readonly Tuning[] = [battleTuning];
