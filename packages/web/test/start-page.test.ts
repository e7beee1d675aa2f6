// The page and its words: nothing inline in the HTML, and no message of the start pages that nobody says.

import { globSync, readFileSync } from 'node:fs';
import { en as thronesEn, thrones, zhHant as thronesZhHant } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { meta as battle } from '../src/games/battle/messages/en/meta.ts';
import { meta as metaEn } from '../src/games/thrones/messages/en/meta.ts';
import { meta as metaZhHant } from '../src/games/thrones/messages/zh-hant/meta.ts';
import { start as startEn } from '../src/messages/en/start.ts';
import { start as startZhHant } from '../src/messages/zh-hant/start.ts';

const en = { ...startEn, ...metaEn, ...battle };
const zhHant = { ...startZhHant, ...metaZhHant };

const folder = new URL('..', import.meta.url).pathname;
const html = readFileSync(`${folder}index.html`, 'utf8');
const source = globSync('src/**/*.{ts,tsx}', { cwd: folder })
  .filter((path) => !path.includes('/messages/'))
  .map((path) => readFileSync(`${folder}${path}`, 'utf8'))
  .join('\n');

/** What the source says by name, and what it says by the beginning of a name: say(`settings.pace.${pace}`). */
const named = new Set(Array.from(source.matchAll(/['"`]([a-z][\w./-]*)['"`]/g), ([, key = '']) => key));
const begun = Array.from(source.matchAll(/`([a-z][\w.-]*\.)\$\{/g), ([, prefix = '']) => prefix);

describe('the start page', () => {
  it('says every message it has', () => {
    const unsaid = Object.keys(en).filter(
      (key) => !named.has(key) && !begun.some((prefix) => key.startsWith(prefix)),
    );
    expect(unsaid).toEqual([]);
  });

  it('calls the houses by the names they have in the game', () => {
    for (const seat of thrones.seats(thrones.usualSetup(6))) {
      const key = `name.seat.${seat}` as keyof typeof metaEn;
      expect(en[key]).toBe((thronesEn as Record<string, string>)[key]);
      expect(zhHant[key]).toBe((thronesZhHant as Record<string, string>)[key]);
    }
  });

  it('runs nothing inline, which the policy of the server forbids', () => {
    expect(html).not.toMatch(/<style| style=| on[a-z]+="|<script(?![^>]* src=)/);
  });

  it('can be installed: its manifest names icons that exist', () => {
    const { icons } = JSON.parse(readFileSync(`${folder}public/manifest.webmanifest`, 'utf8')) as {
      icons: { src: string }[];
    };
    expect(icons.length).toBeGreaterThan(0);
    for (const { src } of icons) expect(readFileSync(`${folder}public${src}`).length).toBeGreaterThan(0);
    expect(html).toContain('rel="manifest" href="/manifest.webmanifest"');
  });

  it('says in every language that it is unofficial', () => {
    expect(en['footer.unofficial']).toContain('unofficial');
    expect(zhHant['footer.unofficial']).toContain('非官方');
  });
});
