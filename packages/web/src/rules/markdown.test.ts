import { describe, expect, it } from 'vitest';
import { chaptersOf, inlineOf } from './markdown.ts';

const marks = (text: string) =>
  inlineOf(text).flatMap((part) => (part.kind === 'source' ? [[part.source, part.text]] : []));

describe('the numbered rules', () => {
  it('come in chapters, without what is said of them and without worked examples', () => {
    const text = `# R\n\nAbout it.\n\n## 1. Moving (XX-MOVE)\n\n- **XX-MOVE-1** Move. [public]\n\n## 2. Examples\n\n- **XX-EX-01** So. (XX-MOVE-1)\n`;
    expect(chaptersOf(text)).toEqual([
      { title: '1. Moving', blocks: [{ kind: 'rule', id: 'XX-MOVE-1', text: 'Move. [public]', sub: false }] },
    ]);
  });

  it('have a mark for what was decided or designed here, with the reason', () => {
    expect(marks('So. [ruling: no loops]')).toEqual([['ruling', 'no loops']]);
    expect(marks('So. [reconstructed]')).toEqual([['reconstructed', '']]);
    expect(marks('So. [public; last part by ruling: it fits]')).toEqual([['ruling', 'last part by ruling: it fits']]);
    expect(marks('So. [seed: Turno; order by ruling: fixed] [reconstructed: the number]')).toEqual([
      ['ruling', 'order by ruling: fixed'],
      ['reconstructed', 'the number'],
    ]);
    expect(marks('So. [seed: Turno]')).toEqual([['seed', 'Turno']]);
  });
});
