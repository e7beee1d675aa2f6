/** `maester odds`: the exact odds of an attack in the miniatures game, by numbers or by cards. */
import {
  armyCardNames,
  ATTACKER,
  attackOdds,
  DEFENDER,
  describeAttack,
  describeNumbers,
  duel,
  en,
  KEYWORDS,
  sizeOf,
  rulesOf,
  type AttackDescription,
  type AttackOdds,
  type AttackOptions,
  type Edition,
} from '@maester/battle';
import { words } from '@maester/kernel';
import { countOperands, namedOne, readArguments, wholeNumber, type Arguments } from '../arguments.ts';
import { EDITION, editionNamed } from '../editions.ts';
import { EXIT, UsageError, type Command, type Options } from '../command.ts';
import { table } from '../columns.ts';

const OPTIONS = {
  edition: EDITION,
  attack: { value: 'N', help: 'attack dice' },
  'to-hit': { value: 'N', help: 'the To Hit value' },
  defense: { value: 'N', help: "the defender's Defense" },
  morale: { value: 'N', help: "the defender's Morale" },
  wounds: { value: 'N', help: 'Wounds the defender has left (default: 12, or all of its card)' },
  'model-wounds': { value: 'N', help: 'without cards: Wounds of one model (default: 1)' },
  rank: { value: 'N', help: 'without cards: models in a rank (default: 4)' },
  ranks: { value: 'N', help: 'with cards: ranks the attacker has left (default: all)' },
  profile: { value: 'N', help: "with cards: which of the attacker's attacks (default: 1)" },
  using: { value: 'A,B', help: 'with cards: Orders and Tactics cards the attacker uses' },
  keywords: { value: 'A,B', help: `keywords the attack has gained: ${KEYWORDS.join(', ')}` },
  reroll: { value: 'WHICH', help: 'attack dice that may be re-rolled: any or misses' },
  'to-hit-roll': { value: '+N', help: 'modifier to the attack dice' },
  'defense-roll': { value: '+N', help: 'modifier to the Defense dice' },
  'panic-roll': { value: '+N', help: 'modifier to the Panic Test' },
  'more-wounds': { value: 'N', help: 'Wounds the attack deals in addition to its Hits' },
  'more-panic': { value: 'N', help: 'Wounds a failed Panic Test costs in addition to the D3' },
  charge: { value: null, help: 'the attack of a Charge' },
  flank: { value: null, help: 'from the flank' },
  rear: { value: null, help: 'from the rear' },
  weakened: { value: null, help: 'the attacker has a Weakened token' },
  vulnerable: { value: null, help: 'the defender has a Vulnerable token' },
  panicked: { value: null, help: 'the defender has a Panicked token' },
  json: { value: null, help: 'print one JSON object' },
} as const satisfies Options;

type Values = Arguments<typeof OPTIONS>['values'];

/** With this many dice an answer still takes no time. */
const MOST_DICE = 30;
const MOST_WOUNDS = 100;

export const odds: Command = {
  name: 'odds',
  operands: '[ATTACKER DEFENDER]',
  summary:
    'work out the odds of an attack in the miniatures game, from numbers or from cards such as CARD+ATTACHMENT',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 0, 2, '');
    const [attacker, defender] = operands;
    if (attacker !== undefined && defender === undefined)
      throw new UsageError("the defender's card is missing");
    const rules = rulesOf({ edition: editionNamed(values.edition) });
    const cards =
      attacker === undefined || defender === undefined
        ? null
        : ([cardsOf(rules, attacker), cardsOf(rules, defender)] as const);
    const described = cards === null ? byNumbers(values) : byCards(rules, values, ...cards);
    const found = attackOdds(described);
    io.out(
      values.json
        ? `${JSON.stringify({ attack: described, odds: found }, null, 2)}\n`
        : `${cards === null ? '' : title(values, ...cards)}${report(described, found)}`,
    );
    return EXIT.ok;
  },
};

function byNumbers(values: Values): AttackDescription {
  for (const name of ['ranks', 'profile'] as const) {
    if (values[name] !== undefined)
      throw new UsageError(`--${name} needs cards: maester odds ATTACKER DEFENDER`);
  }
  const needed = ['attack', 'to-hit', 'defense', 'morale'] as const;
  const missing = needed.filter((name) => values[name] === undefined).map((name) => `--${name}`);
  if (missing.length > 0)
    throw new UsageError(
      `${missing.join(', ')} must be given; or name two cards: maester odds ATTACKER DEFENDER`,
    );
  const { toHit = 4, defense = 4, morale = 6, dice = 0 } = stats(values);
  const conditions = [...attackerTokens(values), ...defenderTokens(values)];
  return describeNumbers({
    dice,
    toHit,
    defense,
    morale,
    wounds: whole(values, 'wounds', 1, MOST_WOUNDS) ?? 12,
    modelWounds: whole(values, 'model-wounds', 1, MOST_WOUNDS) ?? 1,
    modelsPerRank: whole(values, 'rank', 1, MOST_WOUNDS) ?? 4,
    arc: arcOf(values),
    conditions,
    ...optionsOf(values, rulesOf({ edition: editionNamed(values.edition) })),
  });
}

interface Fighter {
  readonly card: string;
  readonly attachments: readonly string[];
}

function byCards(rules: Edition, values: Values, one: Fighter, two: Fighter): AttackDescription {
  for (const name of ['model-wounds', 'rank'] as const) {
    if (values[name] !== undefined) throw new UsageError(`--${name} is printed on the cards`);
  }
  const ranks = whole(values, 'ranks', 1, sizeOf(one.card, rules.id).ranks);
  const wounds = whole(values, 'wounds', 1, sizeOf(two.card, rules.id).wounds);
  const profile = whole(values, 'profile', 1, rules.units[one.card]?.attacks.length ?? 1) ?? 1;
  const s = duel(
    { ...one, conditions: attackerTokens(values), ...(ranks !== undefined && { ranks }) },
    { ...two, conditions: defenderTokens(values), ...(wounds !== undefined && { wounds }) },
    arcOf(values),
    values.charge,
    rules.id,
  );
  return {
    ...describeAttack(s, ATTACKER, DEFENDER, profile - 1, optionsOf(values, rules)),
    ...stats(values),
  };
}

/** `card` or `card+attachment+attachment`, by id or by the printed name. */
function cardsOf(rules: Edition, operand: string): Fighter {
  const [card = '', ...attachments] = operand.split('+').map(idOf);
  if (Object.hasOwn(rules.attachments, card))
    throw new UsageError(`${card} is an attachment: name its unit first, such as UNIT+${card}`);
  namedOne('unit', card, Object.keys(rules.units), String);
  for (const name of attachments) {
    namedOne('attachment', name, Object.keys(rules.attachments), String);
    const rule = cannotJoin(rules, name, card);
    if (rule !== null) throw new UsageError(SAID.say(`refusal.${rule}`, { unit: card, attachment: name }));
  }
  return { card, attachments };
}

/** The rule by which the unit can never have the attachment. */
function cannotJoin(rules: Edition, attachment: string, unit: string): string | null {
  const card = rules.units[unit];
  if (card?.tray.endsWith('solo') === true) return 'battle/attachment/no-solo';
  return card?.type === rules.attachments[attachment]?.type ? null : 'battle/attachment/same-type';
}

const SAID = words('en', en, armyCardNames(en));
const nameOf = (id: string): string => SAID.say(`name.army-card.${id}`);

function idOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

function stats(values: Values): { dice?: number; toHit?: number; defense?: number; morale?: number } {
  const dice = whole(values, 'attack', 1, MOST_DICE);
  const toHit = whole(values, 'to-hit', 2, 6);
  const defense = whole(values, 'defense', 2, 6);
  const morale = whole(values, 'morale', 2, 12);
  return {
    ...(dice !== undefined && { dice }),
    ...(toHit !== undefined && { toHit }),
    ...(defense !== undefined && { defense }),
    ...(morale !== undefined && { morale }),
  };
}

function optionsOf(values: Values, rules: Edition): AttackOptions {
  const named = values.keywords === undefined ? [] : values.keywords.split(',').map(idOf);
  const keywords = named.map((name) => namedOne('keyword', name, KEYWORDS, String));
  const which = ['any', 'misses'] as const;
  const reroll = values.reroll === undefined ? null : namedOne('re-roll', values.reroll, which, String);
  const gained = {
    keywords,
    ...(reroll !== null && { reroll }),
    toHit: modifier(values, 'to-hit-roll'),
    defenseRoll: modifier(values, 'defense-roll'),
    panicRoll: modifier(values, 'panic-roll'),
    wounds: whole(values, 'more-wounds', 0, MOST_WOUNDS) ?? 0,
    panicWounds: whole(values, 'more-panic', 0, MOST_WOUNDS) ?? 0,
  };
  return { charge: values.charge, using: cardsUsed(rules, values.using), gained: [gained] };
}

/** `card`, or `card:way` where there is something to choose. */
function cardsUsed(rules: Edition, given: string | undefined): string[] {
  const orders = Object.keys(rules.abilities).filter((id) => rules.abilities[id]?.order !== undefined);
  const known = [...Object.keys(rules.tactics), ...orders];
  return (given?.split(',') ?? []).map((one) => {
    const [name = '', way] = one.split(':');
    const id = namedOne('card or Order', idOf(name), known, String);
    return way === undefined ? id : `${id}:${way}`;
  });
}

type Valued = { [K in keyof Values]: Values[K] extends boolean ? never : K }[keyof Values];

function whole(values: Values, name: Valued, min: number, max: number): number | undefined {
  const given = values[name];
  return given === undefined ? undefined : wholeNumber(`--${name}`, given, min, max);
}

function modifier(values: Values, name: Valued): number {
  const given = values[name] ?? '0';
  if (/^[+-]?\d{1,2}$/.test(given)) return Number(given);
  throw new UsageError(`--${name} must be a modifier such as +1 or -2, not "${given}"`);
}

function arcOf({ flank, rear }: Values): 'front' | 'flank' | 'rear' {
  if (flank && rear) throw new UsageError('an attack is from the flank or from the rear, not both');
  if (rear) return 'rear';
  return flank ? 'flank' : 'front';
}

const attackerTokens = ({ weakened }: Values) => (weakened ? (['weakened'] as const) : []);
const defenderTokens = ({ vulnerable, panicked }: Values) => [
  ...(vulnerable ? (['vulnerable'] as const) : []),
  ...(panicked ? (['panicked'] as const) : []),
];

// The report

/** Who attacks whom, and how. */
function title(values: Values, ...[attacker, defender]: readonly [Fighter, Fighter]): string {
  const [one, two] = [attacker, defender].map(({ card, attachments }) => {
    const joined = attachments.length === 0 ? '' : ` (${attachments.map(nameOf).join('; ')})`;
    return `${nameOf(card)}${joined}`;
  });
  const where = { front: '', flank: ' in the flank', rear: ' in the rear' }[arcOf(values)];
  return `${one}${values.charge ? ' charging ' : ' attacking '}${two}${where}\n`;
}

const BAR = 40;

function report(attack: AttackDescription, found: AttackOdds): string {
  const charts = [
    ['Hits', found.hits, found.means.hits],
    ['Wounds from the attack', found.wounds, found.means.wounds],
    ['Wounds from the Panic Test', found.panicWounds, found.means.panicWounds],
    ['Wounds in total', found.totalWounds, found.means.totalWounds],
    ['Ranks destroyed', found.ranks, found.means.ranks],
  ] as const;
  return [
    `${headline(attack).join(', ')}\n`,
    ...policies(attack).map((line) => `${line}\n`),
    ...charts.map(([name, chances, mean]) => `\n${name}: ${mean.toFixed(2)} on average\n${chart(chances)}`),
    `\n${table([
      ['the Panic Test is failed', percent(found.panicFails)],
      ['the unit is destroyed', percent(found.destroyed)],
    ])}`,
  ].join('');
}

function headline(attack: AttackDescription): string[] {
  const { dice, toHit, toHitModifier, defense, defenseModifier, morale, panic, wounds } = attack;
  const extra = [
    attack.criticalBlow ? 'Critical Blow' : '',
    attack.precision ? 'Precision' : '',
    attack.everyDieHits ? 'every die hits' : '',
    attack.noDefenseDice ? 'no Defense dice' : '',
    attack.extraWounds === 0 ? '' : `${signed(attack.extraWounds)} Wounds`,
  ];
  return [
    `${dice} dice on ${toHit}+${signed(toHitModifier)}`,
    ...extra.filter((part) => part !== ''),
    `Defense ${defense}+${signed(defenseModifier)}`,
    `Morale ${morale}+${signed(panic.at(-1)?.roll ?? 0)}`,
    `${wounds} Wounds left`,
  ];
}

/** How re-rolls and tokens are used; docs/odds.md has more. */
function policies(attack: AttackDescription): string[] {
  const sixes = attack.criticalBlow || attack.precision;
  const own = attack.reroll === 'any' && sixes ? 'misses, and plain Hits where a 6 would do more' : 'misses';
  return [
    attack.reroll === 'none' ? '' : `The attacker re-rolls ${own}.`,
    attack.weakened ? 'Weakened is expended when it helps: Hits are re-rolled.' : '',
    attack.vulnerable ? 'Vulnerable is expended when it helps: blocking dice are re-rolled.' : '',
    attack.panicked ? 'Panicked is expended when it helps: the dice that make a failure likeliest.' : '',
    attack.lastStands.tokens > 0
      ? `Up to ${attack.lastStands.tokens} times, a Morale Test may save the unit.`
      : '',
  ].filter((line) => line !== '');
}

const signed = (number: number): string => {
  if (number === 0) return '';
  return number > 0 ? ` (+${number})` : ` (${number})`;
};

const percent = (chance: number): string => `${(100 * chance).toFixed(2)} %`.padStart(8);

/** A line for each number that is likelier than one in ten thousand, and the chance of at least so many. */
function chart(chances: readonly number[]): string {
  const most = Math.max(...chances);
  const rows = chances.map((chance, i) => {
    const orMore = chances.slice(i).reduce((sum, one) => sum + one, 0);
    const bar = '█'.repeat(Math.round((BAR * chance) / most)) || '·';
    return { chance, row: [String(i).padStart(3), percent(chance), `${percent(orMore)} or more`, bar] };
  });
  return table(rows.filter(({ chance }) => chance >= 0.00005).map(({ row }) => row));
}
