/** What games come to when there are many of them. */
export { NORMAL_95, score, type Score } from './interval.ts';
export * from './results/index.ts';
export { accountOf, type GameAccount, type SeatAccount } from './results/account.ts';
export * from './series/index.ts';
