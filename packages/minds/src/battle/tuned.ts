/** By how many steps tuning has altered each of the plain weights; four steps double it. Written by `maester tune battle`. */
export const TUNED = {
  scoring: 0,
  holding: 0,
  army: 0,
  standing: 0,
  threats: 0,
  'first-threat': 0,
  'later-threats': 0,
  reach: 0,
  ground: 0,
  cards: 0,
  conditions: 0,
  ready: 0,
  advisers: 0,
  bled: 0,
  walls: 0,
  caution: 0,
} as const;
