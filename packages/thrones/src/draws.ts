/** Every draw of the board game by its name: scenarios script them, and the page of forms lists them. */
export const DRAWS: { readonly [name: string]: string } = {
  'westeros-deck-I': 'a shuffle of Westeros deck I',
  'westeros-deck-II': 'a shuffle of Westeros deck II',
  'westeros-deck-III': 'a shuffle of Westeros deck III',
  'wildling-deck': 'a shuffle of the Wildling deck',
  'tides-deck': 'a shuffle of the Tides of Battle deck',
};
