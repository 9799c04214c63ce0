/** A plugin for Vite that writes the service worker with the list of all built files. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Files that the page needs before a game is chosen; the worker fetches the others when the page is idle. */
function isShell(file: string, entryFiles: ReadonlySet<string>): boolean {
  return entryFiles.has(file) || /\.(css|woff2)$/.test(file) || /backdrop-home|cover-|sprite-shared|seal-/.test(file);
}

export function offline(): Plugin {
  return {
    name: 'jade-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const entryFiles = new Set<string>();
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        entryFiles.add(name);
        for (const imported of chunk.imports) entryFiles.add(imported);
      }
      const names = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
      const shell = names.filter((name) => isShell(name, entryFiles) && !/latin-ext/.test(name));
      const rest = names.filter((name) => !shell.includes(name));
      const files = {
        shell: ['/index.html', '/icon.svg', '/manifest.webmanifest', ...shell.map((name) => `/${name}`)],
        rest: rest.filter((name) => name !== 'index.html').map((name) => `/${name}`),
      };
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const worker = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
      const source = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${worker}`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
