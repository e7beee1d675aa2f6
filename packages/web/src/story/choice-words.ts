// A choice in words, as its question offered it.

import type { Assignment, Decision, Json, Option } from '@maester/kernel';
import { canTell, tell } from '../app/words.ts';
import { say } from './words.ts';

/** So many parts of a choice are told. */
const MOST = 6;

const sayOf = (options: readonly Option[], id: Json | undefined): string => {
  const found = options.find((option) => option.id === id);
  if (found === undefined) return typeof id === 'string' ? id : say('story.choice.nothing');
  return tell(found.say.key, found.say.facts);
};

/** By the thing it is about, which may have many like it; else as it is offered. */
function nameOf({ on, say: said }: Option): string {
  const [thing] = on;
  const key = `name.${thing?.kind ?? ''}.${thing?.id ?? ''}`;
  return canTell(key) ? tell(key) : tell(said.key, said.facts);
}

function listed(parts: readonly string[]): string {
  const counted = Map.groupBy(parts, (part) => part);
  const said = [...counted].map(([part, same]) => (same.length === 1 ? part : `${same.length} × ${part}`));
  if (said.length === 0) return say('story.choice.nothing');
  return said.length <= MOST ? said.join(', ') : `${said.slice(0, MOST).join(', ')} …`;
}

/** A place, in the words of its game; another is told beside it. */
export type TellPlace = (place: Json, other: Json) => string;

/** Of an answer with many parts, only what differs from the other one is told. */
export function choiceInWords(
  decision: Decision,
  choice: Json,
  other: Json,
  tellPlace: TellPlace = () => say('story.choice.place'),
): string {
  switch (decision.kind) {
    case 'option':
      return sayOf(decision.options, choice);
    case 'amount':
      return String(choice);
    case 'several':
      return listed((choice as readonly string[]).map((id) => sayOf(decision.options, id)));
    case 'assignment': {
      const [made, instead] = [choice as Assignment, other as Assignment];
      const differing = decision.slots.filter(({ id }) => made[id] !== instead[id]);
      return listed(differing.map((slot) => `${nameOf(slot)}: ${sayOf(slot.values, made[slot.id])}`));
    }
    case 'pose':
      return tellPlace(choice, other);
  }
}
