import { describe, expect, it } from 'vitest';
import { manifestFile, page } from './page-plugin.ts';

const { transformIndexHtml, generateBundle } = page() as unknown as {
  transformIndexHtml(html: string): string;
  generateBundle(this: { emitFile(file: { fileName: string; source: string }): void }): void;
};

describe('the page before any code runs', () => {
  it('takes its words from the catalogue', () => {
    const html = transformIndexHtml('<title>%title%</title><!-- unarrived -->');
    expect(html).toContain('<title>Jade Table</title>');
    expect(html).toContain('<p lang="en">The table did not arrive');
  });

  it('has a manifest for each language', () => {
    const files = new Map<string, string>();
    generateBundle.call({ emitFile: ({ fileName, source }) => void files.set(fileName, source) });
    expect(JSON.parse(files.get(manifestFile('en')) ?? '{}')).toMatchObject({
      lang: 'en',
      name: 'Jade Table',
      start_url: '/',
    });
  });
});
