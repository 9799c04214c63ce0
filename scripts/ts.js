#!/usr/bin/env node
/**
 * Runs a TypeScript file: node scripts/ts.js <file> [arguments]. Node 20 reads only JavaScript, so the file is
 * bundled with all it imports, always fresh (that takes a few hundredths of a second): there is nothing to
 * build beforehand and nothing that can be out of date. The constant JADE_ROOT is the folder of the repository.
 */

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const self = fileURLToPath(import.meta.url);
const root = resolve(dirname(self), '..');

/** What the server needs is loaded from where it lies: parts of it are no JavaScript, or look for their own files. */
const OF_THE_SERVER = ['@fastify/proxy-addr', 'ajv', 'fastify', 'kysely', 'libsql', 'pino', 'prom-client', 'ws'];

/** Returns what the file exports. */
export async function runTypeScript(file) {
  requireNode();
  const cache = join(root, 'node_modules/.cache/jade');
  const bundle = join(cache, `${basename(file, '.ts')}.mjs`);
  const { build } = await import('esbuild');
  const built = await build({
    entryPoints: [file],
    outfile: bundle,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['esbuild', 'vite', ...OF_THE_SERVER],
    loader: { '.md': 'text' },
    sourcemap: 'inline',
    define: { JADE_ROOT: JSON.stringify(root) },
  }).catch(() => process.exit(1)); // esbuild has said what is wrong
  const [{ text }] = built.outputFiles;
  mkdirSync(cache, { recursive: true });
  if (!existsSync(bundle) || readFileSync(bundle, 'utf8') !== text) {
    const fresh = `${bundle}.${process.pid}-${threadId}`;
    writeFileSync(fresh, text);
    renameSync(fresh, bundle);
  }
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(bundle).href);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Jade Table needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === self) {
  const [, , file, ...args] = process.argv;
  if (file === undefined) {
    console.error('usage: node scripts/ts.js <file.ts> [arguments]');
    process.exit(2);
  }
  process.argv = [process.argv[0], resolve(file), ...args];
  await runTypeScript(resolve(file));
}
