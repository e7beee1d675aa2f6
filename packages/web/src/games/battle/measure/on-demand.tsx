// What is measured is drawn, and fetched, once somebody measures.

import type { FunctionComponent, VNode } from 'preact';
import { lazy } from '../../../app/lazy.tsx';
import { useDesk } from '../desk.ts';
import { measuringAt } from './measuring.ts';

const nothing = (): null => null;

function whileMeasuring(load: () => Promise<FunctionComponent>): FunctionComponent {
  const Measured = lazy(load, nothing);
  return function WhileMeasuring(): VNode | null {
    return measuringAt(useDesk()).open.value ? <Measured /> : null;
  };
}

export const MeasureUnder = whileMeasuring(async () => (await import('./overlay.tsx')).MeasureUnder);
export const MeasureOver = whileMeasuring(async () => (await import('./overlay.tsx')).MeasureOver);
