/** What cards, tiles and boards are stands in the data, what they say in the catalogue: here the two are held against each other. */

import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import { ABILITIES, GHOSTS } from '../../content/cards.ts';
import { COLOURS } from '../../content/colours.ts';
import data from '../../content/ghost-stories.data.json';
import { HERBALIST_DICE, REVIVED_QI } from '../../content/numbers.ts';
import { POWERS, TILE_IDS } from '../../content/village.ts';
import { ARTEFACT_IDS, FAMILIES } from '../../content/villagers.ts';
import messages from '../../messages/en.json';

const MESSAGES = expand(messages);

/** The names under which a kind of message stands in the catalogue. */
function said(kind: string): string[] {
  const start = `${kind}.`;
  return Object.keys(MESSAGES)
    .filter((key) => key.startsWith(start) && !key.slice(start.length).includes('.'))
    .map((key) => key.slice(start.length));
}

function lines(kind: string): string[] {
  return Object.keys(MESSAGES)
    .filter((key) => key.startsWith(`${kind}.`) && key.endsWith('.line'))
    .map((key) => key.slice(kind.length + 1, -'.line'.length));
}

const same = (a: Iterable<string>, b: Iterable<string>): void => expect([...a].sort()).toEqual([...new Set(b)].sort());

const CURSES = FAMILIES.map(({ curse }) => curse);
const REWARDS = FAMILIES.map(({ reward }) => reward.replace('artefact:', ''));

describe('Every thing has its words, and no words lack their thing', () => {
  it('ghosts and incarnations', () => {
    same(
      said('ghost'),
      GHOSTS.map(({ id }) => id),
    );
  });

  it('stones, in a sentence and in short', () => {
    same(said('stone'), ABILITIES);
    same(said('ability'), ABILITIES);
    same(
      data.abilities.map(({ id }) => id),
      ABILITIES,
    );
  });

  it('tiles', () => {
    for (const kind of ['tile', 'deed', 'toTile', 'bring', 'villager']) same(said(kind), TILE_IDS);
    same(lines('tile'), TILE_IDS);
  });

  it('powers and artefacts', () => {
    same(said('power'), POWERS);
    same(lines('power'), POWERS);
    same(said('artefact'), ARTEFACT_IDS);
    same(lines('artefact'), ARTEFACT_IDS);
  });

  it('families, their curses and rewards', () => {
    same(
      said('family'),
      FAMILIES.map(({ id }) => id),
    );
    same(said('curse'), CURSES);
    same(said('reward'), REWARDS);
    same(
      data.familyCurses.map(({ id }) => id),
      CURSES,
    );
  });
});

/** What a word in the name of an effect must be called in its sentence. */
const CALLED: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(COLOURS.map((colour) => [colour, new RegExp(colour)])),
  '1': /\b(a|1|one)\b/,
  '2': /\b(two|2)\b/,
  two: /\b(two|2)\b/,
  three: /\b(three|3)\b/,
  five: /\b(five|5)\b/,
  qi: /Qi/,
  tao: /Tao/,
  yin: /Yin-Yang/,
  crystal: /crystal/i,
  ghost: /ghost/,
  taoist: /Taoist/,
  taoists: /Taoists/,
  buddha: /Buddha/,
  buddhas: /Buddhas/,
  portal: /Portal/,
  su: /Su-Ling/,
  circle: /Circle/,
  die: /dice|die/,
  dice: /dice/i,
  curse: /Curse die/,
  power: /power/,
  clockwise: /clockwise/,
  opposite: /opposite/,
  white: /white/i,
  bottom: /lowest|bottom/,
  barrier: /Barrier/,
  kill: /die|dies/,
  haunt: /haunt/,
};

describe('A sentence says what the effect does', () => {
  const effects = [
    ...ABILITIES.flatMap((ability) => [`stone.${ability}`, `ability.${ability}`]),
    ...CURSES.map((curse) => `curse.${curse}`),
    ...REWARDS.map((reward) => `reward.${reward}`),
  ];

  it('with every number, piece and colour of its name', () => {
    let checked = 0;
    for (const key of effects) {
      // That the Curse die may haunt a tile need not be said again.
      const words = key.includes('roll-curse') ? ['curse'] : (key.split('.')[1] ?? '').split('-');
      for (const word of words) {
        const called = CALLED[word];
        if (called === undefined) continue;
        expect(MESSAGES[key], key).toMatch(called);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(80);
  });

  it('with the numbers of the tiles (GS-TILE-4, GS-TILE-6)', () => {
    expect(MESSAGES['tile.cemetery.line']).toContain(`${REVIVED_QI} Qi`);
    expect([HERBALIST_DICE, MESSAGES['tile.herbalists-shop.line']]).toEqual([2, expect.stringContaining('two dice')]);
  });
});
