// How everyone stands at the end: what came of the battle.

export { Result as Standings } from '../result/result.tsx';
