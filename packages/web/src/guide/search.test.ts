import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBox } from '@jade/shelf';
import { describe, expect, it } from 'vitest';
import { readGuide } from './guide.ts';
import { fold, indexOf, search } from './search.ts';

const SMALL = readGuide(`# A game

# All

## Win {#win name="Winning"}
How it ends.

### Points
Count the points. Whoever has the most points is first.

? How do I win?
Have the most points.

## Café life {#cafe}
You sit in a café, the Überhaus. How do you do?
`);

const texts = (hits: ReturnType<typeof search>) => hits.map(({ text }) => text.map((part) => part.text).join(''));
const found = (hits: ReturnType<typeof search>) =>
  hits.flatMap(({ text }) => text.filter((part) => part.found).map((part) => part.text));

describe('the search of a guide', () => {
  const index = indexOf(SMALL, (key) => key);

  it('answers a question as it is asked, with the chapter', () => {
    const [first] = search(index, 'how do I win');
    expect(first?.name).toBe('Winning');
    expect(texts(search(index, 'how do I win'))[0]).toBe('How do I win? Have the most points.');
  });

  it('folds accents and case, on both sides', () => {
    expect(fold('Café ÜBER')).toBe('cafe uber');
    expect(found(search(index, 'cafe'))).toEqual(['café']);
    expect(found(search(index, 'ÜBERHÄUS'))).toEqual(['Überhaus']);
  });

  it('gives sentences, and marks the words in them, also when they are begun', () => {
    expect(texts(search(index, 'first'))).toEqual(['Whoever has the most points is first.']);
    expect(found(search(index, 'fir'))).toEqual(['first']);
  });

  it('does not take a short word for the beginning of another', () => {
    const wind = readGuide('# G\n\n# P\n\n## C {#c}\n\nThe wind blows. You win the game. They lose.');
    expect(
      texts(
        search(
          indexOf(wind, (key) => key),
          'win',
        ),
      ),
    ).toEqual(['You win the game.']);
  });

  it('finds nothing where there is nothing', () => {
    expect(search(index, 'elephant')).toEqual([]);
    expect(search(index, ' ?')).toEqual([]);
  });
});

describe('the guide of Ghost Stories answers', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../../ghost-stories/guide/en.md'), 'utf8');
  const words = (await openBox('ghost-stories'))?.words ?? {};
  const index = indexOf(readGuide(text), (key) => words[key] ?? key);

  it('how one wins, first of all', () => {
    const [first] = search(index, 'How do I win?');
    expect(first?.chapter).toBe('goal');
    expect(texts(search(index, 'How do I win?'))[0]).toMatch(/exorcise Wu-Feng/i);
  });

  it.each([
    ['how do I lose', /too many tiles are haunted/],
    ['when does a figure haunt', /every second Yin phase/],
    ['overrun', /loses? 1 Qi/],
    ['neutral board', /3 Qi/],
    ['power token', /neutral board/i],
    ['when may I place a Buddha', /after your action/],
    ['what is Qi', /Your life/],
    ['yin-yang', /./],
    ['white', /any colour/i],
    ['night watchman', /figure/],
    ['haunter', /figure/],
    ['devourer', /villager/],
    ['how many incarnations', /One at Initiation/],
    ['order of curses two ghosts', /chooses which comes first/],
    ['freed tile haunted count', /at the same moment/],
    ['last Qi neutral board game over', /next living Taoist clockwise/],
    ['Buddhas on a haunted Temple', /stay there/],
    ['no red token left in supply Herbalist', /nothing is gained for that colour/],
  ])('“%s”', (wanted, answer) => {
    expect(texts(search(index, wanted)).slice(0, 4).join('\n')).toMatch(answer);
  });
});
