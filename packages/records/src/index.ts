/** What games come to when there are many of them. */
export { score, type Score } from './interval.ts';
export * from './series/index.ts';
