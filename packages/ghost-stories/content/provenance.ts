/** Which cards were designed here, because no rulebook and no print shows them. The data say it record by record. */

import data from './ghost-stories.data.json';

export const RECONSTRUCTED: ReadonlySet<string> = new Set(
  [...data.ghosts, ...data.incarnations]
    .filter(({ provenance }) => provenance === 'reconstructed')
    .map(({ id }) => `ghost:${id}`),
);

export function isReconstructed(thing: string): boolean {
  return RECONSTRUCTED.has(thing);
}
