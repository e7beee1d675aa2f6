// A real server with a database of its own, and browsers to visit it with.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import type { Settings } from '../src/app/settings.ts';

const MAESTER = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), 'maester-browser-'));
  #process: ChildProcess | null = null;
  #port = 0;
  url = '';

  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      [
        MAESTER,
        'serve',
        '--port',
        String(this.#port),
        '--pace',
        '0',
        '--database',
        join(this.folder, 'tables.db'),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#process = child;
    let said = '';
    let logged = '';
    child.stderr.on('data', (part) => (logged = (logged + String(part)).slice(-2000)));
    for await (const part of child.stdout) {
      said += String(part);
      const found = /http:\/\/[\d.]+:(\d+)/.exec(said);
      if (found === null) continue;
      this.url = found[0];
      this.#port = Number(found[1]);
      return;
    }
    throw new Error(`the server did not start: ${said}${logged}`);
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    this.#process = null;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Chromium; the whole of it knows notifications, the other is quicker. */
export function launchBrowser(kind: 'headless' | 'whole' = 'headless'): Promise<Browser> {
  const { MAESTER_CHROMIUM: whole = '/usr/bin/chromium', MAESTER_HEADLESS: headless = whole } = process.env;
  return chromium.launch({
    executablePath: kind === 'whole' ? whole : headless,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** A browser of one's own, and what the visitor has chosen on the settings page before. */
export interface VisitOptions extends BrowserContextOptions {
  readonly settings?: Partial<Settings>;
}

/** The same context with the settings already made, as after an earlier visit. */
export function remembering(origin: string, { settings, ...options }: VisitOptions): BrowserContextOptions {
  if (settings === undefined) return options;
  const kept = [{ name: 'maester.settings', value: JSON.stringify(settings) }];
  return { ...options, storageState: { cookies: [], origins: [{ origin, localStorage: kept }] } };
}
