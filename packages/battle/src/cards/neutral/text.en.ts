/** Neutral: what abilities and Tactics cards do, in our own words. Names come from the cards themselves. */
export const text = {};
