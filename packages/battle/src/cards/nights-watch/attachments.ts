/** Night's Watch: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {};
