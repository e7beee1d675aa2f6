// Who can reach, support or raid an area, by House: a glance before one decides.

import type { ThronesState } from '@maester/thrones';
import { aroundArea, type AreaId } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { tell } from '../../app/words.ts';
import { HouseShield } from './house-shield.tsx';
import { FACES } from './sign-shapes.ts';
import { say } from './words.ts';
import './around.css';

const GLYPHS = {
  march: FACES['march-0'].glyph,
  support: FACES['support-0'].glyph,
  raid: FACES.raid.glyph,
} as const;

function Glyph({ of }: { readonly of: keyof typeof GLYPHS }): VNode {
  return (
    <svg
      class={`around-glyph ${of}`}
      viewBox="-12 -12 24 24"
      width="14"
      height="14"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: GLYPHS[of] }}
    />
  );
}

export function AroundArea(props: { readonly view: ThronesState; readonly id: AreaId }): VNode | null {
  const around = aroundArea(props.view, props.id);
  if (around.length === 0) return null;
  return (
    <ul class="around" aria-label={say('thrones.board.around')}>
      {around.map(({ house, march, marchFrom, support, supportFrom, raidFrom }) => (
        <li key={house}>
          <HouseShield house={house} size={18} label={tell(`name.house.${house}`)} />
          {marchFrom.length > 0 && (
            <b title={say('thrones.board.around.march', { strength: march, from: marchFrom })}>
              <Glyph of="march" />
              <span class="visually-hidden">
                {say('thrones.board.around.march', { strength: march, from: marchFrom })}
              </span>
              <span aria-hidden="true">{march}</span>
            </b>
          )}
          {supportFrom.length > 0 && (
            <b title={say('thrones.board.around.support', { strength: support, from: supportFrom })}>
              <Glyph of="support" />
              <span class="visually-hidden">
                {say('thrones.board.around.support', { strength: support, from: supportFrom })}
              </span>
              <span aria-hidden="true">{support}</span>
            </b>
          )}
          {raidFrom.length > 0 && (
            <b title={say('thrones.board.around.raid', { from: raidFrom })}>
              <Glyph of="raid" />
              <span class="visually-hidden">{say('thrones.board.around.raid', { from: raidFrom })}</span>
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}
