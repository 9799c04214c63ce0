/**
 * A plugin for Vite that writes a compressed copy beside every text that was built, as small as Brotli makes it: that takes too long for
 * every start of the server, which finds them here.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Images and fonts are compressed in themselves. */
const TEXTS = /\.(?:js|css|html|svg|json|webmanifest)$/;

export function compressed(): Plugin {
  return {
    name: 'jade-compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }) {
        const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.test(name));
        await Promise.all(
          names.map(async (name) => {
            const text = readFileSync(join(dir, name));
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
            };
            writeFileSync(join(dir, `${name}.br`), await promisify(brotliCompress)(text, { params }));
          }),
        );
      },
    },
  };
}
