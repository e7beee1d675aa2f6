// Where the client begins: what the visitor has chosen, their language, where they are, and the page.

import { render } from 'preact';
import { App } from './app.tsx';
import { lazy } from './app/lazy.tsx';
import { startHistory } from './app/history.ts';
import { EMBED_PATH, startRouting } from './app/router.ts';
import { startSettings } from './app/settings.ts';
import { startUpdates } from './app/updates.ts';
import { learnWords, startSpeaking } from './app/words.ts';
import { startIdentity } from './identity/identity.ts';

const isEmbedded = location.pathname === EMBED_PATH;

/** On a page of somebody else nothing but a board is shown. */
const Embed = lazy(async () => {
  const [{ Embed: Shown }, { WORDS }, { WORDS: ofReplays }] = await Promise.all([
    import('./embed/embed.tsx'),
    import('./embed/words.ts'),
    import('./replay/words.ts'),
  ]);
  await learnWords(ofReplays);
  await learnWords(WORDS);
  return Shown;
});

startSettings();
if (!isEmbedded) startIdentity();
startHistory();
startRouting();
const place = document.querySelector('#app');
if (place === null) throw new Error('the page has no place for the client');
void startSpeaking().then(() => render(isEmbedded ? <Embed /> : <App />, place));
if (!isEmbedded) void startUpdates();
