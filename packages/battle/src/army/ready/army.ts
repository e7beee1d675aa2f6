/** How a ready army list is written. */
import type { ArmyList } from '../army.ts';

/** By their ids. */
export interface ReadyArmies {
  readonly [id: string]: ArmyList;
}

export const unit = (card: string, ...attachments: string[]) => ({ card, attachments });
