import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listOf } from './offline-plugin.ts';

describe('the list of the service worker', () => {
  it('has a version that follows what is in the files, and not only their names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jade-offline-'));
    const list = (page: string, rest = 'the rest') => {
      writeFileSync(join(folder, 'index.html'), page);
      writeFileSync(join(folder, 'rest.js'), rest);
      return listOf(folder, ['index.html'], ['rest.js']);
    };
    const first = list('one');
    expect(first.files.shell).toEqual({
      '/index.html': '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed',
    });
    expect(list('one')).toEqual(first);
    expect(list('two').version).not.toBe(first.version);
    expect(list('one', 'another rest').version).not.toBe(first.version);
  });
});
