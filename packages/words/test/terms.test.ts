import { describe, expect, it } from 'vitest';
import { keptTerms, termsIn, writtenOf } from '../terms.ts';

const GLOSSARY = `
| English | Italian | other forms | except |
|---|---|---|---|
| guard | la Guardia, Guardia | Guardie | log.watch.* |
| city base | Basetta Città | Basette Città | |
| base | Base | Basi | |
`;

describe('the terms of a glossary', () => {
  const terms = termsIn(GLOSSARY);

  it('are the rows of its tables', () => {
    expect(terms).toHaveLength(3);
    expect(terms[0]).toEqual({
      english: ['guard'],
      own: ['la Guardia', 'Guardia', 'Guardie'],
      except: ['log.watch.*'],
    });
  });

  it('find a term that is translated in another way, whatever its form', () => {
    const english = { a: 'Two guards', b: 'A guard', c: 'no such word' };
    expect(keptTerms(terms, english, { a: 'Due GUARDIE', b: 'Una guar\u00addia', c: 'nulla' })).toEqual({
      checked: 2,
      inconsistent: [],
    });
    const { inconsistent } = keptTerms(terms, english, { a: 'Due sentinelle', b: 'Una sentinella' });
    expect(inconsistent).toEqual([
      "'a': 'guard' is la Guardia (“Due sentinelle”)",
      "'b': 'guard' is la Guardia (“Una sentinella”)",
    ]);
  });

  it('count the longer term and not the shorter one in it, and leave the exceptions alone', () => {
    expect(keptTerms(terms, { a: 'the city base' }, { a: 'la basetta città' })).toEqual({
      checked: 1,
      inconsistent: [],
    });
    expect(keptTerms(terms, { 'log.watch.1': 'on guard' }, { 'log.watch.1': 'attento' }).checked).toBe(0);
  });

  it('reads what a message writes in all its branches, without parameters', () => {
    expect(writtenOf('{seat} has {n, plural, one {# guard} other {# guards}}')).toBe(
      ' …  guard /  …  guards /  …  has ',
    );
  });
});
