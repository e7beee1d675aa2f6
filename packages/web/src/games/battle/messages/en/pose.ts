// Moving by hand and measuring.

export const pose = {
  'battle.pose.place': 'Place {number}',
} as const;
