import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileHandler } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'jade-files-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>start</title>');
writeFileSync(join(folder, 'assets/main-Ab3dEf9h.js'), `const lantern = ${'1'.repeat(5000)};`);
writeFileSync(join(folder, 'assets/main-Ab3dEf9h.css'), 'a{}');
writeFileSync(join(folder, 'assets/main-Ab3dEf9h.css.br'), brotliCompressSync('b{}'));
writeFileSync(join(folder, '../outside.txt'), 'secret');
mkdirSync(join(folder, '.vite'));
for (const hidden of ['.env', '.vite/manifest.json', 'assets/.notes.txt'])
  writeFileSync(join(folder, hidden), 'secret');

let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer(fileHandler(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('the file server', () => {
  it('gives the start page, also for paths of the application', async () => {
    for (const path of ['/', '/play/lantern-market']) {
      const response = await fetch(base + path);
      expect(await response.text()).toBe('<title>start</title>');
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('compresses, and lets hashed files be kept for ever', async () => {
    const response = await fetch(`${base}/assets/main-Ab3dEf9h.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(500);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toContain('lantern');
  });

  it('gives the compressed copy that the build left beside a file, and not as a file of its own', async () => {
    const styles = `${base}/assets/main-Ab3dEf9h.css`;
    expect(await (await fetch(styles, { headers: { 'accept-encoding': 'br' } })).text()).toBe('b{}');
    expect(await (await fetch(styles, { headers: { 'accept-encoding': 'identity' } })).text()).toBe('a{}');
    expect((await fetch(`${styles}.br`)).status).toBe(404);
  });

  it.each([
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0.5', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['*;q=0', null],
    ['GZIP ; Q=1', 'gzip'],
    ['x-gzip-like, abr', null],
    ['identity', null],
  ])('compresses only as the reader accepts it: %s', async (accepted, encoding) => {
    const response = await fetch(`${base}/assets/main-Ab3dEf9h.js`, { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toContain('lantern');
  });

  it.each([
    '/missing.js',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/%ff.txt',
    '/.env',
    '/.vite/manifest.json',
    '/assets/.notes.txt',
  ])('has nothing at %s', async (path) => {
    const response = await fetch(base + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('not found\n');
  });

  it('takes nothing but GET and HEAD, and says so with the headers of every answer', async () => {
    const refused = await fetch(base, { method: 'POST' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe('GET, HEAD');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(refused.headers.get('referrer-policy')).toBe('no-referrer');
    expect(refused.headers.get('content-type')).toContain('text/plain');
    expect(await (await fetch(base, { method: 'HEAD' })).text()).toBe('');
  });

  it('refuses a folder without a start page', () => {
    expect(() => fileHandler(join(folder, 'assets'))).toThrow('has no index.html');
  });
});
