/** What the tourney says: its events, its refusals and the names of its things. */
export const en = {
  'event.tent': '{seat:name.seat} pitches a tent at ({x}, {y}).',
  'event.drawn': '{seat:name.seat} draws a favour: {card:name.favour}.',
  'event.bids': 'The bids are open: {bids:count.bid}.',
  'count.bid': '{key:name.seat} {n}',
  'event.challenge': '{seat:name.seat} challenges {opponent:name.seat} with {arms:name.arms}.',
  'event.favour': '{seat:name.seat} plays a favour on {target:name.seat}: {favour:name.favour}.',
  'event.undone': 'The favour of {seat:name.seat} is undone: {favour:name.favour}.',
  'event.joust': '{winner:name.seat} beats {loser:name.seat} with a lead of {by}.',
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
    'A tent at ({x}, {y}) is off the field, which goes from 0 to {field}.',
  'refusal.tourney/tents/apart':
    'The tent of {seat:name.seat} is {distance} away; tents stand at least {least} apart.',
  'refusal.tourney/bid/purse': 'A bid of {bid} is more than the purse of {purse}.',
  'refusal.tourney/joust/not-oneself': 'No knight can joust against himself.',
  'refusal.tourney/joust/two-squires-a-post': 'Three squires are too many for one post: {post:name.post}.',
} as const;

export type Messages = Record<keyof typeof en, string>;
