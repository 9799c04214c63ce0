/** The page docs/add-a-game.md, followed to the letter in a copy of the repository: its files are taken out and put in their place. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const COPIED = ['packages', 'scripts', 'tsconfig.json', 'vitest.config.ts', 'package.json', 'package-lock.json'];
/** What the page lets the reader run. */
const TOOLS = ['tsc', 'vitest', 'vite'];

export interface Workshop {
  readonly folder: string;
  /** The files that the page shows. */
  readonly files: readonly string[];
  remove(): void;
}

export function followThePage(root: string): Workshop {
  const page = readFileSync(join(root, 'docs/add-a-game.md'), 'utf8');
  const files = [...page.matchAll(/^`(packages\/[^`]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)];
  const folder = mkdtempSync(join(tmpdir(), 'jade-add-a-game-'));
  for (const part of COPIED) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (source) => !/node_modules|packages\/web\/dist/.test(source),
    });
  }
  linkPackages(root, folder);
  for (const [, path = '', text = ''] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const shelf = join(folder, 'packages/shelf/index.ts');
  const entry = /^ {4}\{\n {6}id: 'carp-race',\n[\s\S]*?^ {4}\},$/m.exec(page)?.[0] ?? '';
  writeFileSync(shelf, readFileSync(shelf, 'utf8').replace(/^\];$/m, `${entry}\n];`));
  return {
    folder,
    files: files.map(([, path = '']) => path),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What npm install would do: our own packages point into the copy, all others to what is installed. */
function linkPackages(root: string, folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@jade'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@jade' || name === '.cache' || name === '.bin') continue;
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of [...readdirSync(join(folder, 'packages')), 'carp-race'])
    symlinkSync(join(folder, 'packages', name), join(modules, '@jade', name));
  mkdirSync(join(modules, '.bin'));
  for (const tool of TOOLS) symlinkSync(join(root, 'node_modules/.bin', tool), join(modules, '.bin', tool));
  symlinkSync(join(folder, 'packages/cli/bin/jade.js'), join(modules, '.bin/jade'));
}
