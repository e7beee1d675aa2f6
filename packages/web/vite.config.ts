// How the browser client is built: plain files that run under a strict content security policy.

import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2022',
    // Nothing inline, neither images as data: nor scripts: the server's policy allows only files of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
