/** What docs/add-a-game.md promises of the terminal; web/browser/add-a-game.spec.ts ends it with a game in the browser. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { followThePage } from './add-a-game.ts';

declare const JADE_ROOT: string;

const { folder, files, remove } = followThePage(JADE_ROOT);
afterAll(remove);

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin', program), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

describe('docs/add-a-game.md', () => {
  it('leads to a game that compiles, passes its tests, covers its rules and can be simulated', () => {
    expect(files).toHaveLength(7);
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
