import { describe, expect, it } from 'vitest';
import { speaker } from '../index.ts';

/** What a message says about one noun, and about whoever sits at the first seat. */
function said(locale: string, catalogue: Record<string, string>, name = 'Mei') {
  return (text: string, tile = 'it') => {
    return speaker(locale, { ...catalogue, text }, () => name).say('text', { tile, seat: 0 });
  };
}

describe('forms of nouns', () => {
  it('English: a and an', () => {
    const say = said('en', { 'tile.it': 'Altar', 'tile.hut': 'Hut', 'tile.hour': 'Hour', 'tile.hour_a': 'an Hour' });
    expect(say('{tile_a}')).toBe('an Altar');
    expect(say('{tile_A} stands', 'hut')).toBe('A Hut stands');
    expect(say('{tile_a}', 'hour')).toBe('an Hour');
  });

  it.each([
    ['il Cimitero', 'del Cimitero, al Cimitero, dal Cimitero, nel Cimitero, sul Cimitero'],
    ['lo Scudo', 'dello Scudo, allo Scudo, dallo Scudo, nello Scudo, sullo Scudo'],
    ['la Cava', 'della Cava, alla Cava, dalla Cava, nella Cava, sulla Cava'],
    ['l’Altare', 'dell’Altare, all’Altare, dall’Altare, nell’Altare, sull’Altare'],
    ['gli Stivali', 'degli Stivali, agli Stivali, dagli Stivali, negli Stivali, sugli Stivali'],
  ])('Italian: %s', (definite, forms) => {
    const say = said('it', { 'tile.it': 'Cimitero', 'tile.it_il': definite });
    expect(say('{tile_di}, {tile_a}, {tile_da}, {tile_in}, {tile_su}')).toBe(forms);
    expect(say('{tile_Il}')).toBe(definite.charAt(0).toUpperCase() + definite.slice(1));
  });

  it('Italian: names without an article', () => {
    expect(said('it', { 'tile.it': 'Riposo della Gru' })('{tile_di}, {tile_a}, {seat_di}')).toBe(
      'di Riposo della Gru, a Riposo della Gru, di Mei',
    );
  });

  it.each([
    ['le Cimetière', 'du Cimetière, au Cimetière'],
    ['la Porte', 'de la Porte, à la Porte'],
    ['l’Autel', 'de l’Autel, à l’Autel'],
    ['les Bottes', 'des Bottes, aux Bottes'],
  ])('French: %s', (definite, forms) => {
    expect(said('fr', { 'tile.it': 'x', 'tile.it_le': definite })('{tile_de}, {tile_a}')).toBe(forms);
  });

  it.each([
    ['Mei', 'de Mei, à Mei'],
    ['Anna', 'd’Anna, à Anna'],
    ['Élise', 'd’Élise, à Élise'],
    ['Hugo', 'de Hugo, à Hugo'],
    ['Yves', 'd’Yves, à Yves'],
    ['Yann', 'de Yann, à Yann'],
    ['王', 'de 王, à 王'],
  ])('French: %s sits there', (name, forms) => {
    expect(said('fr', {}, name)('{seat_de}, {seat_a}')).toBe(forms);
  });

  it('French: the indefinite article follows the gender', () => {
    expect(said('fr', { 'tile.it': 'Porte', 'tile.it_g': 'f' })('{tile_un}')).toBe('une Porte');
    expect(said('fr', { 'tile.it': 'Marché', 'tile.it_g': 'm' })('{tile_un}, pas {tile_d}')).toBe(
      'un Marché, pas de Marché',
    );
  });

  it.each([
    ['der Friedhof', {}, 'den Friedhof, dem Friedhof, im Friedhof, zum Friedhof, einen Friedhof'],
    ['die Schule', {}, 'die Schule, der Schule, in der Schule, zur Schule, eine Schule'],
    ['das Teehaus', {}, 'das Teehaus, dem Teehaus, im Teehaus, zum Teehaus, ein Teehaus'],
    ['die Stiefel', { 'tile.it_g': 'p' }, 'die Stiefel, den Stiefel, in den Stiefel, zu den Stiefel, Stiefel'],
    [
      'der Bogenschütze',
      { 'tile.it_den': 'den Bogenschützen' },
      'den Bogenschützen, dem Bogenschützen, im Bogenschützen, zum Bogenschützen, einen Bogenschützen',
    ],
  ])('German: %s', (nominative, more, forms) => {
    const say = said('de', { 'tile.it': 'x', 'tile.it_der': nominative, ...more });
    expect(say('{tile_den}, {tile_dem}, {tile_im}, {tile_zum}, {tile_einen}')).toBe(forms);
  });

  it('what is written beside the word goes before every rule', () => {
    const say = said('de', { 'tile.it': 'Friedhof', 'tile.it_der': 'der Friedhof', 'tile.it_im': 'auf dem Friedhof' });
    expect(say('{tile_im}; {tile_Der}')).toBe('auf dem Friedhof; Der Friedhof');
  });

  it('what agrees with a noun selects by its gender', () => {
    const say = said('it', { 'tile.it': 'Cava', 'tile.it_g': 'f' });
    expect(say('{tile} {tile_g, select, f {infestata} other {infestato}}')).toBe('Cava infestata');
  });
});
