/**
 * The language of the page. A link may name one (`?lang=it`), a player may have chosen one, else the browser says which. English is
 * always there; the others are loaded when they are wanted. The pseudo-language shows whoever builds the screens what was forgotten.
 */

import problems from '@jade/engine/messages/en.json';
import { ENGLISH } from '@jade/shelf';
import type { Catalogue } from '@jade/words';
import { expand } from '@jade/words';
import { useSyncExternalStore } from 'react';
import english from '../../messages/en.json';
import { currentSettings } from '../settings.ts';

export const PSEUDO = 'en-XA';

const ENGLISH_WORDS = expand({ ...problems, ...english });

/** The words of the shell by language; whatever a game does not speak it says in English. */
const SHELL: Readonly<Record<string, () => Promise<Catalogue>>> = {
  [ENGLISH]: async () => ENGLISH_WORDS,
};

export const LANGUAGES: readonly string[] = Object.keys(SHELL);

/** Files that build/page-plugin.ts writes. */
const MANIFESTS: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.map((tag) => [tag, tag === ENGLISH ? '/manifest.webmanifest' : `/manifest.${tag}.webmanifest`]),
);

export interface Language {
  readonly locale: string;
  readonly shell: Catalogue;
  /** What becomes of the words of a game before they are spoken. */
  readonly spoken: (words: Catalogue) => Catalogue;
}

const asItIs = (words: Catalogue): Catalogue => words;

let language: Language = { locale: ENGLISH, shell: ENGLISH_WORDS, spoken: asItIs };
const listeners = new Set<() => void>();

export function useLanguage(): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => language,
  );
}

/** At the start of the page. */
export async function speakAsWished(): Promise<void> {
  const linked = new URLSearchParams(location.search).get('lang');
  await speak(linked ?? (currentSettings().language || fitting(navigator.languages)));
}

/** The first of these languages that the page knows. */
export function fitting(wanted: readonly string[]): string {
  const bare = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return bare.find((tag) => LANGUAGES.includes(tag)) ?? ENGLISH;
}

async function speak(locale: string): Promise<void> {
  language = locale === PSEUDO ? await pseudo() : await spokenIn(LANGUAGES.includes(locale) ? locale : ENGLISH);
  document.documentElement.lang = language.locale;
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (manifest !== null) manifest.href = MANIFESTS[locale.slice(0, 2)] ?? MANIFESTS[ENGLISH] ?? '';
  for (const listener of listeners) listener();
}

async function spokenIn(locale: string): Promise<Language> {
  return { locale, shell: (await SHELL[locale]?.()) ?? ENGLISH_WORDS, spoken: asItIs };
}

async function pseudo(): Promise<Language> {
  const { pseudoCatalogue } = await import('@jade/words/pseudo');
  return { locale: PSEUDO, shell: pseudoCatalogue(ENGLISH_WORDS), spoken: pseudoCatalogue };
}
