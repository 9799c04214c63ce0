/**
 * Serves a folder of built files: compressed, with long caching for files whose name carries a hash, and the
 * start page for every other path. Needs nothing but Node.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

export const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; base-uri 'none'; frame-ancestors 'none'",
};

interface ServedFile {
  readonly type: string;
  readonly cache: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

const BROTLI = '.br';

/** As the build left it beside the file; a file without that is compressed here, less well but soon. */
function brotli(path: string, body: Buffer): Buffer {
  if (existsSync(path + BROTLI)) return readFileSync(path + BROTLI);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

/** Every file of the folder but hidden ones and compressed copies, read once. */
function loadFiles(folder: string): Map<string, ServedFile> {
  const files = new Map<string, ServedFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).replaceAll('\\', '/')}`;
    if (address.includes('/.') || path.endsWith(BROTLI)) continue;
    const body = readFileSync(path);
    const compressible = !['.png', '.woff2'].includes(extname(path));
    files.set(address, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      plain: body,
      gzip: compressible ? gzipSync(body) : null,
      br: compressible ? brotli(path, body) : null,
      cache: /-[\w-]{8,}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  }
  return files;
}

/** Answers with the files of a folder, as they are when it begins. */
export function fileHandler(folder: string): RequestListener {
  const files = loadFiles(folder);
  const start = files.get('/index.html');
  if (start === undefined) throw new Error(`${folder} has no index.html`);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'only GET and HEAD\n', { Allow: 'GET, HEAD' });
      return;
    }
    const path = decodePath(request.url ?? '/');
    const isPage = extname(path) === '' && !path.includes('/.');
    const file = files.get(path) ?? (isPage ? start : undefined);
    if (file === undefined) {
      refuse(response, 404, 'not found\n');
      return;
    }
    const accepts = accepted(String(request.headers['accept-encoding'] ?? ''));
    const encoding = (['br', 'gzip'] as const).find((name) => file[name] !== null && accepts(name));
    const body = (encoding === undefined ? null : file[encoding]) ?? file.plain;
    response.writeHead(200, {
      ...HEADERS,
      'Content-Type': file.type,
      'Content-Length': body.length,
      'Cache-Control': file.cache,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function refuse(response: ServerResponse, status: number, why: string, more: Record<string, string> = {}): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...more }).end(why);
}

/** Reads `br;q=0, gzip, *;q=0.1`: what a reader accepts. A quality of 0 means never. */
function accepted(header: string): (encoding: string) => boolean {
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((word) => word.trim());
    const quality = params.find((param) => param.startsWith('q='))?.slice(2);
    qualities.set(name, quality === undefined ? 1 : Number(quality));
  }
  return (encoding) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
}

function decodePath(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://table').pathname);
  } catch {
    return '/not-a-path.txt';
  }
}
