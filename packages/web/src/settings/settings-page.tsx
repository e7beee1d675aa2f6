// What the visitor chooses for themselves; all of it is in effect at once.

import type { VNode } from 'preact';
import { change, PACES, settings, THEMES, THINKING, thinkingTime } from '../app/settings.ts';
import { chooseToSpeak, language } from '../app/words.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { Choice, NameField, Toggle } from '../start/fields.tsx';
import { say } from './words.ts';

const SECOND = 1000;
const NAMES: Readonly<Record<Language, string>> = { en: 'English', 'zh-Hant': '繁體中文' };

export function SettingsPage(): VNode {
  const { pace, thinking, theme, sounds, vibrate, confirm, remarks } = settings.value;
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
        <div class="stack tight">
          <Choice
            legend={say('settings.thinking')}
            value={thinking}
            options={THINKING}
            labelOf={(each) => say(`settings.thinking.${each}`)}
            onChange={(wanted) => change({ thinking: wanted })}
          />
          <p class="note" aria-live="polite">
            {say('settings.thinking.note', { seconds: thinkingTime(settings.value) / SECOND })}
          </p>
        </div>
        <Toggle
          label={say('settings.one-press')}
          note={say('settings.one-press.note')}
          checked={!confirm}
          onChange={(wanted) => change({ confirm: !wanted })}
        />
        <Toggle
          label={say('settings.remarks')}
          note={say('settings.remarks.note')}
          checked={remarks}
          onChange={(wanted) => change({ remarks: wanted })}
        />
        <Toggle
          label={say('settings.sounds')}
          checked={sounds}
          onChange={(wanted) => change({ sounds: wanted })}
        />
        <Toggle
          label={say('settings.vibrate')}
          checked={vibrate}
          onChange={(wanted) => change({ vibrate: wanted })}
        />
        <QuietHours />
      </section>
    </main>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NIGHT = { from: 22, to: 8 } as const;

function QuietHours(): VNode {
  const { quiet } = settings.value;
  const hour = (label: string, value: number, choose: (hour: number) => void): VNode => (
    <label class="field">
      <span>{label}</span>
      <select class="entry" value={value} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {HOURS.map((each) => (
          <option key={each} value={each}>
            {String(each).padStart(2, '0')}:00
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="stack tight">
      <Toggle
        label={say('settings.quiet')}
        note={say('settings.quiet.note')}
        checked={quiet !== null}
        onChange={(wanted) => change({ quiet: wanted ? NIGHT : null })}
      />
      {quiet === null ? null : (
        <div class="row">
          {hour(say('settings.quiet.from'), quiet.from, (from) => change({ quiet: { ...quiet, from } }))}
          {hour(say('settings.quiet.to'), quiet.to, (to) => change({ quiet: { ...quiet, to } }))}
        </div>
      )}
    </div>
  );
}
