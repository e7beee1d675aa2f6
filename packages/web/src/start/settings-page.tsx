// What the visitor chooses for themselves; all of it is in effect at once.

import type { VNode } from 'preact';
import { change, PACES, settings, THEMES } from '../app/settings.ts';
import { chooseToSpeak, language, say } from '../app/words.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { Choice, NameField, Toggle } from './fields.tsx';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', 'zh-Hant': '繁體中文' };

export function SettingsPage(): VNode {
  const { pace, theme, sounds, confirm } = settings.value;
  return (
    <main class="page narrow stack form">
      <div class="stack tight">
        <h1>{say('settings.title')}</h1>
        <p class="note">{say('settings.text')}</p>
      </div>
      <section class="panel stack">
        <NameField note={say('settings.name.note')} />
        <Choice
          legend={say('language.label')}
          value={language.value}
          options={LANGUAGES}
          labelOf={(each) => <span lang={each}>{NAMES[each]}</span>}
          onChange={(each) => void chooseToSpeak(each)}
        />
        <Choice
          legend={say('settings.theme')}
          value={theme}
          options={THEMES}
          labelOf={(each) => say(`settings.theme.${each}`)}
          onChange={(wanted) => change({ theme: wanted })}
        />
      </section>
      <section class="panel stack">
        <div class="stack tight">
          <Choice
            legend={say('settings.pace')}
            value={pace}
            options={PACES}
            labelOf={(each) => say(`settings.pace.${each}`)}
            onChange={(wanted) => change({ pace: wanted })}
          />
          <p class="note">{say('settings.pace.note')}</p>
        </div>
        <Toggle
          label={say('settings.one-press')}
          note={say('settings.one-press.note')}
          checked={!confirm}
          onChange={(wanted) => change({ confirm: !wanted })}
        />
        <Toggle
          label={say('settings.sounds')}
          checked={sounds}
          onChange={(wanted) => change({ sounds: wanted })}
        />
      </section>
    </main>
  );
}
