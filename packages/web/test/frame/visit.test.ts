import type { TableInfo } from '@maester/table';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Shown } from '../../src/frame/scene.ts';
import { nextSeat } from '../../src/frame/visit.ts';

const at = (seat: string, asked: boolean, behind = 0, kind = 'person') => ({
  seat,
  shown: signal({ decision: asked ? { seat } : null } as unknown as Shown),
  behind: signal(behind),
  info: signal({ seats: [{ seat, kind }] } as unknown as TableInfo),
});

describe('people who share a device', () => {
  it('whoever has it keeps it while they are asked, even if others are too', () => {
    expect(nextSeat([at('stark', true), at('tyrell', true)], 'tyrell')).toBe('tyrell');
  });

  it('another who is asked gets it', () => {
    expect(nextSeat([at('stark', true), at('tyrell', false)], 'tyrell')).toBe('stark');
  });

  it('whoever has it sees everything happen first', () => {
    expect(nextSeat([at('stark', true), at('tyrell', false, 2)], 'tyrell')).toBe('tyrell');
  });

  it('a seat that is given to the computer needs no device', () => {
    expect(nextSeat([at('stark', true, 0, 'mind'), at('tyrell', false)], 'tyrell')).toBe('tyrell');
  });

  it('nobody gets it while nobody is asked', () => {
    expect(nextSeat([at('stark', false), at('tyrell', false)], 'tyrell')).toBe('tyrell');
    expect(nextSeat([at('stark', false), at('tyrell', false)], null)).toBe('stark');
  });
});
