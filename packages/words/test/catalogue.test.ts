import { describe, expect, it } from 'vitest';
import { expand } from '../index.ts';
import { pseudoCatalogue, pseudoText } from '../pseudo.ts';

describe('a catalogue', () => {
  it('says what is the same once', () => {
    const all = expand({
      'location.quarry': 'Quarry',
      'location.temple': 'Temple',
      'from.*': '@location.*',
      'from.pool': 'the pool',
      'from.temple': 'the holy Temple',
      'tab.rules': '@top.rules',
      'top.rules': 'Rules',
    });
    expect(all['from.quarry']).toBe('Quarry');
    expect(all['from.temple']).toBe('the holy Temple');
    expect(all['tab.rules']).toBe('Rules');
    expect(Object.keys(all)).not.toContain('from.*');
  });

  it('refuses what leads nowhere', () => {
    expect(() => expand({ a: '@b' })).toThrow("'@b' leads nowhere");
    expect(() => expand({ a: '@b', b: '@a' })).toThrow('leads nowhere');
    expect(() => expand({ 'from.*': 'places' })).toThrow('which family');
  });
});

describe('the pseudo-language', () => {
  it('accents every letter and is a third longer', () => {
    expect(pseudoText('Look back ')).toBe('Ļööķ ƀåçķööö ');
    expect(pseudoText(' → ')).toBe(' → ');
  });

  it('leaves parameters, plurals and selections as they are', () => {
    const { text = '' } = pseudoCatalogue({
      text: '{seat} pays {count, plural, one {# coin} other {# coins}}{end, select, other {} won {!}}',
    });
    expect(text).toBe('{seat} þåýšöö {count,plural,one{# çöîñöö} other{# çöîñšöö}}{end,select,other{} won{!}}');
  });
});
