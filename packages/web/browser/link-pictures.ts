// Makes the pictures that other programs show beside a link to a table or a game (public/link-GAME.jpg), from the pictures
// of the README: node packages/web/browser/link-pictures.ts

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './server.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** What is seen of a picture: the board, without the dock beside it. */
const PICTURES = {
  thrones: { from: 'planning-desktop.webp', size: '150%', at: '12% 30%' },
  battle: { from: 'battle-winter-desktop.webp', size: '150%', at: '10% 40%' },
} as const;

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [game, { from, size, at }] of Object.entries(PICTURES)) {
  const picture = readFileSync(join(ROOT, 'docs/screenshots', from)).toString('base64');
  const icon = readFileSync(join(ROOT, 'packages/web/public/icon.svg')).toString('base64');
  await page.setContent(`
    <body style="margin:0;width:1200px;height:630px;background:url(data:image/webp;base64,${picture}) ${at} / ${size} no-repeat">
      <div style="position:absolute;inset:auto 0 0;height:190px;display:flex;align-items:end;gap:24px;padding:0 40px 28px;box-sizing:border-box;background:linear-gradient(transparent,#000b)">
        <img src="data:image/svg+xml;base64,${icon}" width="84" height="84">
        <b style="font:600 72px/84px Palatino,'DejaVu Serif',Georgia,serif;color:#f4efe4">Maester</b>
      </div>
    </body>`);
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 82 });
  writeFileSync(join(ROOT, `packages/web/public/link-${game}.jpg`), jpeg);
}
await browser.close();
