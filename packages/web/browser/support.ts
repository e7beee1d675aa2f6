// Tests in a real browser: whatever a page complains about in its console fails the test it happened in.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DESKTOP, launchBrowser, remembering, Server, type VisitOptions } from './server.ts';

/** What a page may say in its console when the network is cut on purpose. */
const NETWORK_IS_DOWN =
  /ERR_(?:INTERNET_DISCONNECTED|CONNECTION_[A-Z]+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|FAILED)|WebSocket connection/;

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** Nothing is fetched for later and nothing moves, unless a test is about that. */
const USUAL = { ...DESKTOP, locale: 'en-US', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** A server and a browser for the tests of a file. */
export function browserTests(kind?: 'headless' | 'whole'): {
  readonly server: Server;
  readonly visit: (path?: string, options?: VisitOptions) => Promise<Visitor>;
} {
  const server = new Server();
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    await server.start();
    browser = await launchBrowser(kind);
  });

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await server.remove();
  });

  return {
    server,
    async visit(path = '/', options = {}) {
      const context = await browser.newContext(remembering(server.url, { ...USUAL, ...options }));
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !NETWORK_IS_DOWN.test(message.text()))
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      await page.goto(server.url + path);
      return { page, context };
    },
  };
}
