// The Tactics Board: its zones with who claimed them and what they do, and the NCUs of every player.

import { rulesOf, type BattleState } from '@maester/battle/engine';
import { type NcuState, tokensOn, zoneWith } from '@maester/battle/field';
import { kept } from '@maester/battle/tables';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { NcuCard } from '../cards/other-cards.tsx';
import { RichText } from '../cards/rich-text.tsx';
import { useDesk, useLight } from '../desk.ts';
import { colours, signOf } from '../field/armies.ts';
import { ArmyShield } from '../heraldry/army-shield.tsx';
import { Glyph, hasGlyph } from '../heraldry/glyph.tsx';
import { say } from '../say.ts';
import { ArmyLabel, Reading, Section } from './parts.tsx';
import './tactics-board.css';

export function TacticsBoard(): VNode | null {
  const view = useDesk().view.value;
  if (view === null) return null;
  return (
    <>
      <Section title={say('battle.board.zones')}>
        <ul class="zones">
          {Object.entries(view.zones).map(([id, ncu]) => (
            <ZoneTile key={id} view={view} id={id} ncu={ncu} />
          ))}
        </ul>
      </Section>
      <Section title={say('battle.board.ncus')}>
        {view.seats
          .filter((seat) => view.ncus.some((ncu) => ncu.seat === seat))
          .map((seat) => (
            <div key={seat} class="ncus-of">
              <ArmyLabel seat={seat} />
              <ul class="plain-list">
                {view.ncus
                  .filter((ncu) => ncu.seat === seat)
                  .map((ncu) => (
                    <NcuLine key={ncu.id} view={view} ncu={ncu} />
                  ))}
              </ul>
            </div>
          ))}
      </Section>
    </>
  );
}

interface ZoneProps {
  readonly view: BattleState;
  readonly id: string;
  readonly ncu: string | null;
}

function ZoneTile({ view, id, ncu }: ZoneProps): VNode {
  const claimer = view.ncus.find((one) => one.id === ncu);
  const light = useLight(ncu === null ? [] : [{ kind: 'ncu', id: ncu }]);
  return (
    <li
      class="zone"
      data-claimed={claimer !== undefined}
      style={claimer === undefined ? undefined : colours(view, claimer.seat)}
      {...light}
    >
      <span class="zone-sign">{hasGlyph(id) && <Glyph of={id} size={28} />}</span>
      <strong>{tell(`name.zone.${id}`)}</strong>
      <span class="zone-state">
        {claimer === undefined ? (
          say('battle.board.zone.free')
        ) : (
          <>
            <ArmyShield
              sign={signOf(view, claimer.seat)}
              size={16}
              label={tell(`name.seat.${claimer.seat}`)}
            />{' '}
            {say('battle.board.zone.claimed', { ncu: claimer.id })}
          </>
        )}
      </span>
      <span class="zone-text">
        <RichText text={tell(`text.zone.${id}`)} />
      </span>
    </li>
  );
}

function NcuLine({ view, ncu }: { readonly view: BattleState; readonly ncu: NcuState }): VNode {
  const influence = view.lasting.find(({ from }) => from === ncu.id);
  const light = useLight(influence === undefined ? [] : [{ kind: 'unit', id: influence.on }]);
  const name = tell(`name.unit.${ncu.id}`);
  const zone = zoneWith(view, ncu.id);
  const quadrant = kept(view, 'ncuQuadrants', {})[ncu.id];
  return (
    <li class="ncu-line" data-destroyed={ncu.destroyed} {...light}>
      <Glyph
        of={ncu.destroyed ? 'destroyed' : ncu.activated ? 'activated' : 'ready'}
        size={16}
        label={say(
          ncu.destroyed
            ? 'battle.panels.destroyed'
            : ncu.activated
              ? 'battle.panels.activated'
              : 'battle.panels.ready',
        )}
      />
      <span>
        <Reading
          title={name}
          class="as-link"
          text={() => (
            <NcuCard
              rules={rulesOf(view)}
              card={ncu.card}
              sign={signOf(view, ncu.seat)}
              now={{ tokens: tokensOn(ncu) }}
            />
          )}
        >
          {name}
        </Reading>
        <small class="note">
          {[
            ...(zone === null ? [] : [say('battle.board.in-zone', { zone })]),
            ...(quadrant === undefined ? [] : [say('battle.board.in-quadrant', { quadrant })]),
            ...(influence === undefined ? [] : [say('battle.board.influence', { unit: influence.on })]),
          ].join(' · ')}
        </small>
      </span>
    </li>
  );
}
