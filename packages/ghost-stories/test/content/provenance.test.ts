import { configure, expectOk, seatView, setUp } from '@jade/engine';
import { provenanceIn } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import data from '../../content/ghost-stories.data.json';
import { isReconstructed, RECONSTRUCTED } from '../../content/provenance.ts';
import { ghostStories } from '../../index.ts';
import { inspect } from '../../inspect.ts';

/** What the records of each part of the data are called on the table. */
const KINDS: Readonly<Record<string, string>> = { ghosts: 'ghost', incarnations: 'ghost' };

describe('Where things come from', () => {
  it('everything that was designed here is marked, and nothing else', () => {
    const names = provenanceIn(data)
      .filter(({ provenance }) => provenance === 'reconstructed')
      .map(({ part, record }) => `${KINDS[part] ?? `unknown ${part}`}:${record.id}`);
    expect([...RECONSTRUCTED].toSorted()).toEqual(names.toSorted());
    expect(names).toHaveLength(16);
  });

  it('what a print shows is not marked', () => {
    expect([isReconstructed('ghost:ghoul'), isReconstructed('ghost:reed-jackal')]).toEqual([false, true]);
  });

  it('each of them can be held up to be read', () => {
    const g = setUp(ghostStories, expectOk(configure(ghostStories, { mode: 'white-moon', seed: 'read' })));
    const view = seatView(ghostStories, g, null, 'spectator');
    expect([...RECONSTRUCTED].filter((thing) => inspect(view, thing) === null)).toEqual([]);
  });
});
