import { describe, expect, it } from 'vitest';
import { checkImports, circlesIn, complaintsAbout, importsIn } from './check-imports.ts';

describe('dependencies point one way', () => {
  it.each([
    ['engine', `import { x } from '@jade/bots';`, 'must not import @jade/bots'],
    ['engine', `import type { X } from '@jade/lantern-market';`, 'must not import @jade/lantern-market'],
    ['lantern-market', `export * from '@jade/bots';`, 'must not import @jade/bots'],
    ['lantern-market', `import fs from 'node:fs';`, "must not import 'node:fs'"],
    ['lantern-market', `import 'react';`, "must not import 'react'"],
    ['engine', `const lazy = await import('zod');`, "must not import 'zod'"],
    ['bots', `import {\n  a,\n  b,\n} from '@jade/web';`, 'must not import @jade/web'],
    ['engine', `const now = Date.now();`, 'must not use Date'],
    ['lantern-market', `const die = Math.random();`, 'must not use Math.random'],
    ['chess', ``, 'has no place'],
  ])('in %s, %j is found', (name, source, complaint) => {
    expect(complaintsAbout(name, source, false).join()).toContain(complaint);
  });

  it.each([
    ['web', `import { x } from '@jade/bots'; import React from 'react';`, false],
    ['lantern-market', `import { x } from '@jade/engine'; import { y } from './state.ts';`, false],
    ['engine', `// Date and Math.random are not used here`, false],
    ['engine', `import { it } from 'vitest'; import { g } from '@jade/lantern-market';`, true],
  ])('in %s, %j is fine', (name, source, isTest) => {
    expect(complaintsAbout(name, source, isTest)).toEqual([]);
  });

  it.each([
    [[], ['a>b', 'b>c']],
    [['a b'], ['a>b', 'b>a']],
    [['a b c'], ['a>b', 'b>c', 'c>a', 'c>d']],
    [
      ['b c', 'd e'],
      ['a>b', 'b>c', 'c>b', 'c>d', 'd>e', 'e>d'],
    ],
    [['a b c'], ['a>b', 'a>c', 'b>a', 'c>b']],
  ])('circles %j are found in %j', (circles, arrows) => {
    const files = new Map('abcde'.split('').map((file): [string, string[]] => [file, []]));
    for (const [from = '', , to = ''] of arrows) files.get(from)?.push(to);
    const found = circlesIn(files).map((circle) => circle.sort().join(' '));
    expect(found.sort()).toEqual(circles);
  });

  it('counts every file that is loaded, not what is there for its types', () => {
    const source = `import './a.ts';
import { b } from './b.ts';
export * from "../c.ts";
import {
  d,
} from './d.ts';
import type { E } from './e.ts';
export type { F } from './f.ts';
import { at } from '@jade/engine';
const later = await import('./g.ts');`;
    expect(importsIn(source)).toEqual(['./a.ts', './b.ts', '../c.ts', './d.ts']);
  });

  it('holds for this repository', () => {
    expect(checkImports()).toEqual({ code: 0, output: '' });
  });
});
