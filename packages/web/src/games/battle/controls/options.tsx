// One of several options. Those about units, pieces and tokens can be picked on the table; cards, Orders and Abilities
// stand together with all their targets; to decline stands apart.

import { TERRAIN_KINDS } from '@maester/battle/field';
import type { Option } from '@maester/kernel';
import type { ComponentChildren, VNode } from 'preact';
import { lazy } from '../../../app/lazy.tsx';
import { Glyph } from '../heraldry/glyph.tsx';
import { keyOf, useMarks, type Marks, type ThingKey } from '../desk.ts';
import { TerrainPicture } from '../field/terrain.tsx';
import { say } from '../say.ts';
import { fact, isAside, usePicking, type Asked, type OptionDecision, type Picking } from './asked.ts';
import { detailOf, glyphOf, grouped, type Group } from './looks.ts';
import { Foot, OptionButton, SeatTag } from './parts.tsx';

/** Odds are fetched with the first question that may lead to an attack. */
const OddsFor = lazy(
  async () => (await import('../stage/odds-for.tsx')).OddsFor,
  () => null,
);

const mayAttack = ({ ask, facts }: OptionDecision): boolean =>
  /^(activation|choose-attack-action|charge|melee|ranged)\//.test(ask) ||
  (ask === 'occasion/declare' && /^(attack|charge)-/.test(String(facts['trigger'])));

const ON_TABLE = new Set(['unit', 'wall', 'terrain', 'objective']);

/** The thing of the table that an option is most about: the last, for an Order names its own unit first. */
function placeOn({ on }: Option): ThingKey | null {
  const there = on.findLast(({ kind }) => ON_TABLE.has(kind));
  if (there === undefined) return null;
  return keyOf(there.kind === 'wall' ? { kind: 'unit', id: there.id } : there);
}

/** Picks on the table what options are about; where several are about one thing, clicks go from one to the next. */
export function usePlaces(
  asked: Asked<OptionDecision>,
  picking: Picking,
  more: Partial<Marks> = {},
): ReadonlyMap<ThingKey, readonly Option[]> {
  const { decision } = asked;
  const places = new Map<ThingKey, Option[]>();
  for (const option of decision.options) {
    const place = isAside(option) ? null : placeOn(option);
    if (place !== null) places.set(place, [...(places.get(place) ?? []), option]);
  }
  const picked = decision.options.find(({ id }) => id === picking.picked);
  const pickedPlace = picked === undefined ? null : placeOn(picked);
  const about = [fact(decision, 'unit'), fact(decision, 'other')].flatMap((id): ThingKey[] =>
    id === null ? [] : [`unit:${id}`],
  );
  useMarks({
    choosable: places.size === 0 ? null : new Set(places.keys()),
    chosen: new Set(pickedPlace === null ? [] : [pickedPlace]),
    about: new Set(about),
    onThing(key) {
      const there = places.get(key) ?? [];
      const at = there.findIndex(({ id }) => id === picking.picked);
      const next = there.length > 1 ? there[(at + 1) % there.length] : there[0];
      if (next !== undefined) picking.pickThere(next.id);
    },
    ...more,
  });
  return places;
}

export function OptionsControl({ asked }: { readonly asked: Asked<OptionDecision> }): VNode {
  const picking = usePicking(asked);
  const places = usePlaces(asked, picking);
  return (
    <>
      {places.size > 0 && <p class="note">{say('battle.controls.on-table')}</p>}
      <Offered asked={asked} picking={picking} />
      <OptionsFoot asked={asked} picking={picking} />
    </>
  );
}

/** Everything that can be answered, in groups. */
export function Offered(props: {
  readonly asked: Asked<OptionDecision>;
  readonly picking: Picking;
  /** More about an option than is known of it anywhere. */
  readonly detail?: (option: Option) => ComponentChildren;
}): VNode {
  const { asked, picking, detail } = props;
  const { decision, view, seat } = asked;
  const { groups, alone } = grouped(
    view,
    seat,
    decision.options.filter((option) => !isAside(option)),
  );
  const aside = decision.options.filter(isAside);
  return (
    <>
      {groups.map((group) => (
        <GroupOfWays key={group.key} group={group} asked={asked} picking={picking} />
      ))}
      {alone.length > 0 && (
        <div class={alone.length > 7 ? 'options many' : 'options'}>
          {alone.map((option) => (
            <OptionButton
              key={option.id}
              asked={asked}
              picking={picking}
              option={option}
              icon={<OptionSign option={option} asked={asked} />}
              detail={detail?.(option) ?? detailOf(view, seat, option)}
            />
          ))}
        </div>
      )}
      {aside.length > 0 && (
        <div class="options aside">
          {aside.map((option) => (
            <OptionButton
              key={option.id}
              asked={asked}
              picking={picking}
              option={option}
              class="aside"
              detail={detail?.(option) ?? null}
            />
          ))}
        </div>
      )}
    </>
  );
}

function OptionSign({ option, asked }: { readonly option: Option; readonly asked: Asked }): VNode | null {
  const glyph = glyphOf(option);
  if (glyph !== null) return <Glyph of={glyph} size={22} />;
  const [first] = option.on;
  const kind = TERRAIN_KINDS.find((each) => first?.kind === 'terrain-kind' && each === first.id);
  if (kind !== undefined) return <TerrainPicture kind={kind} size={64} />;
  const seat =
    first?.kind === 'seat'
      ? first.id
      : first?.kind === 'unit'
        ? asked.view.units.find(({ id }) => id === first.id)?.seat
        : undefined;
  return seat === undefined ? null : <SeatTag seat={seat} size={22} bare />;
}

const HEAD_GLYPHS = {
  card: 'hand',
  order: 'order',
  ability: 'ncu',
  'objective-card': 'objective',
  'siege-card': 'deck',
} as const;

function GroupOfWays(props: {
  readonly group: Group;
  readonly asked: Asked;
  readonly picking: Picking;
}): VNode {
  const { group, asked, picking } = props;
  const { ways, owner, kind } = group;
  return (
    <fieldset class={`ways ${kind}`} data-active={ways.some(({ option }) => option.id === picking.picked)}>
      <legend>
        <Glyph of={HEAD_GLYPHS[kind]} size={18} /> {group.title}
        {kind === 'order' && owner !== null && (
          <small>{say('battle.controls.order-of', { unit: owner })}</small>
        )}
      </legend>
      {group.text !== null && <p class="way-text">{group.text}</p>}
      <div class="chips">
        {ways.map(({ option, label }) => (
          <OptionButton
            key={option.id}
            asked={asked}
            picking={picking}
            option={option}
            label={label}
            class="chip"
          />
        ))}
      </div>
    </fieldset>
  );
}

export function OptionsFoot(props: {
  readonly asked: Asked<OptionDecision>;
  readonly picking: Picking;
  readonly label?: string;
  readonly children?: ComponentChildren;
}): VNode {
  const { asked, picking, label, children } = props;
  const { view, decision } = asked;
  const picked = decision.options.find(({ id }) => id === picking.picked) ?? null;
  return (
    <Foot
      asked={asked}
      choice={picking.picked}
      label={label ?? say('battle.controls.confirm')}
      onClear={picking.clear}
      onHint={(hint) => {
        if (typeof hint === 'string') picking.lay(hint);
      }}
      above={mayAttack(decision) && <OddsFor view={view} decision={decision} option={picked} />}
    >
      {children}
    </Foot>
  );
}
