// The cards: every card of the edition can be shown, whole, and its terms lead to rules that exist.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en, rulesOf, USUAL_EDITION, zhHant } from '@maester/battle';
import { CONDITIONS, KEYWORDS, MISSIONS, OBJECTIVE_CARDS, SIEGE_CARDS } from '@maester/battle/tables';
import { readLedger } from '@maester/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { learnWords } from '../../../src/app/words.ts';
import {
  AttachmentCard,
  MissionCard,
  NcuCard,
  ObjectiveCard,
  SiegeCard,
} from '../../../src/games/battle/cards/other-cards.tsx';
import {
  TacticsCard,
  TacticsCardBack,
  TacticsCardLarge,
} from '../../../src/games/battle/cards/tactics-card.tsx';
import { RichText } from '../../../src/games/battle/cards/rich-text.tsx';
import { piecesOf, RULES } from '../../../src/games/battle/cards/terms.ts';
import { UnitCard } from '../../../src/games/battle/cards/unit-card.tsx';
import { cards as cardsEn } from '../../../src/games/battle/messages/en/cards.ts';
import { cards as cardsZhHant } from '../../../src/games/battle/messages/zh-hant/cards.ts';
import { linksOf, textOf } from './markup.ts';

const rules = rulesOf({ edition: USUAL_EDITION });
const sign = { faction: 'stark', difference: 0 } as const;
const LEDGER = new Set(
  readLedger(readFileSync(join(import.meta.dirname, '../../../../../docs/rules/battle.md'), 'utf8')).map(
    ({ id }) => id,
  ),
);
/** A message that is missing is shown by its key. */
const KEY = /\b(?:name|text|cards|term)\.[a-z-]+/;

beforeAll(() => learnWords({ en: { ...en, ...cardsEn }, 'zh-Hant': { ...zhHant, ...cardsZhHant } }));

describe('a card to be read', () => {
  it.each(Object.keys(rules.pieces))('of the unit %s says all there is on it', (card) => {
    const said = textOf(UnitCard({ rules, card, sign }));
    expect(said).not.toMatch(KEY);
    for (const ability of rules.pieces[card]?.abilities ?? [])
      expect(said).toContain(en[`text.ability.${ability}`] ?? '');
  });

  it('of a unit in a battle shows what is left of it and who is in it', () => {
    const said = textOf(
      UnitCard({
        rules,
        card: 'stark-sworn-swords',
        sign,
        now: {
          wounds: 7,
          fullWounds: 12,
          ranks: 2,
          fullRanks: 3,
          speed: 6,
          attachments: ['robb-stark-the-wolf-lord'],
          ordersUsed: ['tactical-reposition'],
          lasting: ['highest-die-value', 'abilities-lost'],
        },
      }),
    );
    expect(said).toContain('7/12');
    expect(said).toContain('6"');
    expect(said).toContain('For now Highest Attack Die Value');
    expect(said).toContain('Robb Stark, The Wolf Lord');
    expect(said).toContain('Order, used this round Tactical Reposition');
  });

  it.each(Object.keys(rules.attachments))('of the attachment %s is whole', (card) => {
    expect(textOf(AttachmentCard({ rules, card, sign }))).not.toMatch(KEY);
  });

  it.each(Object.keys(rules.ncus))('of the NCU %s is whole', (card) => {
    expect(textOf(NcuCard({ rules, card, sign }))).not.toMatch(KEY);
  });

  it.each(Object.keys(rules.tactics))('of the Tactics card %s is whole, in the hand as well', (card) => {
    const text = en[`text.card.${card}`] ?? 'a text';
    for (const shown of [TacticsCard({ rules, card, sign }), TacticsCardLarge({ rules, card, sign })]) {
      expect(textOf(shown)).not.toMatch(KEY);
      expect(textOf(shown)).toContain(text);
    }
  });

  it('says which of its responses is possible now', () => {
    const shown = TacticsCardLarge({ rules, card: 'kingslayers-prowess', sign, possible: [1] });
    expect(textOf(shown)).toMatch(/An attack is about to be rolled The turn starts Possible now/);
  });

  it('of a game mode is whole and leads to its rule', () => {
    const shown = [
      ...OBJECTIVE_CARDS.map((card) => ({
        card: ObjectiveCard({ card }),
        rule: `battle/objective/card-${card}`,
      })),
      ...MISSIONS.map((card) => ({ card: MissionCard({ card }), rule: `battle/mission/card-${card}` })),
      ...SIEGE_CARDS.flatMap((card) =>
        (['attacker', 'defender'] as const).map((role) => ({
          card: SiegeCard({ card, role }),
          rule: `battle/siege/${role}-${card}`,
        })),
      ),
    ];
    for (const { card, rule } of shown) {
      expect(textOf(card)).not.toMatch(KEY);
      expect(LEDGER).toContain(rule);
    }
  });

  it('of another hand says nothing but that it is hidden', () => {
    expect(textOf(TacticsCardBack({ sign }))).toBe('A face-down card');
  });
});

describe('a term in a text', () => {
  it('leads to a rule of the ledger', () => {
    const known = [
      ...Object.values(RULES),
      ...KEYWORDS.map((id) => `battle/attack/${id}`),
      ...CONDITIONS.map((id) => `battle/condition/${id}`),
    ];
    expect(known.filter((rule) => !LEDGER.has(rule))).toEqual([]);
  });

  it('is a link to its rule', () => {
    const links = linksOf(RichText({ text: 'The defender becomes Panicked.' }));
    expect(links.get('Panicked')?.['href']).toContain('#/rules/battle/condition/panicked');
  });

  it('is set apart the first time, at its longest, as a whole word', () => {
    expect(piecesOf('Panic Tests at -1: a Panic Test. Discharge.')).toEqual([
      { text: 'Panic Tests', rule: 'battle/panic/fail' },
      { text: ' at -1: a Panic Test. Discharge.', rule: null },
    ]);
    expect(piecesOf('Nothing here')).toEqual([{ text: 'Nothing here', rule: null }]);
  });

  it('stands in some text of each language', () => {
    const unused = (catalogue: Readonly<Record<string, string>>, terms: Readonly<Record<string, string>>) =>
      Object.entries(terms)
        .filter(([key]) => key.startsWith('term.'))
        .filter(
          ([, forms]) =>
            !forms
              .split('|')
              .some((form) =>
                Object.entries(catalogue).some(
                  ([key, text]) => key.startsWith('text.') && text.includes(form),
                ),
              ),
        )
        .map(([key]) => key);
    expect(unused(en, cardsEn)).toEqual([]);
    expect(unused(zhHant, cardsZhHant)).toEqual([]);
  });
});
