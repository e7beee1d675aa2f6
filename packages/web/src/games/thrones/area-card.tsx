// The card of an area one looks at: what is printed there, who holds it, what stands in it.

import type { ThronesState } from '@maester/thrones';
import {
  AREAS,
  controller,
  NEIGHBOURS,
  UNIT_KINDS,
  UNITS,
  type AreaId,
  type UnitKind,
} from '@maester/thrones/tables';
import type { Refusal } from '@maester/kernel';
import type { ComponentChildren, FunctionComponent, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tell, tellRefusal } from '../../app/words.ts';
import { say, type ThronesKey } from './words.ts';
import { areaIn, neutralWords, orderWords } from './area-words.ts';
import type { OrderShown } from './orders-shown.ts';
import { HouseShield } from './house-shield.tsx';
import {
  CastleIcon,
  CrownIcon,
  OrderSign,
  PowerSign,
  StrongholdIcon,
  SupplyIcon,
  TowerSign,
  UnitSign,
} from './signs.tsx';
import './area-card.css';

interface AreaCardProps {
  readonly view: ThronesState;
  readonly id: AreaId;
  readonly order: OrderShown | null;
  /** Takes the focus when it opens, as it was asked for by keyboard. */
  readonly focus: boolean;
  /** Where it leaves its area in sight. */
  readonly side: string;
  readonly onClose: () => void;
  /** Why it cannot be chosen now. */
  readonly whyNot: Refusal | null;
  readonly Around: FunctionComponent<{ readonly view: ThronesState; readonly id: AreaId }>;
}

export function AreaCard(props: AreaCardProps): VNode | null {
  const { view, id, order, focus, side, onClose, whyNot, Around } = props;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus) close.current?.focus();
  }, [focus, id]);
  const area = areaIn(view, id);
  if (area === null) return null;
  const printed = AREAS[id];
  const holder = controller(view, id);
  const { house } = area;
  return (
    <section class={`area-card over-map ${side}`} aria-label={tell(`name.area.${id}`)}>
      <header>
        <h2>{tell(`name.area.${id}`)}</h2>
        <button
          ref={close}
          type="button"
          class="close"
          aria-label={say('thrones.board.close')}
          onClick={onClose}
        >
          <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
            <path d="M-6-6 6 6M6-6-6 6" />
          </svg>
        </button>
      </header>
      <p class="facts">
        <span>{say(`thrones.board.kind.${printed.kind}`)}</span>
        <span>{say('thrones.board.neighbours', { n: NEIGHBOURS[id].length })}</span>
      </p>
      <Printed id={id} />
      <ul>
        {area.neutral !== null ? (
          <Row sign={<TowerSign />}>{neutralWords(area.neutral)}</Row>
        ) : holder === null ? (
          <li class="nobody">{say('thrones.board.held-by-nobody')}</li>
        ) : (
          <Row sign={<HouseShield house={holder} size={26} />}>
            {say('thrones.board.held-by', { house: holder })}
          </Row>
        )}
        {house !== null &&
          UNIT_KINDS.filter((kind) => area.units[kind] > 0).map((kind) => (
            <Row key={kind} sign={<UnitSign kind={kind} house={house} size={26} />}>
              {tell(`count.unit.${kind}`, { n: area.units[kind] })}
              <small>
                {area.routed[kind] > 0
                  ? say('thrones.board.so-many-routed', { n: area.routed[kind] })
                  : say(strengthWords(kind, area.units[kind]), {
                      strength: UNITS[kind].strength,
                      against: UNITS[kind].strengthAgainstFort,
                    })}
              </small>
            </Row>
          ))}
        {area.garrison > 0 && (
          <Row sign={<TowerSign />}>{say('thrones.board.garrison', { strength: area.garrison })}</Row>
        )}
        {area.power !== null && (
          <Row sign={<PowerSign house={area.power} size={26} />}>
            {say('thrones.board.power-token', { house: area.power })}
          </Row>
        )}
        {order !== null && (
          <Row sign={<OrderSign order={order.order} house={order.house} size={32} />}>
            {orderWords(order)}
          </Row>
        )}
      </ul>
      <Around view={view} id={id} />
      {whyNot !== null && <p class="why-not">{tellRefusal(whyNot)}</p>}
    </section>
  );
}

function strengthWords(kind: UnitKind, count: number): ThronesKey {
  if (kind === 'siege-engine') return 'thrones.board.strength-of-engine';
  return count === 1 ? 'thrones.board.strength' : 'thrones.board.strength-each';
}

function Row({ sign, children }: { readonly sign: VNode; readonly children: ComponentChildren }): VNode {
  return (
    <li>
      {sign}
      <span>{children}</span>
    </li>
  );
}

function Printed({ id }: { readonly id: AreaId }): VNode | null {
  const { fort, supply, power, musterPoints } = AREAS[id];
  if (fort === null && supply === 0 && power === 0) return null;
  return (
    <p class="printed">
      {fort !== null && (
        <span>
          {fort === 'castle' ? <CastleIcon /> : <StrongholdIcon />}
          {tell(`name.fort.${fort}`)} · {say('thrones.board.muster-points', { n: musterPoints })}
        </span>
      )}
      {supply > 0 && (
        <span>
          <SupplyIcon />
          {say('thrones.board.supply-icons', { n: supply })}
        </span>
      )}
      {power > 0 && (
        <span>
          <CrownIcon />
          {say('thrones.board.power-icons', { n: power })}
        </span>
      )}
    </p>
  );
}
