/**
 * A plugin for Vite that takes the words of the page itself from the catalogues: the line that stands there until the table has come, and the
 * manifest of the installed application. Both are needed before any of our code runs, so each language gets its own.
 */

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Words = Readonly<Record<string, string>>;

const folder = new URL('../messages/', import.meta.url);

function catalogues(): readonly { language: string; words: Words }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort((a, b) => Number(b === 'en.json') - Number(a === 'en.json'))
    .map((file) => ({
      language: file.slice(0, -'.json'.length),
      words: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Words,
    }));
}

export function manifestFile(language: string): string {
  return language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
}

/** The icon is copied from the public folder. */
function manifest(language: string, words: Words): string {
  return JSON.stringify({
    lang: language,
    name: words['home.title'],
    short_name: words['home.title'],
    description: words['page.description'],
    start_url: '/',
    display: 'standalone',
    background_color: '#15110f',
    theme_color: '#15110f',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
  });
}

/** A line in each language: nothing runs yet that could choose. */
function unarrived(): string {
  return catalogues()
    .map(
      ({ language, words }) =>
        `<p lang="${language}">${words['page.unarrived']} <a href="/">${words['broken.again']}</a></p>`,
    )
    .join('\n      ');
}

export function page(): Plugin {
  return {
    name: 'jade-page',
    transformIndexHtml(html) {
      const { words = {} } = catalogues()[0] ?? {};
      return html
        .replace('<!-- unarrived -->', unarrived())
        .replaceAll('%title%', words['home.title'] ?? '')
        .replaceAll('%description%', words['page.description'] ?? '');
    },
    generateBundle() {
      for (const { language, words } of catalogues())
        this.emitFile({ type: 'asset', fileName: manifestFile(language), source: manifest(language, words) });
    },
  };
}
