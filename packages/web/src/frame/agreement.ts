// What the people at a table agree on: how it is put to them, and whether they have stopped the game.

import type { Motion } from '@maester/table';
import type { TableModel } from '../table/model.ts';

/** Puts something to the others; why it cannot be is told where choices are refused. */
export async function propose(model: TableModel, motion: Motion): Promise<void> {
  const answer = await model.send({ type: 'propose', motion });
  if (!answer.ok) model.explain(answer.refusal);
}

/** Whether nobody may act: who is waited for may, and ends the pause with that. */
export function isHeld(model: TableModel): boolean {
  const paused = model.info.value?.paused ?? null;
  return paused?.why === 'agreed' || (paused?.why === 'missing' && paused.seat !== model.seat);
}
