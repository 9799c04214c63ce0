/**
 * Every word a person reads comes from a catalogue. This looks through the components for text that does not, for
 * messages that are asked for and do not exist, for messages that nobody asks for, and holds the languages against each other.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { SHELF } from '../packages/shelf/index.ts';
import { FORM } from '../packages/words/compare.ts';
import { expand } from '../packages/words/index.ts';
import { catalogue, ENGLISH, GAMES, languagesIn, SPEAKING, termsKept, untranslated } from './languages.ts';
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

export interface Complaints {
  /** Asked for and not there, in English or in another language; or not to be read there. */
  readonly missing: readonly string[];
  readonly unused: readonly string[];
  /** Text that stands in a component. */
  readonly literal: readonly string[];
}

export function complaintsAboutMessages(): Complaints {
  const lacking: string[] = [];
  const idle: string[] = [];
  const literal: string[] = [];
  const web = join(root, 'packages/web');
  const engine = join(root, 'packages/engine');
  const all = Object.keys(expand(Object.assign({}, ...SPEAKING.map((name) => catalogue(name, ENGLISH)))));
  const mentioned: string[] = [];
  for (const file of [...filesIn(join(web, 'src'), /\.tsx?$/), ...filesIn(join(web, 'build'), /(?<!\.test)\.ts$/)]) {
    const said = saidIn(file, readFileSync(file, 'utf8'));
    mentioned.push(...said.mentioned);
    const name = relative(root, file);
    for (const text of said.literal) literal.push(`${name}: '${text}' stands in the component, not in a catalogue`);
    for (const key of missing(said.asked, all)) lacking.push(`${name}: there is no message '${key}'`);
  }
  for (const file of filesIn(engine, /(?<!\.test)\.ts$/))
    mentioned.push(...saidIn(file, readFileSync(file, 'utf8')).mentioned);
  for (const key of unused(mentioned, [...messagesIn('web'), ...messagesIn('engine')]))
    idle.push(`web: nobody asks for '${key}'`);
  for (const game of GAMES) idle.push(...unusedIn(game, mentioned));
  return { missing: [...lacking, ...untranslated()], unused: idle, literal };
}

/** Rules build keys from names: what an event, a refusal or a place is called must at least occur somewhere. */
function unusedIn(game: string, mentioned: readonly string[]): string[] {
  const folders = [join(root, 'packages', game), join(root, 'packages/engine')];
  const sources = folders.flatMap((folder) => filesIn(folder, /(?<!\.test)\.ts$|\.data\.json$/));
  const text = [...sources.map((file) => readFileSync(file, 'utf8')), ...mentioned].join('\n');
  const words = new Set(text.match(/\w+/g));
  // Some keys are put together: `${key}Neutral`.
  const endings = [...text.matchAll(/\$\{\w+\}([A-Z]\w+)`/g)].map(([, ending = '']) => new RegExp(`${ending}$`));
  const occurs = (name: string) => [/\d+$/, ...endings].some((ending) => words.has(name.replace(ending, '')));
  return messagesIn(game).flatMap((key) => {
    const last = (key.endsWith('.*') ? key.slice(0, -2) : key.replace(FORM, '')).split('.').at(-1) ?? '';
    const names = last.split('-').filter((name) => !/^P?\d+$/.test(name));
    return names.every((name) => words.has(name) || occurs(name)) ? [] : [`${game}: nobody asks for '${key}'`];
  });
}

export async function checkMessages(): Promise<Finished> {
  const { missing: lacking, unused: idle, literal } = complaintsAboutMessages();
  const complaints = [...literal, ...lacking, ...idle, ...termsKept().inconsistent];
  for (const { id, words } of SHELF) {
    const [declared, there] = [Object.keys(words).sort().join(), languagesIn(id).join()];
    if (declared !== there) complaints.push(`${id}: the shelf declares ${declared}, its messages are in ${there}`);
  }
  return { code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n') };
}

function messagesIn(name: string): string[] {
  return Object.keys(catalogue(name, ENGLISH));
}

function filesIn(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name) && !/(^|\/)(node_modules|test)\//.test(name))
    .map((name) => join(folder, name));
}
