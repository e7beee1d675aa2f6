/** What binds the army lists of one faction, or of all of them by what is printed on several cards at once. */
import { refuse, type Refusal } from '@maester/kernel';
import type { Edition } from '../edition/edition.ts';
import type { Card } from '../cards/card.ts';
import type { Entry } from './entries.ts';
import type { Faction } from '../cards/factions.ts';

const ALLIES: { readonly [F in Faction]?: readonly Faction[] } = { brotherhood: ['baratheon', 'stark'] };

/** Factions whose Combat Units may be in an army of this one. */
export const alliesOf = (faction: Faction): readonly Faction[] => ALLIES[faction] ?? [];

/** battle/faction/brotherhood-ally: the one Combat Unit of another faction that belongs to the army like its own. */
export function allyOf(faction: Faction, fielded: readonly Entry[]): Entry | undefined {
  return fielded.find(({ kind, card }) => kind === 'unit' && alliesOf(faction).includes(card.faction));
}

/** As messages name it: `renly-baratheon`. */
const loyaltyId = (loyalty: string): string => loyalty.toLowerCase().replaceAll(' ', '-');

const CATELYN = 'Catelyn Stark';
const ENEMIES_OF_CATELYN = [
  'Dreadfort Captain',
  'Bolton Flayer',
  'Roose Bolton',
  'Ramsay Snow',
  'Walder Frey',
];

const isBoltons = ({ card: { faction, affiliations = [] } }: Entry): boolean =>
  faction === 'bolton' || affiliations.includes('house-bolton');

export function factionProblems(rules: Edition, faction: Faction, fielded: readonly Entry[]): Refusal[] {
  const problems: Refusal[] = [];
  const refuseAll = (rule: string, cards: readonly Entry[]): void => {
    for (const { id } of cards) problems.push(refuse(rule, { card: id }));
  };
  const neutrals = fielded.filter(({ card }) => card.faction === 'neutral');
  if (faction === 'free-folk') refuseAll('battle/faction/free-folk-no-neutrals', neutrals);
  if (faction === 'brotherhood' && fielded.some(({ card }) => card.character === CATELYN))
    refuseAll(
      'battle/faction/brotherhood-catelyn',
      fielded.filter((entry) => isBoltons(entry) || ENEMIES_OF_CATELYN.includes(entry.card.name)),
    );
  if (faction === 'bolton')
    refuseAll(
      'battle/faction/bolton-characters',
      neutrals.filter(
        ({ card: { character } }) => character !== undefined && isInFaction(rules, 'bolton', character),
      ),
    );
  const loyalties = [...new Set(fielded.flatMap(({ card }) => card.loyalty ?? []))];
  if (loyalties.length > 1)
    problems.push(refuse('battle/faction/baratheon-loyalty', { loyalties: loyalties.map(loyaltyId) }));
  return problems;
}

const charactersOf = new WeakMap<Edition, Map<Faction, ReadonlySet<string>>>();

function isInFaction(rules: Edition, faction: Faction, character: string): boolean {
  const known = charactersOf.get(rules) ?? new Map<Faction, ReadonlySet<string>>();
  charactersOf.set(rules, known);
  let characters = known.get(faction);
  if (characters === undefined) {
    const { units, attachments, ncus } = rules;
    const cards = [units, attachments, ncus].flatMap((table) => Object.values<Card>(table));
    characters = new Set(cards.flatMap((card) => (card.faction === faction ? (card.character ?? []) : [])));
    known.set(faction, characters);
  }
  return characters.has(character);
}
