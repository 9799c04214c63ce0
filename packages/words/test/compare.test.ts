import { describe, expect, it } from 'vitest';
import { differences, paramsOf, repeated, unparsable } from '../compare.ts';

describe('catalogues held against each other', () => {
  const english = { walks: '{seat} walks to {place}', 'place.L1': 'Crane', 'tile.inn': 'inn', stop: 'Stop here' };

  it('finds messages that cannot be read', () => {
    expect(unparsable({ good: '{seat} waits', bad: '{seat waits' })).toEqual([expect.stringContaining("'bad'")]);
    expect(unparsable({ a: '@b' })).toEqual([expect.stringContaining('leads nowhere')]);
  });

  it('finds what stands twice, but not what refers to the other', () => {
    expect(repeated({ a: 'Rules', b: 'Rules', c: '@a' })).toEqual(["'b' says the same as 'a'"]);
  });

  it('knows parameters in every form, and inside plurals', () => {
    expect([...paramsOf('{tile_di} {count, plural, one {# of {seat}} other {#}} {ghost_g, select, other {}}')]).toEqual(
      ['tile', 'count', 'seat', 'ghost'],
    );
  });

  it('finds what a translation lacks, has too much, says with other parameters, or left in English', () => {
    const italian = {
      walks: '{seat} va',
      'place.L1': 'Gru',
      'place.L1_il': 'la Gru',
      stop: 'Stop here',
      extra: 'di più',
    };
    expect(differences(english, italian)).toEqual([
      "'walks' has the parameters {seat}, in English {place, seat}",
      "'tile.inn' is missing",
      "'stop' is still English",
      "'extra' is not there in English",
    ]);
  });

  it('is content with a family that is said by another', () => {
    const all = { 'location.quarry': 'Quarry', 'from.*': '@location.*' };
    expect(differences(all, { 'location.quarry': 'Cava', 'from.quarry': 'dalla Cava' })).toEqual([]);
  });
});
