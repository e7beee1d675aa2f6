// What standing there would mean, in lines that light up what they speak of: tokens, terrain, who could Charge the unit
// and whom it could Charge, shoot or see, and whom it hides.

import { chargeChanceOf, chargeRun, type Outlook, type Standing } from '@maester/battle/engine';
import { unitOf } from '@maester/battle/field';
import type { Thing } from '@maester/kernel';
import type { ComponentChildren, VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { useLight } from '../desk.ts';
import { say } from '../say.ts';
import type { Hold } from './hold.ts';

export function Prospect({ hold }: { readonly hold: Hold }): VNode | null {
  const outlook = hold.outlook.value;
  if (hold.posing.target !== null) return <Needed hold={hold} target={hold.posing.target} />;
  if (outlook === null) return null;
  const { look } = outlook;
  const lines = [...placeLines(look), ...threatLines(look), ...chanceLines(look), ...sightLines(look)];
  if (lines.length === 0) return <p class="note">{say('battle.pose.nothing')}</p>;
  return (
    <ul class="prospect" aria-label={say('battle.pose.prospect')}>
      {lines}
    </ul>
  );
}

/** What must be rolled for a Charge after this pivot. */
function Needed({ hold, target }: { readonly hold: Hold; readonly target: string }): VNode | null {
  const { piece } = hold.posing.motion;
  const charger = piece.kind === 'unit' ? unitOf(hold.view, piece.id) : null;
  const run = charger === null ? null : chargeRun(hold.view, charger.id, target, hold.told.value.pose.facing);
  if (charger === null || run === null) return null;
  const chance = percent(chargeChanceOf(hold.view, charger, run.roll, run.dice));
  return (
    <ul class="prospect" aria-label={say('battle.pose.prospect')}>
      <Line kind="chance" about={[unit(target)]}>
        {say('battle.pose.needed', { target, distance: run.needed, roll: run.roll, chance })}
      </Line>
    </ul>
  );
}

const unit = (id: string): Thing => ({ kind: 'unit', id });

function Line(props: {
  readonly kind: 'token' | 'ground' | 'threat' | 'chance' | 'sight';
  readonly about: readonly Thing[];
  readonly children: ComponentChildren;
}): VNode {
  const light = useLight(props.about);
  return (
    <li class={`prospect-${props.kind}`} {...light}>
      {props.children}
    </li>
  );
}

function placeLines({ tokens, ground }: Outlook): VNode[] {
  const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
  return [
    ...tokens.claims.map((id) => (
      <Line key={`claims ${id}`} kind="token" about={[{ kind: 'objective', id }]}>
        {say('battle.pose.claims', { number: numberOf(id) })}
      </Line>
    )),
    ...tokens.loses.map((id) => (
      <Line key={`loses ${id}`} kind="token" about={[{ kind: 'objective', id }]}>
        {say('battle.pose.loses', { number: numberOf(id) })}
      </Line>
    )),
    ...ground.map(({ id, kind, keywords }) => (
      <Line key={id} kind="ground" about={[{ kind: 'terrain', id }]}>
        {say('battle.pose.ground', {
          terrain: kind,
          keywords: keywords.map((keyword) => tell(`name.terrain-keyword.${keyword}`)).join(' · '),
        })}
      </Line>
    )),
  ];
}

const percent = (chance: number): number => Math.round(100 * chance);

/** The most likely first. */
function threatLines({ enemies }: Outlook): VNode[] {
  return enemies
    .filter(({ charged }) => charged !== null)
    .toSorted((a, b) => (a.charged?.roll ?? 7) - (b.charged?.roll ?? 7))
    .map(({ enemy, charged, ready }) => (
      <Line key={`threat ${enemy}`} kind="threat" about={[unit(enemy)]}>
        {say('battle.pose.threat', {
          enemy,
          arc: arcOf(charged?.side),
          roll: charged?.roll ?? 6,
          chance: percent(charged?.chance ?? 0),
          ready: String(ready),
        })}
      </Line>
    ));
}

function chanceLines({ enemies }: Outlook): VNode[] {
  return enemies
    .filter(({ charges, shoots }) => charges !== null || shoots)
    .map(({ enemy, charges, shoots, distance }) => (
      <Line key={`chance ${enemy}`} kind="chance" about={[unit(enemy)]}>
        {charges === null
          ? say('battle.pose.shoots', { enemy, distance })
          : say('battle.pose.charges', {
              enemy,
              arc: arcOf(charges.side),
              roll: charges.roll,
              chance: percent(charges.chance),
              shoots: String(shoots),
            })}
      </Line>
    ));
}

function sightLines({ enemies, hidden }: Outlook): VNode[] {
  const only = (found: readonly Standing[]): readonly string[] => found.map(({ enemy }) => enemy);
  const seen = only(enemies.filter(({ sees, charges, shoots }) => sees && charges === null && !shoots));
  const shotBy = only(enemies.filter(({ shot }) => shot));
  return [
    ...(seen.length === 0
      ? []
      : [
          <Line key="sees" kind="sight" about={seen.map(unit)}>
            {say('battle.pose.sees', { units: seen, count: seen.length })}
          </Line>,
        ]),
    ...(shotBy.length === 0
      ? []
      : [
          <Line key="shot" kind="threat" about={shotBy.map(unit)}>
            {say('battle.pose.shot-by', { units: shotBy, count: shotBy.length })}
          </Line>,
        ]),
    ...hidden.map(({ viewer, target }) => (
      <Line key={`${viewer} ${target}`} kind="sight" about={[unit(viewer), unit(target)]}>
        {say('battle.pose.hides', { target, viewer })}
      </Line>
    )),
  ];
}

/** As the rulebook names arcs. */
function arcOf(side: string | undefined): string {
  return side === 'left' || side === 'right' ? 'flank' : (side ?? 'front');
}
