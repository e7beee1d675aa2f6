/** What the tourney says: its events, its refusals and the names of its things. */
export const en = {
  'event.tent': '{seat:name.seat} pitches a tent at ({x}, {y}).',
  'event.drawn': '{seat:name.seat} draws a favour: {card:name.favour}.',
  'event.bids': 'The bids are revealed: {bids:count.bid}.',
  'count.bid': '{key:name.seat} {n}',
  'event.challenge': '{seat:name.seat} challenges {opponent:name.seat} with {arms:name.arms}.',
  'event.favour': '{seat:name.seat} plays a favour on {target:name.seat}: {favour:name.favour}.',
  'event.undone': "{seat:name.seat}'s favour is cancelled: {favour:name.favour}.",
  'event.joust': '{winner:name.seat} beats {loser:name.seat} by {by}.',
  'event.end': 'The tourney is over. Champions: {winners:name.seat}.',
  'event.roll': '{name:name.roll}: {values}.',
  'name.seat.red': 'Red',
  'name.seat.blue': 'Blue',
  'name.seat.green': 'Green',
  'name.seat.gold': 'Gold',
  'name.favour.spur': 'spur',
  'name.favour.jeer': 'jeer',
  'name.favour.page': 'page',
  'name.favour.hidden': 'unknown',
  'name.arms.lances': 'lances',
  'name.arms.swords': 'swords',
  'name.post.lance': 'lance',
  'name.post.shield': 'shield',
  'name.post.horse': 'horse',
  'name.roll.roll-off': 'The tied bidders roll',
  'name.roll.tilt': 'A tilt',
  'refusal.tourney/tents/on-the-field':
    'A tent at ({x}, {y}) would be off the field, which runs from 0 to {field}.',
  'refusal.tourney/tents/apart':
    "{seat:name.seat}'s tent is {distance} away; tents must be at least {least} apart.",
  'refusal.tourney/bid/purse': "You can't bid {bid}: your purse holds {purse}.",
  'refusal.tourney/joust/not-oneself': "Knights can't joust against themselves.",
  'refusal.tourney/joust/two-squires-a-post': 'A post takes at most two squires: {post:name.post}.',
} as const;

export type Messages = Record<keyof typeof en, string>;
