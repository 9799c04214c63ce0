import { describe, expect, it } from 'vitest';
import { readGuide } from '../packages/web/src/guide/guide.ts';
import { complaintsAbout } from './check-guides.ts';

const known = {
  rules: new Set(['XX-ROLL-1']),
  words: { 'tile.inn': 'Inn' },
  hasThing: (thing: string) => thing === 'deck',
  picture: (source: string) => {
    if (source !== 'die:red') throw new Error(`there is no piece '${source}'`);
  },
};

const about = (step: string, marks = '') =>
  complaintsAbout(
    readGuide(`# G\n\n# P {short}\n\n## C {#c${marks}}\n\nLead.\n\n### S\n\n![a die](die:red)\n\n${step}\n`),
    known,
  );

describe('the check of guides', () => {
  it('has nothing against a good one', () => {
    expect(about('The {tile.inn} is [here](#c) ![](die:red). [^XX-ROLL-1]', ' sign=die:red now=deck')).toEqual([]);
  });

  it.each([
    ['a rule that does not exist', 'It is so. [^XX-ROLL-2]', /no rule XX-ROLL-2/],
    ['a rule in the text', 'By XX-ROLL-1 it is so.', /belongs into a footnote/],
    ['a word the game does not have', 'The {tile.out}.', /no word 'tile.out'/],
    ['a picture that cannot be drawn', 'See ![](die:pink).', /no piece 'die:pink'/],
    ['a chapter that does not exist', 'See [there](#nowhere).', /no chapter #nowhere/],
    ['more words than a step may have', 'word '.repeat(36), /36 words/],
    ['marks that nobody reads', 'A **bold beginning.', /nobody reads/],
  ])('finds %s', (_, step, complaint) => {
    expect(about(step).join('\n')).toMatch(complaint);
  });

  it('finds things that lie on no table, signs that cannot be drawn, steps without a picture, and a fifth step', () => {
    expect(about('Fine.', ' now=moonstone').join()).toMatch(/no table has 'moonstone'/);
    expect(about('Fine.', ' sign=die:pink').join()).toMatch(/no piece 'die:pink'/);
    expect(about('Fine.\n\n### T\n\nNo picture.').join()).toMatch(/'T' has no picture/);
    expect(about(`Fine.${'\n\n### T\n\n![a](die:red)\n\nMore.'.repeat(4)}`).join()).toMatch(/5 steps/);
  });
});
