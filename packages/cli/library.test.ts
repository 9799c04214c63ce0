import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFINITIONS } from './library.ts';

declare const JADE_ROOT: string;

it.each(DEFINITIONS.map(({ id, version }) => [id, version]))(
  'the package of %s has the number of its rules',
  (id, version) => {
    const text = readFileSync(join(JADE_ROOT, 'packages', id, 'package.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ name: `@jade/${id}`, version });
  },
);
