import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageOf, listOf } from './offline-plugin.ts';

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

  it('keeps the words of each language apart, so that only those one uses are fetched', () => {
    expect(languageOf('/packages/great-wall/messages/it.json')).toBe('it');
    expect(languageOf('/packages/great-wall/rulebook/de.md?raw')).toBe('de');
    expect(languageOf('/packages/great-wall/index.ts')).toBeNull();
    const folder = mkdtempSync(join(tmpdir(), 'jade-offline-'));
    for (const file of ['index.html', 'it.js']) writeFileSync(join(folder, file), file);
    const { files } = listOf(folder, ['index.html'], [], new Map([['it', ['it.js']]]));
    expect(Object.keys(files.languages.it ?? {})).toEqual(['/it.js']);
  });
});
