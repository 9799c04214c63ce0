/** The page docs/add-a-game.md, followed to the letter: its files are taken out, checked and played. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

declare const JADE_ROOT: string;

const page = readFileSync(join(JADE_ROOT, 'docs/add-a-game.md'), 'utf8');
const files = [...page.matchAll(/^`(packages\/[^`]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', text = '']) => ({ path, text }),
);

/** A copy of the repository in which the reader works. */
const clone = mkdtempSync(join(tmpdir(), 'jade-add-a-game-'));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(clone, 'node_modules/.bin', program), args, {
    cwd: clone,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

describe('docs/add-a-game.md', () => {
  it('leads to a game that compiles, passes its tests, covers its rules and can be simulated', () => {
    expect(files.map(({ path }) => path)).toHaveLength(7);
    for (const part of ['packages', 'scripts', 'tsconfig.json', 'vitest.config.ts', 'package.json']) {
      cpSync(join(JADE_ROOT, part), join(clone, part), {
        recursive: true,
        filter: (source) => !/node_modules|packages\/web\/dist/.test(source),
      });
    }
    linkPackages();
    for (const { path, text } of files) {
      mkdirSync(dirname(join(clone, path)), { recursive: true });
      writeFileSync(join(clone, path), text);
    }
    const shelf = join(clone, 'packages/shelf/index.ts');
    const entry = /^ {4}\{\n {6}id: 'carp-race',\n[\s\S]*?^ {4}\},$/m.exec(page)?.[0] ?? '';
    writeFileSync(shelf, readFileSync(shelf, 'utf8').replace(/^\];$/m, `${entry}\n];`));

    expect(run('tsc', '-p', '.')).toEqual({ status: 0, output: '' });
    expect(run('vitest', 'run', 'packages/carp-race')).toMatchObject({ status: 0 });
    expect(run('jade', 'rules', 'carp-race', '--json').output).toContain(
      '"rules":4,"named":4,"exercised":4,"missing":[]',
    );
    expect(run('jade', 'sim', 'carp-race', '--players', '4', '--games', '100', '--json').output).toContain(
      '"finished":100,"stuck":0',
    );
  });
});

/** What npm install would do: our own packages point into the copy, all others to what is installed. */
function linkPackages(): void {
  const modules = join(clone, 'node_modules');
  mkdirSync(join(modules, '@jade'), { recursive: true });
  for (const name of readdirSync(join(JADE_ROOT, 'node_modules'))) {
    if (name === '@jade' || name === '.cache' || name === '.bin') continue;
    symlinkSync(join(JADE_ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of [...readdirSync(join(clone, 'packages')), 'carp-race']) {
    symlinkSync(join(clone, 'packages', name), join(modules, '@jade', name));
  }
  mkdirSync(join(modules, '.bin'));
  for (const tool of ['tsc', 'vitest'])
    symlinkSync(join(JADE_ROOT, 'node_modules/.bin', tool), join(modules, '.bin', tool));
  symlinkSync(join(clone, 'packages/cli/bin/jade.js'), join(modules, '.bin/jade'));
}
