import { at } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../content/cards.ts';
import { listOf } from '../../content/effects.ts';
import messages from '../../messages/en.json';

describe('Effects', () => {
  it('the list decides, not the text (GW-CARD-11)', () => {
    expect(messages['text.guardian']).toContain('Spearman');
    expect(listOf(at(cardOf('guardian').abilities, 0).list)).toMatchObject([
      { op: 'attack', kinds: [0], scope: 'perSection' },
    ]);
  });
});
