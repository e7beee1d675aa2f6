import { describe, expect, it } from 'vitest';
import { chooseLanguage, isLanguage } from '../src/language.ts';

describe('the language of the client', () => {
  it('is the one chosen before, whatever the browser wishes', () => {
    expect(chooseLanguage('zh-Hant', ['en-GB'])).toBe('zh-Hant');
    expect(chooseLanguage('en', ['zh-TW'])).toBe('en');
  });

  it.each([
    [['zh-TW', 'zh', 'en-US', 'en'], 'zh-Hant'],
    [['zh-Hant-HK'], 'zh-Hant'],
    [['ZH-hk'], 'zh-Hant'],
    [['en-GB', 'zh-TW'], 'en'],
    [['de-CH', 'zh-TW', 'en'], 'zh-Hant'],
    [['fr', 'de'], 'en'],
    [['zha'], 'en'],
    [[], 'en'],
  ])('follows the wishes %j with %s', (wished, language) => {
    expect(chooseLanguage(null, wished)).toBe(language);
  });

  it('is Traditional Chinese for readers of Simplified Chinese too, rather than English', () => {
    expect(chooseLanguage(null, ['zh-CN', 'en'])).toBe('zh-Hant');
  });

  it('ignores what is remembered if it is not a language of the client', () => {
    expect(chooseLanguage('tlh', ['zh-TW'])).toBe('zh-Hant');
    expect(chooseLanguage('', [])).toBe('en');
  });

  it('is known by its exact name only', () => {
    expect(isLanguage('zh-Hant')).toBe(true);
    expect(isLanguage('zh')).toBe(false);
    expect(isLanguage(null)).toBe(false);
  });
});
