/**
 * The report that `maester list` prints for people: a head with the faction, a card in a line with its cost,
 * attachments with a plus below their units, those for the enemy marked, and the sum. A Character can be an NCU and an attachment, so what stands
 * where decides.
 */
import { factionNamed } from '../factions.ts';
import { lookUp } from '../names.ts';
import { mention, type Draft, type Mention, type Recognised } from '../reading.ts';

const SUM = /^\s*\d+ of (\d+) points, plus \d+ of \d+ extra points for attachments\.\s*$/m;
const HEAD = /^\s*(?:(.*?)\s+\((.+) army\)|(.+) army)\s*$/;
const ROW = /^\s*(\+\s+)?(\S.*?)\s+(\d+)\s*$/;
const COMMANDER = /\s+\(Commander\)$/;
const ENEMY = /\s+\(joins the enemy\)$/;
/** Where the name alone would not do. */
const ID = /\s+\[([a-z0-9-]+)\]$/;

/** From certain to unknown. */
const DOUBT: { readonly [how in Recognised]: number } = {
  answer: 0,
  number: 0,
  name: 0,
  'short-name': 1,
  guess: 2,
};

/** Null if it is no such report. */
export function readReport(text: string): Draft | null {
  const sum = SUM.exec(text);
  if (sum === null) return null;
  const lines = text.slice(0, sum.index).split(/\r?\n/);
  const at = lines.findIndex((line) => HEAD.test(line));
  const [, name = '', named, alone = ''] = HEAD.exec(lines[at] ?? '') ?? [];
  if (at === -1) return null;
  const faction = named ?? alone;
  const mentions: Mention[] = [];
  let [section, commander]: ['units' | 'ncus', Mention | null] = ['units', null];
  for (const line of lines.slice(at + 1)) {
    const [, plus, written = '', cost] = ROW.exec(line) ?? [];
    if (written === '') continue;
    const bare = written.replace(COMMANDER, '').replace(ENEMY, '').replace(ID, '');
    const leads = COMMANDER.test(written);
    const [, id = null] = ID.exec(written.replace(COMMANDER, '').replace(ENEMY, '')) ?? [];
    if (plus === undefined && section === 'units' && isNcu(bare, faction, leads)) section = 'ncus';
    const role =
      plus === undefined
        ? section === 'units'
          ? 'unit'
          : 'ncu'
        : ENEMY.test(written)
          ? 'enemy'
          : 'attachment';
    mentions.push(mention(bare, role, { id, cost: Number(cost), leads }));
    if (leads) commander = mention(bare, 'commander');
  }
  if (mentions.length === 0) return null;
  return { format: 'text', name, faction, points: Number(sum[1]), commander, mentions };
}

/** NCUs follow the units; a name that fits both is a unit. */
function isNcu(written: string, faction: string, leads: boolean): boolean {
  const doubt = (role: 'unit' | 'ncu'): number => {
    const { how } = lookUp(written, { role, leads, faction: factionNamed(faction) });
    return how === null ? 3 : DOUBT[how];
  };
  return doubt('ncu') < doubt('unit');
}
