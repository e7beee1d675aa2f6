// The start page and the catalogues must fit: TypeScript does not see the keys written in HTML.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/language.ts';
import { en } from '../src/messages/en.ts';
import { zhHant } from '../src/messages/zh-hant.ts';

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

function attribute(pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => value);
}

describe('the start page', () => {
  it('uses every message, and no other', () => {
    const used = new Set(attribute(/ data-message(?:-label)?="([^"]*)"/g));
    expect([...used].toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it('offers every language', () => {
    expect(attribute(/<button type="button" lang="([^"]*)"/g)).toEqual([...LANGUAGES]);
  });

  it('runs nothing inline, which the policy of the server forbids', () => {
    expect(html).not.toMatch(/<style| style=| on[a-z]+="|<script(?![^>]* src=)/);
  });

  it('says in every language that it is unofficial', () => {
    expect(en['footer.unofficial']).toContain('unofficial');
    expect(zhHant['footer.unofficial']).toContain('非官方');
  });
});
