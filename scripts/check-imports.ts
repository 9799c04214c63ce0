/**
 * Packages may look only one way: web, server, cli -> tables -> bots, words, shelf -> games -> engine. The engine and the games
 * use no other package at all, no clock, no chance and nothing of the machine they run on.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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
  server: SHARED,
  web: SHARED,
  cli: [...SHARED, 'server'],
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
      // Tests may use the teaching game wherever they stand, and outside the games every one of them.
      const forTests = PURE.includes(packageName) ? ['lantern-market'] : GAMES;
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
  return { code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n') };
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(path);
    return /\.(ts|tsx|js)$/.test(entry.name) ? [path] : [];
  });
}
