/**
 * The language of the page. A link may name one (`?lang=it`), a player may have chosen one, else the browser says which. Only its words
 * are loaded. The pseudo-language shows whoever builds the screens what was forgotten.
 */

import { ENGLISH } from '@jade/shelf';
import type { Catalogue } from '@jade/words';
import { expand } from '@jade/words';
import { useSyncExternalStore } from 'react';
import { changeSettings, currentSettings } from '../settings.ts';

export const PSEUDO = 'en-XA';

type Texts = Readonly<Record<string, () => Promise<Catalogue>>>;

/** The words of the shell and of the engine's refusals, by language; whatever a game does not speak it says in English. */
const SHELL: Texts = import.meta.glob<Catalogue>('../../messages/*.json', { import: 'default' });
const PROBLEMS: Texts = import.meta.glob<Catalogue>('../../../engine/messages/*.json', { import: 'default' });

/** Every language the page speaks, in its own words, English first. */
export const LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.keys(SHELL)
    .map((file) => file.slice(-'en.json'.length, -'.json'.length))
    .sort((a, b) => Number(b === ENGLISH) - Number(a === ENGLISH))
    .map((tag) => [tag, nameOf(tag)]),
);

function nameOf(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Files that build/page-plugin.ts writes. */
const MANIFESTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...LANGUAGES.keys()].map((tag) => [tag, tag === ENGLISH ? '/manifest.webmanifest' : `/manifest.${tag}.webmanifest`]),
);

export interface Language {
  readonly locale: string;
  readonly shell: Catalogue;
  /** What becomes of the words of a game before they are spoken. */
  readonly spoken: (words: Catalogue) => Catalogue;
}

const asItIs = (words: Catalogue): Catalogue => words;

let language: Language = { locale: ENGLISH, shell: {}, spoken: asItIs };
const listeners = new Set<() => void>();

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, () => language);
}

/** Calls when the page speaks another language. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whose words are loaded. */
export function currentLanguage(): string {
  return language.locale.slice(0, 2);
}

/** At the start of the page, and when somebody chose: a link names a language before the settings, and they before the browser. */
export async function speakAsWished(): Promise<void> {
  const linked = new URLSearchParams(location.search).get('lang');
  await speak(linked ?? (currentSettings().language || fitting(navigator.languages)));
}

/** Somebody chooses: an empty choice is that of the browser. What a link named holds no longer. */
export async function chooseLanguage(tag: string): Promise<void> {
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  changeSettings({ language: tag });
  await speakAsWished();
}

/** The first of these languages that the page knows. */
export function fitting(wanted: readonly string[]): string {
  const bare = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return bare.find((tag) => LANGUAGES.has(tag)) ?? ENGLISH;
}

/** Where two are wished one after the other, the last one stands whatever arrives first. */
let wish = 0;

async function speak(locale: string): Promise<void> {
  wish += 1;
  const mine = wish;
  const spoken = locale === PSEUDO ? await pseudo() : await spokenIn(LANGUAGES.has(locale) ? locale : ENGLISH);
  if (mine !== wish) return;
  language = spoken;
  document.documentElement.lang = language.locale;
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (manifest !== null) manifest.href = MANIFESTS[currentLanguage()] ?? MANIFESTS[ENGLISH] ?? '';
  for (const listener of listeners) listener();
}

async function spokenIn(locale: string): Promise<Language> {
  const [problems, shell] = await Promise.all([
    PROBLEMS[`../../../engine/messages/${locale}.json`]?.(),
    SHELL[`../../messages/${locale}.json`]?.(),
  ]);
  return { locale, shell: expand({ ...problems, ...shell }), spoken: asItIs };
}

async function pseudo(): Promise<Language> {
  const [{ pseudoCatalogue }, { shell }] = await Promise.all([import('@jade/words/pseudo'), spokenIn(ENGLISH)]);
  return { locale: PSEUDO, shell: pseudoCatalogue(shell), spoken: pseudoCatalogue };
}
