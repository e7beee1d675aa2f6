// Where the client begins: what the visitor has chosen, their language, where they are, and the page.

import { render } from 'preact';
import { App } from './app.tsx';
import { startHistory } from './app/history.ts';
import { startRouting } from './app/router.ts';
import { startSettings } from './app/settings.ts';
import { startUpdates } from './app/updates.ts';
import { startSpeaking } from './app/words.ts';
import { startIdentity } from './identity/identity.ts';

startSettings();
startIdentity();
startHistory();
startRouting();
const place = document.querySelector('#app');
if (place === null) throw new Error('the page has no place for the client');
void startSpeaking().then(() => render(<App />, place));
void startUpdates();
