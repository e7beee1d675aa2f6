// What is said of every battle, in English: by the rules and by the screens.

import { en as rules } from '@maester/battle/own.en';
import type { Catalogue } from '@maester/kernel';
import { en } from './en.ts';

export const all: Catalogue = { ...rules, ...en };
