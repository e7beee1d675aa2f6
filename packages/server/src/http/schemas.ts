// What requests and answers look like, as JSON Schema: requests are checked against it, answers are written by it, and
// /api/openapi.json is made from it.

import type { OEmbed } from '../embed.ts';
import {
  CHAT_LENGTH,
  NAME_LENGTH,
  PASSWORD_LENGTH,
  type Draft,
  type Progress,
  type Proposal,
  type SeatInfo,
  type TableInfo,
} from '@maester/table';
import type { Row } from '@maester/records/results';
import type { Health } from '../answer.ts';
import { PACES, type Rating } from '../ratings.ts';
import type { OpenStatistics } from '../statistics.ts';

const text = (description: string) => ({ type: 'string', description }) as const;
const yesNo = (description: string) => ({ type: 'boolean', description }) as const;
const textOrNull = (description: string) => ({ type: 'string', nullable: true, description }) as const;
const whole = (description: string) => ({ type: 'integer', description }) as const;

const LONGEST_CLOCK = 14 * 24 * 3600;
const seconds = (most: number) => ({ type: 'integer', minimum: 1, maximum: most }) as const;

/** An object with these fields and no others. */
function object<Fields extends { readonly [name: string]: object }>(
  properties: Fields,
  required: readonly (keyof Fields & string)[] = Object.keys(properties),
) {
  return { type: 'object', properties, required, additionalProperties: false } as const;
}

const kind = (name: string) => ({ type: 'string', enum: [name] }) as const;

const clock = {
  description: 'How long people may think',
  oneOf: [
    object({ kind: kind('none') }),
    object({ kind: kind('per-decision'), seconds: seconds(LONGEST_CLOCK) }),
    object({
      kind: kind('bank'),
      seconds: seconds(LONGEST_CLOCK),
      increment: { type: 'integer', minimum: 0, maximum: 24 * 3600 },
      cap: seconds(LONGEST_CLOCK),
    }),
  ],
} as const;

const seatInfo = object({
  seat: text('Its name in the game'),
  name: textOrNull('Of the person who sits there'),
  kind: { type: 'string', enum: ['open', 'person', 'mind'], description: 'Who sits there' },
  mind: textOrNull('The computer player, if one plays'),
  arms: textOrNull('Arms of the person, in five words'),
  player: textOrNull('Who the person is at rated tables'),
  offered: yesNo('Someone may take over from the computer player'),
  connected: yesNo('Someone is connected at this seat'),
  missed: whole('Decisions in a row that were made because the clock ran out'),
  timeOut: yesNo('The clock ran out, and the person has not answered since'),
  left: { type: 'number', nullable: true, description: 'Milliseconds left; null without a clock' },
  running: yesNo('The clock is running'),
} satisfies Record<keyof SeatInfo, object>);

const seats = { type: 'array', items: { type: 'string' } } as const;

const proposal = {
  ...object({
    number: whole('Named by votes'),
    by: text('The seat that asks'),
    motion: { type: 'object', additionalProperties: true, description: 'What it asks for' },
    agreed: { ...seats, description: 'The seats that have agreed' },
    asked: { ...seats, description: 'The seats whose agreement is missing' },
  } satisfies Record<keyof Proposal, object>),
  nullable: true,
} as const;

export const tableInfo = object({
  table: text('The id'),
  game: text('The game'),
  version: text('Of the rules'),
  setup: { description: 'The options of the game' },
  status: { type: 'string', enum: ['gathering', 'playing', 'over'], description: 'How far it has come' },
  seats: { type: 'array', items: seatInfo },
  clock,
  chat: yesNo('Players may chat'),
  minds: { type: 'array', items: { type: 'string' }, description: 'The computer players there are' },
  commitment: text('The hash of the seed'),
  seed: textOrNull('Null until the game is over'),
  salts: {
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What each seat added to the seed',
  },
  paused: {
    ...object(
      {
        why: { type: 'string', enum: ['empty', 'agreed', 'missing'], description: 'Why nothing happens' },
        seat: text('The one who is missing'),
      },
      ['why'],
    ),
    nullable: true,
  },
  proposal,
  rematch: textOrNull('The table of the rematch'),
  rated: yesNo('The result counts for ratings'),
  dealt: yesNo('Seats are dealt at random'),
  draft: {
    ...object({
      seats: { ...seats, description: 'What there is to pick' },
      order: {
        ...seats,
        description: 'Places in the order in which they pick; empty until the draft starts',
      },
      picks: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'The seats that were picked, by place',
      },
    } satisfies Record<keyof Draft, object>),
    nullable: true,
  },
  locked: yesNo('Whoever sits down must know the password'),
  spectators: whole('How many watch'),
  progress: {
    ...object({
      round: { type: 'integer', nullable: true, description: 'Null in a game without rounds' },
      waiting: { ...seats, description: 'The seats that must decide' },
      winners: { ...seats, nullable: true, description: 'Null until the game is over' },
    } satisfies Record<keyof Progress, object>),
    nullable: true,
  },
} satisfies Record<keyof TableInfo, object>);

export const newTable = object(
  {
    game: { type: 'string', description: 'What to play' },
    players: { type: 'integer', minimum: 1, maximum: 20, nullable: true, description: 'How many seats' },
    setup: { description: 'The options of the game; without them the usual ones' },
    clock,
    chat: yesNo('Players may chat (true)'),
    open: yesNo('Listed for everyone (false)'),
    rated: yesNo('The result counts for ratings (false)'),
    dealt: yesNo('Seats are dealt at random: ask for the seat any (false)'),
    draft: yesNo('Seats are picked in turn when the table starts (false)'),
    password: textOrNull(`Whoever sits down must know it; at most ${PASSWORD_LENGTH} characters`),
    minds: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Computer players by seat',
    },
  },
  ['game'],
);

export const newGuest = object(
  {
    name: { type: 'string', description: `At most ${NAME_LENGTH} characters` },
    salt: {
      type: 'string',
      pattern: '^[0-9a-f]{32}$',
      nullable: true,
      description: 'Random hexadecimal digits that go into the seed of the game',
    },
    arms: textOrNull('A coat of arms in five words'),
    identity: textOrNull('A secret by which rated tables know the person again'),
    password: textOrNull('Of the table, where it has one'),
  },
  ['name'],
);

export const made = object({ table: text('The id, for the link'), host: text('The secret of the host') });
export const remade = object({
  table: text('The id of the new table'),
  host: textOrNull('The secret of the host; null for all but the first who asks'),
});
export const seated = object({
  token: text('The secret of the seat'),
  seat: text('The seat, also where one asked for any'),
});
export const openTables = object({
  tables: { type: 'array', items: tableInfo },
  running: { type: 'array', items: tableInfo },
});

const share = object({
  key: text('The faction or House, the card, or all'),
  played: whole('Parts of people'),
  won: whole('Of these'),
  drawn: whole('Of these'),
  share: { type: 'number', description: 'Won of played' },
  low: { type: 'number', description: 'The lower end of its 95 % interval' },
  high: { type: 'number', description: 'The upper end' },
} satisfies Record<keyof Row, object>);

const shares = { type: 'array', items: share } as const;

const statisticsOfGame = object({
  games: whole('Finished games with at least one person'),
  all: share,
  factions: { ...shares, description: 'By faction or House' },
  commanders: { ...shares, description: 'By Commander' },
  units: { ...shares, description: 'By unit or NCU, once for each army' },
  gamesByMode: {
    type: 'array',
    items: object({ key: text('The mode, or the number of players'), games: whole('In this mode') }),
  },
  luckier: { ...share, description: 'How often the luckier of two sides won' },
} satisfies Record<keyof OpenStatistics, object>);

export const statistics = object({ battle: statisticsOfGame, thrones: statisticsOfGame });

export const journal = {
  type: 'object',
  description: 'Setup, seed and every choice: what maester replay reads',
  additionalProperties: true,
} as const;

export const health = object({
  status: {
    type: 'string',
    enum: ['ok', 'failing'],
    description: 'failing: the last choices could not be saved, or the disk has not answered for 5 seconds',
  },
  version: text('Of Maester'),
  uptimeSeconds: whole('Since the start'),
  loopDelayMilliseconds: whole('The longest that anything had to wait of late'),
} satisfies Record<keyof Health, object>);

export const about = object({
  version: text('Of Maester'),
  protocol: {
    ...object({ oldest: whole('The first version this server speaks'), newest: whole('The last') }),
    description: 'Of the socket: name yours when you join',
  },
});

export const problem = object({
  error: text('A code for programs'),
  message: text('A sentence for people'),
});

export const tableParams = object({ id: text('The id of the table') });
export const seatParams = object({ id: text('The id of the table'), seat: text('The seat') });

/** Named in the description of the socket. */
export const SOCKET = `A WebSocket, described in docs/protocol.md: the first message joins, then requests go in and messages come out. Chat takes ${CHAT_LENGTH} characters.`;

// Besides the tables

export const newGame = object(
  {
    code: text('A packed journal: JSON, compressed, in base64url'),
    round: { type: 'integer', minimum: 0, nullable: true, description: 'The round that is shared' },
  },
  ['code'],
);
export const sharedId = object({ id: text('For the link') });
export const sharedGame = object({
  code: text('The packed journal'),
  game: text('The game'),
  round: { type: 'integer', nullable: true, description: 'The round that is shared' },
});
export const gameParams = object({ id: text('The id of the game') });

const rating = {
  player: text('Who it is; mind:ID for a computer player'),
  name: textOrNull('Of the person'),
  arms: textOrNull('In five words'),
  points: whole('1500 at first'),
  within: whole('The true strength is this close, 95 times out of 100'),
  games: whole('Rated games'),
} as const satisfies Record<keyof Rating, object>;

export const ratings = object({ ratings: { type: 'array', items: object(rating) } });
export const ratingParams = object({
  game: text('The game'),
  pace: { type: 'string', enum: PACES, description: 'How long people may think' },
});
export const identity = object({ identity: text('The secret of a person') });
export const self = object({
  player: text('Who that is to others'),
  ratings: {
    type: 'array',
    items: object({ ...rating, game: text('The game'), pace: text('The pace') }),
  },
});

const SEALED = text('An identity that only its passkey opens');
export const newSealed = object({
  place: text('32 bytes of base64url that follow from the passkey'),
  sealed: SEALED,
});
export const sealed = object({ sealed: SEALED });
export const sealedParams = object({ place: text('Where it is') });

export const pushKey = object({ key: text('For subscribing to web push') });
export const call = object(
  {
    on: yesNo('Whether to call'),
    subscription: object({
      endpoint: text('Of the push service'),
      p256dh: text('The key of the browser'),
      auth: text('The secret of the browser'),
    }),
    quiet: {
      ...object({ from: whole('An hour'), to: whole('An hour'), ahead: whole('Minutes ahead of UTC') }),
      nullable: true,
    },
    language: { type: 'string', enum: ['en', 'zh-Hant'] },
  },
  ['on', 'subscription'],
);
export const webhook = object({
  webhook: {
    ...object({ url: text('Whom to tell'), form: { type: 'string', enum: ['json', 'discord'] } }),
    nullable: true,
  },
});
export const nothing = object({});

export const oEmbedAsked = {
  type: 'object',
  required: ['url'],
  additionalProperties: false,
  properties: {
    url: { type: 'string', maxLength: 300, description: 'A link to a table, a game or a moment' },
    maxwidth: { type: 'string', pattern: '^\\d{1,5}$', description: 'The room there is, in pixels' },
    maxheight: { type: 'string', pattern: '^\\d{1,5}$', description: 'The room there is, in pixels' },
    format: { type: 'string', maxLength: 10, description: 'Only json' },
  },
} as const;
export const oEmbed = object({
  version: text('Of oEmbed'),
  type: text('Always rich'),
  provider_name: text('Maester'),
  provider_url: text('This server'),
  title: text('What it is'),
  html: text('To be put on the page'),
  width: whole('In pixels'),
  height: whole('In pixels'),
  cache_age: whole('How many seconds this holds'),
} satisfies Record<keyof OEmbed, object>);
