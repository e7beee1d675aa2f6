/** What binds the army lists of one faction, or of all of them by what is printed on several cards at once. */
import { refuse, type Refusal } from '@maester/kernel';
import type { Edition } from '../edition/edition.ts';
import type { Card, Family } from '../cards/card.ts';
import type { Faction } from '../cards/factions.ts';

/** A card of an army list, as these rules see it. */
export interface Fielded {
  readonly id: string;
  readonly kind: 'unit' | 'attachment' | 'ncu';
  readonly name: string;
  readonly faction: Faction;
  readonly character?: string;
  readonly affiliations?: readonly Family[];
  readonly loyalty?: string;
}

const ALLIES: { readonly [F in Faction]?: readonly Faction[] } = { brotherhood: ['baratheon', 'stark'] };

/** battle/faction/brotherhood-ally: the one Combat Unit of another faction that belongs to the army like its own. */
export function allyOf(faction: Faction, fielded: readonly Fielded[]): Fielded | undefined {
  return fielded.find((card) => card.kind === 'unit' && ALLIES[faction]?.includes(card.faction) === true);
}

const CATELYN = 'Catelyn Stark';
const ENEMIES_OF_CATELYN = [
  'Dreadfort Captain',
  'Bolton Flayer',
  'Roose Bolton',
  'Ramsay Snow',
  'Walder Frey',
];

const isBoltons = ({ faction, affiliations = [] }: Fielded): boolean =>
  faction === 'bolton' || affiliations.includes('house-bolton');

export function factionProblems(rules: Edition, faction: Faction, fielded: readonly Fielded[]): Refusal[] {
  const problems: Refusal[] = [];
  const refuseAll = (rule: string, cards: readonly Fielded[]): void => {
    for (const { id } of cards) problems.push(refuse(rule, { card: id }));
  };
  const neutrals = fielded.filter((card) => card.faction === 'neutral');
  if (faction === 'free-folk') refuseAll('battle/faction/free-folk-no-neutrals', neutrals);
  if (faction === 'brotherhood' && fielded.some(({ character }) => character === CATELYN))
    refuseAll(
      'battle/faction/brotherhood-catelyn',
      fielded.filter((card) => isBoltons(card) || ENEMIES_OF_CATELYN.includes(card.name)),
    );
  if (faction === 'bolton')
    refuseAll(
      'battle/faction/bolton-characters',
      neutrals.filter(({ character }) => character !== undefined && isInFaction(rules, 'bolton', character)),
    );
  const loyalties = [...new Set(fielded.flatMap(({ loyalty }) => loyalty ?? []))];
  if (loyalties.length > 1) problems.push(refuse('battle/faction/baratheon-loyalty', { loyalties }));
  return problems;
}

function isInFaction(rules: Edition, faction: Faction, character: string): boolean {
  const { units, attachments, ncus } = rules;
  return [units, attachments, ncus]
    .flatMap((cards) => Object.values<Card>(cards))
    .some((card) => card.faction === faction && card.character === character);
}
