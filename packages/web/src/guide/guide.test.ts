import { describe, expect, it } from 'vitest';
import { chaptersIn, readGuide } from './guide.ts';
import { inlineOf, plainText } from './inline.ts';

const TEXT = `# A game

# First things {short}

## Take your turn {#turn name="Your turn" sign=die:red now=deck,haunted}

A turn has
two parts.

### Roll

![A die](die:red > tao:red)

Roll it. [^XX-ROLL-1 XX-ROLL-2]
- once
- or twice

? How often?
As often as
you like. [^XX-ROLL-3]

# Details

## Dice {#dice}
All about dice.
`;

describe('a guide is read', () => {
  const guide = readGuide(TEXT);
  const [turn, dice] = chaptersIn(guide);

  it('in parts, of which the short ones are for beginners', () => {
    expect(guide.title).toBe('A game');
    expect(guide.parts.map(({ title, short }) => [title, short])).toEqual([
      ['First things', true],
      ['Details', false],
    ]);
  });

  it('in chapters with their marks', () => {
    expect(turn).toMatchObject({
      id: 'turn',
      title: 'Take your turn',
      name: 'Your turn',
      sign: 'die:red',
      now: ['deck', 'haunted'],
    });
    expect(turn?.lead).toBe('A turn has two parts.');
    expect(dice).toMatchObject({ id: 'dice', name: 'Dice', sign: '', now: [], lead: 'All about dice.' });
  });

  it('in steps with a picture, text and items', () => {
    expect(turn?.steps).toEqual([
      {
        title: 'Roll',
        picture: { alt: 'A die', source: 'die:red > tao:red' },
        body: [
          { kind: 'text', text: 'Roll it. [^XX-ROLL-1 XX-ROLL-2]' },
          { kind: 'item', text: 'once' },
          { kind: 'item', text: 'or twice' },
        ],
      },
    ]);
  });

  it('in questions with their answers', () => {
    expect(turn?.asked).toEqual([{ question: 'How often?', answer: 'As often as you like. [^XX-ROLL-3]' }]);
  });

  it('and says what stands in no chapter', () => {
    expect(() => readGuide('# A game\n\nlost words')).toThrow(/lost words/);
  });
});

describe('a line of a guide', () => {
  it('has words, names, pictures, footnotes and ways', () => {
    expect(inlineOf('The **{tile.inn}** gives ![](tao:red), see [dice](#dice). [^XX-1 XX-2]')).toEqual([
      { kind: 'text', text: 'The ' },
      { kind: 'term', key: 'tile.inn' },
      { kind: 'text', text: ' gives ' },
      { kind: 'picture', source: 'tao:red' },
      { kind: 'text', text: ', see ' },
      { kind: 'link', text: 'dice', chapter: 'dice' },
      { kind: 'text', text: '.\u00a0' },
      { kind: 'note', rules: ['XX-1', 'XX-2'] },
    ]);
  });

  it('is read out without pictures and footnotes', () => {
    expect(plainText('**Take** ![](tao:red) from the {tile.inn}. [^XX-1]', () => 'Inn')).toBe('Take from the Inn.');
  });
});
