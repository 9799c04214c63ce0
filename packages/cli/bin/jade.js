#!/usr/bin/env node
/**
 * Starts jade. The sources are TypeScript, which Node 20 does not read: they are bundled first, always fresh
 * (it takes a few hundredths of a second), so there is nothing to build and nothing that can be out of date.
 */

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`jade needs Node 20.19 or newer; this is ${process.versions.node}`);
  process.exit(1);
}

const { build } = await import('esbuild');
const cli = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const root = resolve(cli, '../..');
const cache = join(root, 'node_modules/.cache/jade');
const bundle = join(cache, 'jade.mjs');

const built = await build({
  entryPoints: [join(cli, 'main.ts')],
  outfile: bundle,
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['esbuild', 'boardgame.io/*'],
  loader: { '.md': 'text' },
  sourcemap: 'inline',
  define: { JADE_ROOT: JSON.stringify(root) },
}).catch(() => process.exit(1)); // esbuild has said what is wrong
const [{ text }] = built.outputFiles;
mkdirSync(cache, { recursive: true });
if (!existsSync(bundle) || readFileSync(bundle, 'utf8') !== text) {
  const fresh = `${bundle}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, bundle);
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(bundle).href);
