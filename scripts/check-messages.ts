/**
 * Every word a person reads comes from a catalogue. This looks through the components for text that does not, for
 * messages that are asked for and do not exist, for messages that nobody asks for, and holds the languages against each other.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { parseRulebook } from '../packages/engine/index.ts';
import { SHELF } from '../packages/shelf/index.ts';
import { differences, FORM, repeated, unparsable } from '../packages/words/compare.ts';
import type { Catalogue } from '../packages/words/index.ts';
import { expand } from '../packages/words/index.ts';
import type { Finished } from './steps.ts';
import { root } from './steps.ts';

/** Attributes that are read out or shown. */
const READ_OUT = new Set(['title', 'aria-label', 'alt', 'placeholder', 'label']);
const LETTERS = /\p{L}{2,}/u;

interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}

export interface Said {
  /** Keys asked for; a star stands for what is put in at run time. */
  readonly asked: string[];
  /** Texts and templates of any kind, which may be keys on their way to somebody who asks. */
  readonly mentioned: string[];
  /** Text that stands in a component itself. */
  readonly literal: string[];
}

/** What a source file says and asks for. */
export function saidIn(file: string, source: string): Said {
  const said: Said = { asked: [], mentioned: [], literal: [] };
  const visit = (node: Node) => {
    const key = keyOf(node);
    if (key !== null) said.mentioned.push(key);
    if (node.type === 'CallExpression') {
      const callee = node.callee as Node;
      const property = callee.property as Node | undefined;
      const [first] = node.arguments as Node[];
      const wanted = callee.type === 'MemberExpression' && property?.name === 'say' && first ? keyOf(first) : null;
      if (wanted !== null) said.asked.push(wanted);
    }
    if (node.type === 'JSXText' && LETTERS.test(String(node.value))) said.literal.push(String(node.value).trim());
    if (node.type === 'JSXAttribute') {
      const value = node.value as Node | null;
      const text = value?.type === 'Literal' ? String(value.value) : '';
      if (READ_OUT.has(String((node.name as Node).name)) && LETTERS.test(text)) said.literal.push(text);
    }
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) for (const one of child) if (isNode(one)) visit(one);
      if (isNode(child)) visit(child);
    }
  };
  visit(parseSync(file, source).program as unknown as Node);
  return said;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** A text or a template as a key with stars. */
function keyOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('*');
}

function matcher(key: string): RegExp {
  const parts = key.split('*').map((part) => part.replaceAll(/[.?+^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** Nothing is learnt from a template that fits everything. */
const SAYS_SOMETHING = /^[a-z][a-zA-Z-]*\./;

export function missing(asked: readonly string[], messages: readonly string[]): string[] {
  const known = new Set(messages);
  return asked.filter((key) => !known.has(key) && !messages.some((message) => matcher(key).test(message)));
}

export function unused(mentioned: readonly string[], messages: readonly string[]): string[] {
  const texts = new Set(mentioned);
  const patterns = [...texts].filter((text) => text.includes('*') && SAYS_SOMETHING.test(text)).map(matcher);
  return messages.filter((message) => !texts.has(message) && !patterns.some((pattern) => pattern.test(message)));
}

export async function checkMessages(): Promise<Finished> {
  const complaints: string[] = [];
  const web = join(root, 'packages/web');
  const engine = join(root, 'packages/engine');
  const shell = [...messagesIn('web'), ...messagesIn('engine')];
  const games = readdirSync(join(root, 'packages')).filter((name) =>
    existsSync(join(root, 'packages', name, 'rulebook')),
  );
  const all = Object.keys(
    expand(Object.assign({}, ...['web', 'engine', ...games].map((name) => catalogue(name, ENGLISH)))),
  );
  const mentioned: string[] = [];
  for (const file of [...filesIn(join(web, 'src'), /\.tsx?$/), ...filesIn(join(web, 'build'), /(?<!\.test)\.ts$/)]) {
    const said = saidIn(file, readFileSync(file, 'utf8'));
    mentioned.push(...said.mentioned);
    const name = relative(root, file);
    for (const text of said.literal) complaints.push(`${name}: '${text}' stands in the component, not in a catalogue`);
    for (const key of missing(said.asked, all)) complaints.push(`${name}: there is no message '${key}'`);
  }
  for (const file of filesIn(engine, /(?<!\.test)\.ts$/))
    mentioned.push(...saidIn(file, readFileSync(file, 'utf8')).mentioned);
  for (const key of unused(mentioned, shell)) complaints.push(`web: nobody asks for '${key}'`);
  // Rules build keys from names: what an event, a refusal or a place is called must at least occur somewhere.
  for (const game of games) {
    const folder = join(root, 'packages', game);
    const sources = [...filesIn(folder, /(?<!\.test)\.ts$|\.data\.json$/), ...filesIn(engine, /(?<!\.test)\.ts$/)].map(
      (file) => readFileSync(file, 'utf8'),
    );
    const text = [...sources, ...mentioned].join('\n');
    const words = new Set(text.match(/\w+/g));
    // Some keys are put together: `${key}Neutral`.
    const endings = [...text.matchAll(/\$\{\w+\}([A-Z]\w+)`/g)].map(([, ending = '']) => new RegExp(`${ending}$`));
    const occurs = (name: string) => [/\d+$/, ...endings].some((ending) => words.has(name.replace(ending, '')));
    for (const key of messagesIn(game)) {
      const last = (key.endsWith('.*') ? key.slice(0, -2) : key.replace(FORM, '')).split('.').at(-1) ?? '';
      const names = last.split('-').filter((name) => !/^P?\d+$/.test(name));
      if (!names.every((name) => words.has(name) || occurs(name))) complaints.push(`${game}: nobody asks for '${key}'`);
    }
  }
  for (const name of ['engine', 'web', ...games]) complaints.push(...languagesOf(name).map((one) => `${name}: ${one}`));
  for (const { id, words } of SHELF) {
    const [declared, there] = [Object.keys(words).sort().join(), languagesIn(id).join()];
    if (declared !== there) complaints.push(`${id}: the shelf declares ${declared}, its messages are in ${there}`);
  }
  return { code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n') };
}

const ENGLISH = 'en';

/** What is wrong with the catalogues and the rulebooks of a package, language by language. */
function languagesOf(name: string): string[] {
  const english = catalogue(name, ENGLISH);
  return languagesIn(name).flatMap((language) => {
    const words = catalogue(name, language);
    const broken = unparsable(words);
    const faults =
      broken.length > 0 ? broken : [...repeated(words), ...(language === ENGLISH ? [] : differences(english, words))];
    return [...faults, ...otherRules(name, language)].map((fault) => `${language}: ${fault}`);
  });
}

/** Rules that a rulebook has and the English one has not, and the other way round. */
function otherRules(name: string, language: string): string[] {
  const idsIn = (tag: string): string[] | null => {
    const file = join(root, 'packages', name, 'rulebook', `${tag}.md`);
    return existsSync(file) ? parseRulebook(readFileSync(file, 'utf8')).map(({ id }) => id) : null;
  };
  const [english, own] = [idsIn(ENGLISH), idsIn(language)];
  if (english === null) return [];
  if (own === null) return ['there is no rulebook'];
  return [
    ...english.filter((id) => !own.includes(id)).map((id) => `the rulebook has no ${id}`),
    ...own.filter((id) => !english.includes(id)).map((id) => `the English rulebook has no ${id}`),
  ];
}

function languagesIn(name: string): string[] {
  return readdirSync(join(root, 'packages', name, 'messages'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

function catalogue(name: string, language: string): Catalogue {
  return JSON.parse(readFileSync(join(root, 'packages', name, `messages/${language}.json`), 'utf8')) as Catalogue;
}

function messagesIn(name: string): string[] {
  return Object.keys(catalogue(name, ENGLISH));
}

function filesIn(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name) && !/(^|\/)(node_modules|test)\//.test(name))
    .map((name) => join(folder, name));
}
