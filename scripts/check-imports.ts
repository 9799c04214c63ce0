/**
 * Packages may look only one way: web, server, cli -> online -> tables -> bots, words, shelf -> games -> engine. The engine and the games
 * use no other package at all, no clock, no chance and nothing of the machine they run on. Inside a package no files import each
 * other in a circle (types may: they are gone when the code runs).
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Finished } from './steps.ts';
import { root } from './steps.ts';

const packages = join(root, 'packages');

/** A package with a rulebook is a game. */
const GAMES = readdirSync(packages).filter((name) => existsSync(join(packages, name, 'rulebook')));
const SHARED = ['engine', 'bots', 'words', 'shelf', 'tables', ...GAMES];

/** What each package may import from the others. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  ...Object.fromEntries(GAMES.map((game) => [game, ['engine']])),
  words: ['engine'],
  bots: ['engine'],
  tables: ['engine', 'bots'],
  shelf: ['engine', 'words', ...GAMES],
  online: ['engine', 'bots', 'tables'],
  server: [...SHARED, 'online'],
  web: [...SHARED, 'online'],
  cli: [...SHARED, 'online', 'server'],
};

/** Packages whose code must give the same result everywhere and for ever. */
const PURE = ['engine', ...GAMES];
const IMPURE = /\b(Date\b|Math\.random|process\.|console\.|setTimeout|performance\b|fetch\()/;

const IMPORT =
  /^\s*(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** What is wrong with one source file of a package. */
export function complaintsAbout(packageName: string, source: string, isTest: boolean): string[] {
  const allowed = MAY_IMPORT[packageName];
  if (allowed === undefined)
    return [`'${packageName}' has no place in the order of packages (scripts/check-imports.js)`];
  const complaints: string[] = [];
  for (const [, from, bare, dynamic] of source.matchAll(IMPORT)) {
    const target = from ?? bare ?? dynamic ?? '';
    if (target.startsWith('.')) continue;
    const own = /^@jade\/([^/]+)/.exec(target)?.[1];
    if (own !== undefined) {
      // Tests may use the teaching game and the words wherever they stand, and outside the games every one of them.
      const forTests = PURE.includes(packageName) ? ['lantern-market', 'words'] : GAMES;
      const fine = allowed.includes(own) || own === packageName || (isTest && forTests.includes(own));
      if (!fine) complaints.push(`must not import @jade/${own}`);
    } else if (PURE.includes(packageName) && !isTest) complaints.push(`must not import '${target}'`);
  }
  if (PURE.includes(packageName) && !isTest) {
    const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const impure = IMPURE.exec(code);
    if (impure !== null) complaints.push(`must not use ${impure[1]}`);
  }
  return complaints;
}

export function checkImports(): Finished {
  let files = 0;
  const complaints = readdirSync(packages).flatMap((name) => {
    return sources(join(packages, name)).flatMap((file) => {
      files += 1;
      const isTest = /\.test\.tsx?$|\/test\/|\/browser\//.test(file);
      const found = complaintsAbout(name, readFileSync(file, 'utf8'), isTest);
      return found.map((complaint) => `${relative(root, file)} ${complaint}`);
    });
  });
  if (files === 0) complaints.push('no source file was read');
  for (const name of readdirSync(packages)) {
    for (const circle of circlesIn(importsOf(join(packages, name))))
      complaints.push(`these import each other in a circle: ${circle.map((file) => relative(root, file)).join(', ')}`);
  }
  return { code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n') };
}

/** Which files of a folder each of its files imports. */
function importsOf(folder: string): Map<string, string[]> {
  return new Map(
    sources(folder).map((file) => {
      const targets = importsIn(readFileSync(file, 'utf8')).map((target) => join(dirname(file), target));
      return [file, targets];
    }),
  );
}

/** The files of its own package that a source needs when it is loaded: what is imported for its types alone is gone by then. */
export function importsIn(source: string): string[] {
  return [...source.matchAll(STATIC_IMPORT)]
    .filter(([whole]) => !/^(import|export)\s+type\b/.test(whole))
    .map(([, target = '']) => target);
}

/** With names, or for what it does alone: `import './build.ts'`. */
const STATIC_IMPORT = /^(?:import|export)\b(?:[^'"]*?\bfrom)?\s*['"](\.[^'"]+)['"]/gm;

/** Groups of files that all lead to each other (Tarjan's strongly connected components). */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const known = order.get(file);
    if (known !== undefined) return path.includes(file) ? known : Number.POSITIVE_INFINITY;
    const own = order.size;
    order.set(file, own);
    path.push(file);
    const low = Math.min(
      own,
      ...(imports.get(file) ?? []).map((target) => Math.min(visit(target), lowest.get(target) ?? own)),
    );
    lowest.set(file, low);
    if (low < own) return low;
    const circle = path.splice(path.indexOf(file));
    for (const one of circle) lowest.set(one, Number.POSITIVE_INFINITY);
    if (circle.length > 1) circles.push(circle);
    return low;
  };
  for (const file of imports.keys()) visit(file);
  return circles;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(path);
    return /\.(ts|tsx|js)$/.test(entry.name) ? [path] : [];
  });
}
