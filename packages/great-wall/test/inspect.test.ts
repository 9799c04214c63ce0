import { readFileSync } from 'node:fs';
import { at, configure, expectOk, parseRulebook, seatView } from '@jade/engine';
import { walk } from '@jade/engine/kit';
import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import {
  ADVISORS,
  ARTEFACTS,
  COMMAND_TITLES,
  COOP_GENERALS,
  GENERALS,
  QIN_COMMANDS,
  REED_COMMAND,
  TACTIC_TITLES,
} from '../content/cards.ts';
import { EVENTS, REQUESTS } from '../content/coop-cards.ts';
import { wouldFillAlone } from '../forecasts/locations.ts';
import { greatWall } from '../index.ts';
import { inspect } from '../inspect.ts';
import messages from '../messages/en.json';
import { LOCATION, PLAYER, SECTION, SLOT } from '../rules/keys.ts';
import { clanOf, slotsOf } from '../state.ts';
import { active, clerks, horde, locationNamed, on, P1, P2, table } from './table.ts';

const rules = new Set(
  parseRulebook(readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8')).map(({ id }) => id),
);

const CARDS: Readonly<Record<string, readonly string[]>> = {
  general: [...GENERALS, ...COOP_GENERALS].map(({ id }) => id),
  advisor: ADVISORS,
  command: [...COMMAND_TITLES, ...QIN_COMMANDS, REED_COMMAND],
  tactic: TACTIC_TITLES,
  artefact: ARTEFACTS.map(({ id }) => id),
  request: REQUESTS,
  event: EVENTS,
};
const THINGS = [
  ...[SLOT, LOCATION, SECTION, PLAYER].flatMap(({ of }) => of),
  'qin',
  ...Object.entries(CARDS).flatMap(([kind, ids]) => ids.map((id) => `${kind}:${id}`)),
];

const MESSAGES = expand(messages);

describe('What can be read about things', () => {
  it.each([
    { mode: 'competitive', players: 2 },
    { mode: 'solo', players: 1 },
    { mode: 'cooperative', players: 3 },
  ])('is said in messages and by rules that exist: $mode', (wishes) => {
    let lines = 0;
    for (const { game, pending, seq } of walk(greatWall, expectOk(configure(greatWall, { ...wishes, seed: 'read' })))) {
      if (seq % 25 !== 0) continue;
      for (const viewer of ['spectator', at(pending.questions, 0).seat] as const) {
        const view = seatView(greatWall, game, pending, viewer);
        const phrases = THINGS.flatMap((thing) => {
          const read = inspect(view, thing);
          return read === null ? [] : [read.name, ...read.lines];
        });
        expect(phrases.filter(({ key }) => !(key in MESSAGES))).toEqual([]);
        expect(phrases.filter(({ rule }) => rule !== null && !rules.has(rule))).toEqual([]);
        lines += phrases.length;
      }
    }
    expect(lines).toBeGreaterThan(1000);
  });

  it('says of a Horde where it stands, what it does, and who would claim it', () => {
    const g = table();
    horde(g, 'left', 'steppeRaiders');
    on(g, P2, 'L1-a2');
    const read = inspect(seatView(greatWall, g, null, P1), 'horde:L1');
    expect(read?.lines.map(({ key }) => key)).toEqual([
      'wall.horde.place',
      'text.steppeRaiders',
      'wall.horde.honour',
      'wall.horde.vacant',
      'wall.horde.majority',
    ]);
    expect(read?.lines.at(-1)?.params).toEqual({ seat: P2, count: 1 });
  });

  it('says of an Advisor what it would do for the own General instead, until it is Active (GW-ADV-1, GW-ADV-2)', () => {
    const g = table();
    const [advisor = '', other = ''] = g.advisorTrack;
    clanOf(g, P1).general = 'liuQi';
    const linesOf = (id: string) => inspect(seatView(greatWall, g, null, P1), `advisor:${id}`)?.lines ?? [];
    expect(linesOf(advisor).at(-1)).toMatchObject({
      key: 'wall.advisor.support',
      params: { general: 'liuQi', from: ['0'], to: ['1'] },
    });
    clanOf(g, P1).general = 'diQing';
    expect(linesOf(advisor).at(-1)?.key).toBe('wall.advisor.later');
    clanOf(g, P1).active.push(other);
    expect(linesOf(other).map(({ key }) => key)).toEqual([`text.${other}`]);
  });

  it('knows the Clerk that would fill a Location alone, for a Shame (GW-ACT-1, GW-ACT-6)', () => {
    const g = table();
    const [mill, tea] = [locationNamed('lumberMill'), locationNamed('teahouse')];
    clerks(g, P1, 'lumberMill', 1);
    clerks(g, P1, 'teahouse', slotsOf(g, tea) - 1);
    expect(wouldFillAlone(g, P1, mill)).toBe(false);
    clerks(g, P1, 'lumberMill', slotsOf(g, mill) - 2);
    expect([wouldFillAlone(g, P1, mill), wouldFillAlone(g, P2, mill), wouldFillAlone(g, P1, tea)]).toEqual([
      true,
      false,
      false,
    ]);
    active(g, P1, 'censor');
    expect(wouldFillAlone(g, P1, mill)).toBe(false);
  });

  it('says how strong a General is once somebody has it, and nothing of things that are not there', () => {
    const g = table();
    const view = seatView(greatWall, g, null, P2);
    const { general } = clanOf(g, P1);
    expect(inspect(view, `general:${general}`)?.lines.map(({ key }) => key)).toContain('wall.general.now');
    expect(['horde:L1', 'advisor:nobody', 'qin', 'space:1'].map((thing) => inspect(view, thing))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
