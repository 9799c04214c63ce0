/**
 * Which numbered rules the code names and the tests exercise.
 *
 * A rule is named when its id stands in the game's sources. It is exercised when a test names it in its title
 * and really asserts something. A test that claims more than a handful of rules exercises none of them: a
 * list of ids is no test.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook, RULE_ID } from '@jade/engine';
import type { Node } from 'acorn';
import { parse } from 'acorn';
import { transformSync } from 'esbuild';

export interface Coverage {
  readonly rules: number;
  readonly named: number;
  readonly exercised: number;
  /** Rules that no code names or no test exercises, and worked examples without a test. */
  readonly missing: string[];
  /** Ids that code or tests cite and the rulebook does not have. */
  readonly unknown: string[];
}

const MOST_RULES_A_TEST = 5;

export function coverageOf(packageFolder: string): Coverage {
  const rulebook = parseRulebook(readFileSync(join(packageFolder, 'rulebook/en.md'), 'utf8'));
  const prefix = rulebook[0]?.id.slice(0, 3) ?? '';
  const files = sourceFiles(packageFolder);
  const named = idsIn(files.filter((file) => !isTest(file)).map((file) => readFileSync(file, 'utf8')));
  const exercised = new Set(files.filter((file) => isTest(file)).flatMap(exercisedIn));
  const missing = rulebook.filter(({ id, example }) => !exercised.has(id) || (!example && !named.has(id)));
  const known = new Set(rulebook.map(({ id }) => id));
  const cited = [...named, ...exercised].filter((id) => id.startsWith(prefix));
  const rules = rulebook.filter(({ example }) => !example);
  return {
    rules: rules.length,
    named: rules.filter(({ id }) => named.has(id)).length,
    exercised: rules.filter(({ id }) => exercised.has(id)).length,
    missing: missing.map(({ id }) => id),
    unknown: [...new Set(cited.filter((id) => !known.has(id)))].sort(),
  };
}

/** Folders of the packages that have a rulebook, by game id. */
export function gameFolders(root: string): Map<string, string> {
  const packages = join(root, 'packages');
  const names = readdirSync(packages).filter((name) => existsSync(join(packages, name, 'rulebook/en.md')));
  return new Map(names.map((name) => [name, join(packages, name)]));
}

const NOT_CODE = ['node_modules', 'rulebook', 'messages'];

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_CODE.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.(ts|tsx|json)$/.test(entry.name) ? [path] : [];
  });
}

function isTest(file: string): boolean {
  return /\.test\.ts$|\/test\//.test(file);
}

function idsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(RULE_ID) ?? []));
}

/** The rules that the tests of a file exercise. */
export function exercisedIn(file: string): string[] {
  if (!file.endsWith('.test.ts')) return [];
  return exercisedBy(readFileSync(file, 'utf8'));
}

export function exercisedBy(source: string): string[] {
  const { code } = transformSync(source, { loader: 'ts', target: 'es2023' });
  const tests: { title: string; body: Node }[] = [];
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const test = asTest(node);
    if (test !== null) tests.push(test);
  });
  return tests.flatMap(({ title, body }) => {
    const ids = title.match(RULE_ID) ?? [];
    return ids.length <= MOST_RULES_A_TEST && asserts(body) ? ids : [];
  });
}

type Loose = Node & Record<string, unknown>;

/** `it('title', () => …)`, `it.each(…)('title', …)` and the same with `test`. */
function asTest(node: Loose): { title: string; body: Node } | null {
  if (node.type !== 'CallExpression') return null;
  const [title, body] = node.arguments as Loose[];
  if (!/^(it|test)$/.test(rootName(node.callee as Loose)) || title === undefined || body === undefined) return null;
  const text = title.type === 'Literal' ? title.value : null;
  if (typeof text !== 'string' || !/Function/.test(body.type)) return null;
  return { title: text, body };
}

/** The name at the beginning of `it`, `it.each(…)` or `it.each`. */
function rootName(node: Loose): string {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'MemberExpression') return rootName(node.object as Loose);
  if (node.type === 'CallExpression') return rootName(node.callee as Loose);
  if (node.type === 'TaggedTemplateExpression') return rootName(node.tag as Loose);
  return '';
}

/** Whether a test calls `expect` or a helper whose name begins with it. */
function asserts(body: Node): boolean {
  let found = false;
  visit(body, (node) => {
    if (node.type === 'CallExpression' && /^expect/.test(rootName(node.callee as Loose))) found = true;
  });
  return found;
}

function visit(node: Node, seen: (node: Loose) => void): void {
  const loose = node as Loose;
  seen(loose);
  for (const value of Object.values(loose)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, seen);
    }
  }
}
