// The slim bar on top of most pages: where we are from, and what is always at hand.

import type { VNode } from 'preact';
import { LANGUAGES, type Language } from '../language.ts';
import { ArmsShield } from '../identity/arms-shield.tsx';
import { ownArms } from '../identity/identity.ts';
import { goBack } from './history.ts';
import { hrefOf, route } from './router.ts';
import { chooseToSpeak, language, say } from './words.ts';

export function TopBar(): VNode {
  const { page } = route.value;
  return (
    <header class="top-bar">
      <a class="mark" href={hrefOf({ page: 'start' })} aria-current={page === 'start' ? 'page' : undefined}>
        <Mark />
        <span class={page === 'start' ? 'visually-hidden' : ''}>Maester</span>
      </a>
      {page === 'start' ? null : (
        <button type="button" class="bar-button" onClick={goBack}>
          <Icon d="M10 3 5 8l5 5M5.5 8H14" />
          <span>{say('bar.back')}</span>
        </button>
      )}
      <nav aria-label={say('bar.label')}>
        <BarLink page="rules" href={hrefOf({ page: 'rules', rule: null })} text={say('bar.rules')}>
          <Icon d="M8 4C6 2.6 3.8 2.4 1.5 3v9.6c2.3-.6 4.5-.4 6.5 1 2-1.4 4.2-1.6 6.5-1V3C12.2 2.4 10 2.6 8 4Zm0 0v9.5" />
        </BarLink>
        <BarLink page="identity" href={hrefOf({ page: 'identity', code: null })} text={say('bar.identity')}>
          {ownArms.value === null ? (
            <Icon d="M3 2h10v6c0 3.500-2.500 5.200-5 6.300C5.500 13.200 3 11.500 3 8Z" />
          ) : (
            <ArmsShield arms={ownArms.value} size={22} />
          )}
        </BarLink>
        <BarLink page="settings" href={hrefOf({ page: 'settings' })} text={say('bar.settings')}>
          <Icon d="M1.5 4.5h5M11 4.5h3.5M6.5 4.5a2.2 2.2 0 1 0 4.5 0 2.2 2.2 0 1 0-4.5 0M1.5 11.5H5M9.5 11.5h5M5 11.5a2.2 2.2 0 1 0 4.5 0 2.2 2.2 0 1 0-4.5 0" />
        </BarLink>
        <LanguageSwitch />
      </nav>
    </header>
  );
}

function BarLink(props: {
  readonly page: string;
  readonly href: string;
  readonly text: string;
  readonly children: VNode;
}): VNode {
  return (
    <a
      class="bar-button"
      href={props.href}
      aria-current={route.value.page === props.page ? 'page' : undefined}
    >
      {props.children}
      <span>{props.text}</span>
    </a>
  );
}

const SHORT: Readonly<Record<Language, string>> = { en: 'EN', 'zh-Hant': '中文' };
const LONG: Readonly<Record<Language, string>> = { en: 'English', 'zh-Hant': '繁體中文' };

function LanguageSwitch(): VNode {
  return (
    <fieldset class="languages">
      <legend class="visually-hidden">{say('language.label')}</legend>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          title={LONG[each]}
          aria-pressed={language.value === each}
          onClick={() => void chooseToSpeak(each)}
        >
          {SHORT[each]}
        </button>
      ))}
    </fieldset>
  );
}

/** Two links of a maester's chain. */
function Mark(): VNode {
  return (
    <svg class="mark-links" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <g transform="rotate(-45 16 16)">
        <rect class="first" x="2.5" y="11" width="16" height="10" rx="5" />
        <rect class="second" x="13.5" y="11" width="16" height="10" rx="5" />
        <path class="first" d="M13.5 21a5 5 0 0 0 5-5" />
      </g>
    </svg>
  );
}

function Icon({ d }: { readonly d: string }): VNode {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
