import { at, begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../bot/evaluation.ts';
import { foresight } from '../../bot/foresight.ts';
import { scoresOf } from '../../bot/policy.ts';
import { tribute } from '../../bot/requests.ts';
import { hordeOf } from '../../content/hordes.ts';
import type { Resource } from '../../content/terms.ts';
import { CHI, slotAt } from '../../content/terms.ts';
import { only } from '../../proofs/let-happen.ts';
import { strike } from '../../rules/attack.ts';
import { chooseCommand } from '../../rules/autumn.ts';
import { moving } from '../../rules/clerks.ts';
import { putWound } from '../../rules/spots.ts';
import type { GreatWall } from '../../state.ts';
import { clanOf } from '../../state.ts';
import { coop, gives, horde, inRest, P1, P2, P3, ready, resting, run, sectionNamed } from '../table.ts';

const GOLD = 2 as Resource;
const KEYS = ['rest:left', 'rest:middle', 'rest:right'];

/** A Spearman of the first player waits for where to go. */
function recruited(g: GreatWall): GreatWall {
  only(g, begin(strike, { who: P1, kind: 0, from: 'pool', section: -1, winter: false }));
  run(g);
  return g;
}

describe('Together the bots know', () => {
  it('that the Royal Escort takes a Soldier at rest in each Section, whosever it is (GW-COOP-29)', () => {
    const looks = (...requests: string[]) => {
      const g = coop(3, ...requests);
      resting(g, P2, 'left', 'spearman');
      return scoresOf(recruited(g), P1, KEYS);
    };
    const [left = 0, middle = 0, right = 0] = looks('royal-escort');
    expect(middle).toBeGreaterThan(left);
    expect(right).toBe(middle);
    expect(new Set(looks('quiet-border')).size).toBe(1);
  });

  it('that whoever lacks a resource last holds up everybody, and that Incense is short', () => {
    const g = coop(3, 'silk-for-the-court', 'incense-for-the-ancestors');
    const alone = tribute(g, P1, GOLD);
    expect(alone).toBeGreaterThan(0);
    for (const who of [P2, P3]) gives(g, who, { gold: 4 });
    expect(tribute(g, P1, GOLD)).toBeGreaterThan(alone);
    expect(tribute(g, P1, CHI)).toBeGreaterThan(alone);
    gives(g, P1, { gold: 5 });
    expect(tribute(g, P1, GOLD)).toBe(0);
  });

  it('what those before them in the Tea stack will show: not the same again, rather what lends a bonus', () => {
    const g = ready({ mode: 'cooperative', players: 3 });
    g.tea = [P1, P2, P3];
    const clan = clanOf(g, P1);
    for (const who of [P2, P3]) Object.assign(clanOf(g, who), structuredClone(clan));
    clan.commands = ['economy'];
    const look = (who: typeof P1) => scoresOf(g, who, ['command:economy', 'command:despotism']);
    const lead = ([economy = 0, despotism = 0]: number[]) => economy - despotism;
    expect(lead(look(P2))).toBeLessThan(lead(look(P1)));
  });

  it('that a Horde that falls makes room where the next would be a Raid (GW-SPRING-6), the more the nearer it is to that', () => {
    const g = recruited(coop(3));
    horde(g, 'left', hordeOf(at(g.hordeDeck, 0)).type.id);
    const before = evaluate(g, P1);
    putWound(g, slotAt(sectionNamed('left'), 0), 0);
    expect(evaluate(g, P1)).toBeGreaterThan(before);
  });

  it('how far the Requests are prepared', () => {
    const g = recruited(coop(3, 'royal-escort'));
    const steps = ['left', 'middle', 'right'].map((section) => {
      const before = evaluate(g, P1);
      // The Soldier himself is worth the same wherever he rests.
      resting(g, P1, section, 'spearman');
      expect(inRest(g, P1, section)).toBe(1);
      return evaluate(g, P1) - before;
    });
    const [first = 0, second = 0, third = 0] = steps;
    expect([second > first, third > second]).toEqual([true, true]);
  });
});

describe('Foresight at the Wall', () => {
  it('reaches to the next Year, alone and for two together to the end', () => {
    const years = (mode: string, players: number) => {
      const from = ready({ mode, players });
      return [1, 2, 3].filter((year) => foresight.isEnough(from, { ...from, year: from.year + year }, 0, ''))[0];
    };
    expect([years('competitive', 3), years('cooperative', 4), years('cooperative', 2), years('solo', 1)]).toEqual([
      1,
      1,
      undefined,
      undefined,
    ]);
  });

  it('is for Commands and Clerks, not for which Clerk goes', () => {
    for (const mode of ['competitive', 'cooperative']) {
      const g = ready({ mode, players: 3 });
      const [command, destination, origin] = [chooseCommand.start, moving.steps.destination, moving.steps.origin].map(
        (decision) => foresight.ideas?.(g, decision),
      );
      expect([Number(command) > 3, Number(destination) > 3, origin]).toEqual([true, true, 1]);
    }
  });
});
