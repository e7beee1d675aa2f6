// What an option looks like: under which card, Order or Ability it stands, which sign it has, and what to know about it.

import { rulesOf, type BattleState } from '@maester/battle/engine';
import { cardOf, fullWounds, isEngaged, ncuOf, unitOf, zoneWith } from '@maester/battle/field';
import { idOn, type Option, type Saying } from '@maester/kernel';
import { canTell, tell } from '../../../app/words.ts';
import { hasGlyph } from '../heraldry/glyph.tsx';
import type { GlyphId } from '@maester/print/heraldry';
import { say } from '../say.ts';
import { labelOf } from './asked.ts';

/** A card, Order or Ability with all the ways in which it can be used now. */
export interface Group {
  readonly key: string;
  readonly kind: 'card' | 'order' | 'ability' | 'objective-card' | 'siege-card';
  /** Of the card or Ability. */
  readonly id: string;
  /** The unit whose Order it is, or the NCU that brings the card. */
  readonly owner: string | null;
  readonly title: string;
  readonly text: string | null;
  readonly ways: readonly { readonly option: Option; readonly label: string }[];
}

/** What stands before the way of using something. */
const HEADS = /^(name\.(card|ability|objective-card)\.|option\.siege$)/;

/** The parts of an option's words, in order. */
function parts({ key, facts }: Saying): readonly Saying[] {
  if (key !== 'option.joined') return [{ key, facts }];
  return [facts['first'], facts['rest']].flatMap((part) => parts(part as unknown as Saying));
}

/** How the way of using it is said, without what it is. */
function wayOf({ say: said }: Option): string {
  const all = parts(said);
  const head = all.findIndex(({ key }) => HEADS.test(key));
  const rest = all.slice(head + 1);
  if (rest.length === 0) return say('battle.controls.use');
  return rest.map(({ key, facts }) => tell(key, facts)).join(' · ');
}

type Head = Pick<Group, 'kind' | 'id' | 'owner'>;

function headOf(option: Option): Head | null {
  const { on } = option;
  const card = idOn(on, 'card');
  if (card !== null) return { kind: 'card', id: card, owner: idOn(on, 'ncu') };
  const ability = on.findIndex(({ kind }) => kind === 'ability');
  if (ability >= 0) {
    const owner = on[ability - 1]?.kind === 'unit' ? (on[ability - 1]?.id ?? null) : null;
    return { kind: owner === null ? 'ability' : 'order', id: on[ability]?.id ?? '', owner };
  }
  const [first] = on;
  if (
    first !== undefined &&
    on.length > 1 &&
    (first.kind === 'objective-card' || first.kind === 'siege-card')
  )
    return { kind: first.kind, id: first.id, owner: null };
  return null;
}

function textOf(view: BattleState, seat: string, { kind, id }: Head): string | null {
  const role = view.modeState.defender === sideOf(view, seat) ? 'defender' : 'attacker';
  const key = {
    card: `text.card.${id}`,
    order: `text.ability.${id}`,
    ability: `text.ability.${id}`,
    'objective-card': `text.objective-card.${id}`,
    'siege-card': `text.siege-card.${role}-${id}`,
  }[kind];
  return canTell(key) ? tell(key) : null;
}

function sideOf({ players }: BattleState, seat: string): number | undefined {
  return players.find((player) => player.seat === seat)?.side;
}

function titleOf({ kind, id, owner }: Head): string {
  switch (kind) {
    case 'card':
      return owner === null
        ? tell(`name.card.${id}`)
        : say('battle.controls.card-of', { card: id, ncu: owner });
    case 'order':
    case 'ability':
      return tell(`name.ability.${id}`);
    case 'objective-card':
      return tell(`name.objective-card.${id}`);
    case 'siege-card':
      return tell('option.siege', { number: Number(id) });
  }
}

/** Options under their cards, Orders and Abilities, in the order in which they come; the others stand alone. */
export function grouped(
  view: BattleState,
  seat: string,
  options: readonly Option[],
): { readonly groups: readonly Group[]; readonly alone: readonly Option[] } {
  const groups = new Map<string, Group>();
  const alone: Option[] = [];
  for (const option of options) {
    const head = headOf(option);
    if (head === null) {
      alone.push(option);
      continue;
    }
    const key = `${head.kind}:${head.id}@${head.owner ?? ''}`;
    const known = groups.get(key);
    const ways = [...(known?.ways ?? []), { option, label: wayOf(option) }];
    groups.set(key, { ...head, key, title: titleOf(head), text: textOf(view, seat, head), ways });
  }
  return { groups: [...groups.values()].map(distinct), alone };
}

/**
 * Two effects of one card may be used in ways that are called the same: then each says all of it, and which effect it is
 * if even that is the same.
 */
function distinct(group: Group): Group {
  return [labelOf, effectOf].reduce(saidApart, group);
}

function saidApart(group: Group, more: (option: Option, label: string) => string): Group {
  const labels = group.ways.map(({ label }) => label);
  if (new Set(labels).size === labels.length) return group;
  const ways = group.ways.map(({ option, label }, i) => ({
    option,
    label: labels.indexOf(label) === i && labels.lastIndexOf(label) === i ? label : more(option, label),
  }));
  return { ...group, ways };
}

/** As the text of the card has them in order. */
function effectOf(option: Option): string {
  return say('battle.controls.effect', {
    number: Number(idOn(option.on, 'response')) + 1,
    way: wayOf(option),
  });
}

/** Words that are actions of a unit, or answers, by the drawing that stands for them. */
const WORD_GLYPHS: { readonly [word: string]: GlyphId } = {
  maneuver: 'maneuver',
  march: 'speed',
  retreat: 'pass',
  attack: 'melee',
  ranged: 'long',
  charge: 'combat',
  forgo: 'ready',
  pass: 'pass',
  'reserve-waits': 'reserve',
  deck: 'deck',
  discard: 'discard',
};

export function glyphOf({ id, on }: Option): GlyphId | null {
  if (on.length === 0) return WORD_GLYPHS[id] ?? null;
  for (const { kind, id: thing } of on) {
    if ((kind === 'zone' || kind === 'condition' || kind === 'keyword') && hasGlyph(thing)) return thing;
    if (kind === 'ncu') return 'ncu';
    if (kind === 'objective' || kind === 'objective-card') return 'objective';
    if (kind === 'mission' || kind === 'siege-card') return 'deck';
    if (kind === 'pile') return WORD_GLYPHS[thing] ?? null;
    if (kind === 'attack') return 'melee';
  }
  return null;
}

/** How a unit stands, in a line. */
function unitDetail(view: BattleState, id: string): string | null {
  const unit = unitOf(view, id);
  if (unit === null) return null;
  if (unit.destroyed) return say('battle.panels.destroyed');
  if (unit.pose === null)
    return say('battle.controls.card', {
      type: cardOf(view, unit).type,
      full: fullWounds(view, unit),
      speed: 1000 * cardOf(view, unit).speed,
    });
  return say('battle.controls.unit', {
    wounds: unit.wounds,
    full: fullWounds(view, unit),
    conditions: unit.conditions,
    count: unit.conditions.length,
    engaged: String(isEngaged(view, unit)),
  });
}

/** What to know about an option besides its name. */
export function detailOf(view: BattleState, seat: string, { on }: Option): string | null {
  const last = on.at(-1);
  if (last === undefined) return null;
  switch (last.kind) {
    case 'unit':
    case 'wall':
      return unitDetail(view, last.id);
    case 'ncu': {
      const zone = zoneWith(view, last.id);
      return ncuOf(view, last.id) === null || zone === null ? null : tell(`name.zone.${zone}`);
    }
    case 'zone':
    case 'condition':
    case 'keyword':
    case 'mission':
    case 'objective-card': {
      const key = `text.${last.kind}.${last.id}`;
      return canTell(key) ? tell(key) : null;
    }
    case 'terrain-kind':
      return (rulesOf(view).terrain[last.id] ?? [])
        .map((keyword) => tell(`name.terrain-keyword.${keyword}`))
        .join(' · ');
    case 'siege-card':
      return textOf(view, seat, { kind: 'siege-card', id: last.id, owner: null });
    default:
      return null;
  }
}
