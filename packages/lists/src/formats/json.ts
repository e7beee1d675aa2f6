/** Our own JSON, as docs/army-lists.md describes it. */
import { readArmyList, USUAL_EDITION, type ArmyList } from '@maester/battle/engine';
import { KernelError } from '@maester/kernel';
import { mention, notRead, type Draft, type NotRead } from '../reading.ts';

export const jsonOf = (list: ArmyList): string => `${JSON.stringify(list, null, 2)}\n`;

/** Whether a list is for an older edition: only our own formats can say so. */
export const isOlder = ({ edition = USUAL_EDITION }: ArmyList): boolean => edition !== USUAL_EDITION;

/** A list of an older edition as it is written: its cards are not those that other formats name. */
export function olderListIn(text: string): ArmyList | null {
  if (!text.includes('"edition"')) return null;
  try {
    const list = readArmyList(JSON.parse(text), { kind: 'input', where: '' });
    return isOlder(list) ? list : null;
  } catch {
    return null; // readJson says what is wrong with it
  }
}

export function readJson(text: string): Draft | NotRead {
  try {
    const list = readArmyList(JSON.parse(text), { kind: 'input', where: '' });
    const named = (id: string, role: 'unit' | 'attachment' | 'ncu' | 'enemy') => mention(id, role, { id });
    return {
      format: 'json',
      name: list.name,
      faction: list.faction,
      points: null,
      commander: mention(list.commander, 'commander', { id: list.commander }),
      mentions: [
        ...list.units.flatMap(({ card, attachments }) => [
          named(card, 'unit'),
          ...attachments.map((id) => named(id, 'attachment')),
        ]),
        ...list.ncus.map((id) => named(id, 'ncu')),
        ...(list.givenAway ?? []).map((id) => named(id, 'enemy')),
      ],
    };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof KernelError)) throw error;
    return notRead('bad-json', { reason: error.message.slice(0, 200) });
  }
}
