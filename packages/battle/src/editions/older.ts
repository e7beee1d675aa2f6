/** The editions before Season 6, the youngest first. Without its line here an edition is gone, and nothing else is. */
import type { EditionDelta } from '../edition/edition.ts';
import { edition2018 } from './2018/edition.ts';
import { edition2021 } from './2021/edition.ts';

export const OLDER_EDITIONS: readonly EditionDelta[] = [edition2021, edition2018];
