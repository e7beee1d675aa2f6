/**
 * The words in which cards are written, all in one place: moments, conditions, ways to choose from, effects. Each effect
 * builds a node of data; kinds says what it does.
 *
 *   answer(friendlyMelee, gains({ keywords: ['sundering'] }), holding('combat', gains({ dieValue: 'highest' })))
 *
 * Effects happen in the order in which they are written, each when the one before is over with all that it began.
 */
export * from './conditions.ts';
export * from './moments.ts';
export * from './ways.ts';
export * from './words/abilities.ts';
export * from './words/actions.ts';
export * from './words/activations.ts';
export * from './words/answers.ts';
export * from './words/attachments.ts';
export * from './words/attacks.ts';
export * from './words/board.ts';
export * from './words/cards.ts';
export * from './words/choices.ts';
export * from './words/decks.ts';
export * from './words/pillage.ts';
export * from './words/targeting.ts';
export * from './words/tests.ts';
export * from './words/units.ts';
export * from './words/zones.ts';
