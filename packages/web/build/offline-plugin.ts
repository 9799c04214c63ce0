/** A plugin for Vite that writes the service worker with the list of all built files and the hashes of their contents. */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of the public folder, which are copied and not built. */
const COPIED = ['icon.svg'];

/** Files that the page needs before a game is chosen; the worker fetches the others when the page is idle. */
function isShell(file: string, entryFiles: ReadonlySet<string>): boolean {
  if (/latin-ext/.test(file)) return false;
  return (
    file === 'index.html' ||
    COPIED.includes(file) ||
    file.endsWith('.webmanifest') ||
    entryFiles.has(file) ||
    /\.(css|woff2)$/.test(file) ||
    /backdrop-home|cover-|sprite-shared|seal-/.test(file)
  );
}

/** The language whose words a chunk brings; null: it is needed in every language. */
export function languageOf(source: string | null): string | null {
  const [, language = null] = /\/(?:messages|guide|rulebook)\/([a-z]{2})\.(?:json|md)(?:\?|$)/.exec(source ?? '') ?? [];
  return language;
}

/** What the worker knows: the address and the hash of every file, and a version that follows what is in them. */
export function listOf(
  folder: string,
  shell: readonly string[],
  rest: readonly string[],
  languages: ReadonlyMap<string, readonly string[]> = new Map(),
) {
  const hashed = (names: readonly string[]) => {
    return Object.fromEntries(names.map((name) => [`/${name}`, sha256(readFileSync(join(folder, name)))]));
  };
  const spoken = Object.fromEntries([...languages].map(([language, names]) => [language, hashed(names)]));
  const files = { shell: hashed(shell), rest: hashed(rest), languages: spoken };
  return { files, version: sha256(JSON.stringify(files)).slice(0, 12) };
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

export function offline(): Plugin {
  return {
    name: 'jade-offline',
    apply: 'build',
    // What is served is what was written: so the files are read where they lie.
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const entryFiles = new Set<string>();
        for (const [name, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
          entryFiles.add(name);
          for (const imported of chunk.imports) entryFiles.add(imported);
        }
        const names = [...Object.keys(bundle), ...COPIED].filter((name) => !name.endsWith('.map'));
        const shell = names.filter((name) => isShell(name, entryFiles));
        const languages = new Map<string, string[]>();
        for (const [name, chunk] of Object.entries(bundle)) {
          const language = chunk.type === 'chunk' ? languageOf(chunk.facadeModuleId) : null;
          if (language !== null && names.includes(name))
            languages.set(language, [...(languages.get(language) ?? []), name]);
        }
        const spoken = new Set([...languages.values()].flat());
        const rest = names.filter((name) => !shell.includes(name) && !spoken.has(name));
        const { files, version } = listOf(dir, shell, rest, languages);
        const worker = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
        const known = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
        writeFileSync(join(dir, 'service-worker.js'), known + worker);
      },
    },
  };
}
