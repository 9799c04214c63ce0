import { describe, expect, it } from 'vitest';
import { parseRulebook } from './rulebook.ts';

describe('a rulebook', () => {
  const text = `# Tea\n\n## 1. Pouring\n\n- **TE-POUR-1** Pour \`[seed]\`.\n  - **TE-POUR-1-1** Slowly.\n\n## 2. Examples\n- **TE-EX-01** A cup.\n`;

  it('is read as numbered rules with their chapters; examples are told apart', () => {
    expect(parseRulebook(text)).toEqual([
      { id: 'TE-POUR-1', text: 'Pour `[seed]`.', chapter: '1. Pouring', example: false },
      { id: 'TE-POUR-1-1', text: 'Slowly.', chapter: '1. Pouring', example: false },
      { id: 'TE-EX-01', text: 'A cup.', chapter: '2. Examples', example: true },
    ]);
  });

  it('may not use a number twice', () => {
    expect(() => parseRulebook(`${text}- **TE-POUR-1** Again.`)).toThrow('two rules TE-POUR-1');
  });
});
