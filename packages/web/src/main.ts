// The start page: fills in its words and lets the visitor choose the language they are in.

import { chooseLanguage, isLanguage, type Language } from './language.ts';
import { en, type Messages } from './messages/en.ts';
import { zhHant } from './messages/zh-hant.ts';

const CATALOGUES: Readonly<Record<Language, Messages>> = { en, 'zh-Hant': zhHant };
const REMEMBERED = 'maester.language';

function speak(language: Language): void {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll<HTMLElement>('[data-message]')) {
    element.textContent = message(language, element.dataset['message']);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-message-label]')) {
    element.ariaLabel = message(language, element.dataset['messageLabel']);
  }
  for (const button of languageButtons()) {
    button.ariaPressed = String(button.lang === language);
  }
}

function message(language: Language, key: string | undefined): string {
  const catalogue: Readonly<Record<string, string>> = CATALOGUES[language];
  const text = catalogue[key ?? ''];
  if (text === undefined) throw new Error(`there is no message ${key}`);
  return text;
}

function languageButtons(): NodeListOf<HTMLButtonElement> {
  return document.querySelectorAll<HTMLButtonElement>('.languages button');
}

// A browser may forbid storage altogether; then the choice holds for this visit only.
function remembered(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // Forbidden, see above.
  }
}

for (const button of languageButtons()) {
  button.addEventListener('click', () => {
    if (!isLanguage(button.lang)) throw new Error(`there is no language ${button.lang}`);
    remember(button.lang);
    speak(button.lang);
  });
}
speak(chooseLanguage(remembered(), navigator.languages));
document.querySelector('.page')?.removeAttribute('hidden');
