// Spectators who watch a table by way of other servers: the table has one guest for all of them, whose messages go on the
// table's line; each server hears it once, however many watch there.

import { randomUUID } from 'node:crypto';
import { CHANGES_SINCE, type Guest, type Table } from '@maester/table';
import type { Attendance, Join, Wire } from '../attendance.ts';
import type { Place } from '../live-tables.ts';
import { bytesOf } from '../message-bytes.ts';
import type { Tables } from '../tables.ts';
import { framesOf } from './frames.ts';
import type { Link } from './link.ts';

/** Where a spectator comes in: from the frame after this one of that gallery on. */
export interface Position {
  readonly gallery: string;
  readonly after: number;
}

interface Gallery {
  readonly name: string;
  readonly table: Table;
  readonly leave: () => void;
  readonly visitors: Set<Wire>;
  sent: number;
}

/** Those who hear changes and those who hear whole views each have a line. */
export const watchLine = (table: string, { protocol }: Join): string =>
  `watch.${table}.${protocol >= CHANGES_SINCE ? 'changes' : 'views'}`;

export class Galleries {
  readonly #tables: Tables;
  readonly #link: Pick<Link, 'send' | 'longestBody'>;
  readonly #galleries = new Map<string, Gallery>();

  constructor(tables: Tables, link: Pick<Link, 'send' | 'longestBody'>) {
    this.#tables = tables;
    this.#link = link;
  }

  /** Shows a spectator how it stands; `position` says from where on to follow the line. */
  async attend(
    id: string,
    join: Join,
    wire: Wire,
    position: (position: Position) => void,
  ): Promise<Attendance> {
    const place = await this.#tables.place(id);
    const { table, post } = place;
    const { since, heard, protocol } = join;
    const changes = protocol >= CHANGES_SINCE;
    this.#tables.checkRoom(table);
    const line = watchLine(id, join);
    const found = this.#galleries.get(line);
    const gallery = found?.table === table ? found : this.#open(place, line, changes);
    const leave = (): void => {
      gallery.visitors.delete(wire);
      if (gallery.visitors.size > 0) {
        table.recounted();
        return;
      }
      gallery.leave();
      if (this.#galleries.get(line) === gallery) this.#galleries.delete(line);
    };
    gallery.visitors.add(wire);
    const guest: Guest = {
      seat: null,
      host: false,
      changes,
      send: (message) => {
        const bytes = bytesOf(message);
        post(() => wire.send(bytes));
      },
      dismiss: () => wire.dismiss(),
    };
    try {
      table.recounted();
      table.show(guest, since, heard);
    } catch (error) {
      leave();
      throw error;
    }
    post(() => position({ gallery: gallery.name, after: gallery.sent }));
    return {
      as: 'spectator',
      request: (request) => place.request(guest, request),
      settled: post,
      leave,
    };
  }

  #open({ table, post }: Place, line: string, changes: boolean): Gallery {
    const name = randomUUID();
    const visitors = new Set<Wire>();
    const guest: Guest = {
      seat: null,
      host: false,
      get count() {
        return visitors.size;
      },
      changes,
      send: (message) => {
        const bytes = bytesOf(message);
        post(() => {
          for (const [body, more] of framesOf(bytes, this.#link.longestBody)) {
            gallery.sent += 1;
            const head = { gallery: name, n: gallery.sent, ...(more ? { more } : {}) };
            this.#link.send(line, head, body);
          }
        });
      },
      dismiss: () => {
        if (this.#galleries.get(line) === gallery) this.#galleries.delete(line);
        for (const visitor of visitors) visitor.dismiss();
      },
    };
    const gallery: Gallery = { name, table, visitors, sent: 0, leave: () => leave() };
    const leave = table.join(guest, table.version);
    this.#galleries.set(line, gallery);
    return gallery;
  }
}
