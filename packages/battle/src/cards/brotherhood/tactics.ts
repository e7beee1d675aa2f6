/** Brotherhood Without Banners: Tactics cards. */
import type { TacticsCard } from '../card.ts';

export const tactics: { readonly [id: string]: TacticsCard } = {};
