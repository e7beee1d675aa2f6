import { battle } from '@maester/battle';
import { seededRandom, type Json } from '@maester/kernel';
import { changed, Table, type AnyGame, type Guest, type Message, type StateMessage } from '@maester/table';
import { thrones } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { TableModel } from '../../src/table/model.ts';
import type { Listener, TableService } from '../../src/table/service.ts';

const revived = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The line to a table: what arrives has been on the wire. */
function lineTo(table: Table, seat: string): { readonly guest: Guest; readonly service: TableService } {
  let listener: Listener | null = null;
  let last: StateMessage | null = null;
  const hear = (message: Message): void => {
    const whole = message.type === 'change' && last !== null ? changed(last, message) : message;
    if (whole.type === 'state') last = whole;
    listener?.hear(whole);
  };
  let knowsRules = false;
  const guest: Guest = {
    seat,
    host: true,
    changes: true,
    get knowsRules() {
      return knowsRules;
    },
    send: (message) => hear(revived(message)),
    dismiss: () => {},
  };
  const service = {
    join: (_id: string, _seat: string | null, joined: Listener) => {
      listener = joined;
      knowsRules = joined.knowsRules === true;
      table.join(guest, -1);
      return { send: () => Promise.reject(new Error('the test says it')), leave: () => {} };
    },
  } as unknown as TableService;
  return { guest, service };
}

function modelAt(table: Table, game: AnyGame, seat: string, knowsRules: boolean) {
  const { guest, service } = lineTo(table, seat);
  const model = new TableModel(service, { service: 'remote', id: 'abcd' }, seat, {
    pace: () => 0,
    now: () => 0,
    later: () => () => {},
    whenSeen: () => () => {},
    shared: () => false,
    counsel: () => Promise.reject(new Error('nobody advises')),
    decide: knowsRules ? (view, asked) => game.decision(view, asked) : undefined,
  });
  return { seat, guest, model };
}

function newTable(game: AnyGame): Table {
  const setup = game.usualSetup(game.players.max);
  const seats = game.seats(setup);
  const place = (seat: string) => ({
    seat,
    kind: 'person' as const,
    name: seat,
    tokenHash: seat,
    mind: null,
  });
  return new Table(
    {
      game,
      minds: [],
      pace: 0,
      now: () => 0,
      later: () => () => {},
      save: () => {},
      report: (problem) => {
        throw problem;
      },
    },
    {
      record: {
        id: 'abcd',
        game: game.id,
        gameVersion: game.version,
        setup: setup as Json,
        seed: 'decided',
        salts: null,
        status: 'gathering',
        clock: { kind: 'none' },
        chat: true,
        open: false,
        hostHash: 'host',
        created: 0,
        rematch: null,
        seats: seats.map(place),
      },
      entries: [],
      chat: [],
      banks: null,
    },
  );
}

describe.each([thrones, battle] as unknown as AnyGame[])('in a whole game of $id', (game) => {
  it('whoever has the rules sees what others are told that they are asked', { timeout: 120_000 }, () => {
    const table = newTable(game);
    const seats = table.record.seats.map(({ seat }) => seat);
    const told = seats.map((seat) => modelAt(table, game, seat, false));
    const seeing = seats.map((seat) => modelAt(table, game, seat, true));
    const compare = (): void => {
      for (const [i, { model }] of told.entries())
        expect(seeing[i]?.model.shown.value).toEqual(model.shown.value);
    };
    compare();
    const [host] = seeing;
    if (host === undefined) throw new Error('nobody is there');
    table.request(host.guest, { type: 'start', id: 0 });
    const random = seededRandom('decided');
    let asked = 0;
    while (game.outcome(table.state) === null) {
      compare();
      const [seat = ''] = game.waiting(table.state);
      const acting = seeing.find((one) => one.seat === seat) ?? host;
      if ((acting.model.shown.value?.decision ?? null) !== null) asked += 1;
      const choice = game.sample(table.state, seat, random);
      table.request(acting.guest, { type: 'choose', id: 1, version: table.version, choice });
    }
    compare();
    expect(asked).toBe(table.version);
  });
});
