/** Learning to judge positions from finished games: `@maester/minds/learning`. */
import { battleStudy } from '../battle/study.ts';
import { thronesStudy } from '../thrones/hand/study.ts';
import type { Study } from './study.ts';

export { weightsAsText, weightsFromText, type Shape, type Weights } from './network.ts';
export { foretelling, trained, type Foretelling, type Moment, type TrainingOptions } from './training.ts';
export type { Study } from './study.ts';

/** The games whose computer players can be trained. */
export const STUDIES: readonly Study[] = [thronesStudy, battleStudy];
