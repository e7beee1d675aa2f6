/** Single attachments, and Victory Points by cards. */
import { running, idOn, idsOn } from '@maester/kernel';
import { rulesOf } from '../../edition/of.ts';
import { sideOf } from '../../sides/sides.ts';
import {
  attachmentFalls,
  moveAttachment,
  placeFalling,
  removeAttachment,
  returnAttachment,
} from '../../units/attachments.ts';
import { mustUnit } from '../../units/units.ts';
import { wound } from '../../units/wounds.ts';
import { score } from '../../victory/victory.ts';
import type { Situation } from '../context.ts';
import type { Kinds } from '../effect.ts';
import { harm } from './whom.ts';

/** The attachment that has the ability. */
function bearerIn(c: Situation): string {
  const { attachments } = rulesOf(c.s);
  return c.owner?.attachments.find((card) => attachments[card]?.abilities.includes(c.source.id)) ?? '';
}

const attachmentOn = ({ on }: Situation): string => idOn(on, 'attachment') ?? '';

function destroy(c: Situation, unit: string, card: string): void {
  const lost = removeAttachment(c.t, unit, card, c.seat);
  if (lost > 0) wound(c.t, unit, lost, c.seat, c.owner?.id ?? null);
}

/** What an attachment is worth. */
const ATTACHMENT_WORTH = 2;

type AttachmentKind =
  | 'destroys-attachment'
  | 'moves-attachment'
  | 'returns-attachment'
  | 'saves-attachment'
  | 'scores';

export const attachmentKinds: Pick<Kinds, AttachmentKind> = {
  'destroys-attachment': {
    do: ({ which }, c) => {
      if (which === 'chosen') destroy(c, idOn(c.on, 'unit') ?? '', attachmentOn(c));
      else if (c.owner !== null) destroy(c, c.owner.id, bearerIn(c));
    },
    can: ({ which }, c) => which === 'chosen' || bearerIn(c) !== '',
    worth: ({ which }, c) => harm(c, which === 'own' ? 'owner' : 'chosen', ATTACHMENT_WORTH),
    say: () => ({ key: 'effect.destroys-attachment' }),
  },
  'moves-attachment': {
    do: (_, c) => {
      const [from = '', to = ''] = idsOn(c.on, 'unit');
      moveAttachment(c.t, from, attachmentOn(c), to);
    },
    worth: () => 0.5,
    say: () => ({ key: 'effect.moves-attachment' }),
  },
  'returns-attachment': {
    do: (_, c) => returnAttachment(c.t, attachmentOn(c), c.seat, idOn(c.on, 'unit') ?? ''),
    worth: () => ATTACHMENT_WORTH,
    say: () => ({ key: 'effect.returns-attachment' }),
  },
  'saves-attachment': {
    do: (_, c) => {
      const falling = running(c.t.state, attachmentFalls);
      if (falling !== null && placeFalling(c.t, falling.card, c.chosen.id)) falling.saved = true;
    },
    worth: () => ATTACHMENT_WORTH,
    say: () => ({ key: 'effect.saves-attachment' }),
  },
  scores: {
    do: ({ for: whose, points }, c) => {
      const { s, t } = c;
      const own = sideOf(s, whose === 'own' ? c.seat : mustUnit(s, c.occasion.unit).seat);
      for (const side of s.sides.keys())
        if ((side === own) === (whose === 'own')) score(t, side, points, 'battle/victory/by-card');
    },
    worth: ({ for: whose, points }) => (whose === 'own' ? 4 * points : -4 * points),
    say: ({ for: whose, points }) => ({ key: `effect.scores-${whose}`, facts: { points } }),
  },
};
