/** What a screen foretells without a doubt is put to the proof in random games: what a ghost costs, and which tile it haunts next. */

import type { Event, Pending } from '@jade/engine';
import { advance, answer, at, begin, configure, expectOk, must, witness } from '@jade/engine';
import { walk } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import type { Place, Space } from '../content/layout.ts';
import { SPACE_IDS, SPACES } from '../content/layout.ts';
import { attemptOf, prospectOf } from '../foretell.ts';
import { ghostStories } from '../index.ts';
import { unsparable } from '../rules/cover.ts';
import { SPACE_KEYS } from '../rules/define.ts';
import { isFree } from '../rules/ghosts.ts';
import { haunt } from '../rules/haunt.ts';
import { tileName } from '../rules/table.ts';
import { tileInDanger } from '../screen.ts';
import type { GhostStories } from '../state.ts';
import { NONE } from '../state.ts';

const { rules, clone } = ghostStories;
const GAMES = 20;
const EVERY = 25;

const SITTINGS = ghostStories.modes.flatMap(({ id, players }) =>
  players.map((count) => ({ mode: id, players: count })),
);

const WILLING = ['settle', 'agree'];

/**
 * Exorcises this ghost, and beside it only those that the dice exorcise for nothing (GS-EXORCISM-8), with whatever tokens come first;
 * returns how many that took, or null where it cannot be chosen.
 */
function tokensFor(g: GhostStories, space: Space): number | null {
  const events: Event[] = [];
  let now: Pending | null = must(advance(rules, g), 'the choice');
  if (!at(now.questions, 0).options.includes(at(SPACE_KEYS, space))) return null;
  let key = at(SPACE_KEYS, space);
  while (now !== null && attemptOf(g.stack) !== null) {
    const pending: Pending = now;
    const chosen = key;
    const heard = witness(() => {
      now = answer(rules, g, pending, at(pending.questions, 0).seat, chosen);
    });
    events.push(...heard.events);
    const options = now === null ? [] : at((now as Pending).questions, 0).options;
    const attempt = attemptOf(g.stack);
    const [forced] = attempt === null || now?.name !== 'exorcise.choose' ? [] : unsparable(g, attempt);
    const free = forced === undefined ? undefined : at(SPACE_KEYS, forced);
    key = free ?? WILLING.find((one) => options.includes(one)) ?? options[0] ?? '';
  }
  const fallen = events.filter((event) => event.key === 'exorcised');
  expect(fallen.map(({ params }) => params.space)).toContain(SPACE_IDS[space]);
  // Of several ghosts nobody can tell whose token it was: what counts is what was spent before they fell.
  const spent = events.slice(0, events.indexOf(at(fallen, 0)));
  return spent.filter((event) => event.key === 'spent').length;
}

describe('what a screen foretells comes so', () => {
  let exorcisms = 0;
  let hauntings = 0;

  it.each(SITTINGS)('in random games: $mode, $players', (wishes) => {
    for (let game = 1; game <= GAMES; game++) {
      const config = expectOk(configure(ghostStories, { ...wishes, seed: `foretold ${game}` }));
      for (const { game: g, pending, seq } of walk(ghostStories, config)) {
        const attempt = attemptOf(g.stack);
        if (pending.name === 'exorcise.choose' && attempt?.chosen.length === 0) {
          for (const space of attempt.targets) {
            const { coins, barred } = prospectOf(g, attempt, [space]);
            expect(tokensFor(clone(g), space), `${space}`).toBe(barred ? null : coins);
            exorcisms += 1;
          }
        }
        if (seq % EVERY !== 0) continue;
        for (const space of SPACES.filter((one) => !isFree(g, one))) {
          const copy = clone(g);
          copy.stack = [begin(haunt, { space })];
          const { events } = witness(() => void advance(rules, copy));
          const place = tileInDanger(g, space);
          const hit = events.find(({ key }) => key === 'tileHaunted' || key === 'villagersInTheWay');
          expect(hit?.params.tile).toBe(place === NONE ? undefined : tileName(g, place as Place));
          hauntings += 1;
        }
      }
    }
  });

  it('and both came up', () => {
    expect(exorcisms).toBeGreaterThan(50);
    expect(hauntings).toBeGreaterThan(50);
  });
});
