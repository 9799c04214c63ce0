import { begin } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { commandOf } from '../../content/cards.ts';
import { chooseActivation } from '../../rules/activation.ts';
import { autumn, chooseCommand } from '../../rules/autumn.ts';
import { boxes, newBoxes } from '../../rules/boxes.ts';
import { moving } from '../../rules/clerks.ts';
import { clanOf, NOBODY } from '../../state.ts';
import { resolving } from '../start.ts';
import {
  clerksAt,
  coop,
  gives,
  inRest,
  next,
  only,
  optionsOf,
  P1,
  P2,
  P3,
  play,
  purse,
  shows,
  table,
} from '../table.ts';

describe('Command cards', () => {
  it('lets the active player name who acts next (GW-COOP-17, GW-COOP-18)', () => {
    const g = coop();
    only(g, begin(autumn, { todo: [], who: NOBODY }));
    play(g, 'command:economy', 'command:despotism', 'command:despotism');
    expect(optionsOf(g, P1)).toEqual(['space:1', 'space:2', 'space:3']);
    g.active = P1;
    only(g, begin(boxes, newBoxes(P1, 'economy')));
    play(g, 'stop');
    expect(optionsOf(g, P1)).toEqual(['next:1', 'next:2']);
    play(g, 'next:2');
    expect(optionsOf(g, P3)).toContain('from:pool');
    expect(commandOf('economy').boxes[1]?.who).toBe('others');
    expect(chooseCommand.together).toBe(true);
  });

  it('resolves boxes from top to bottom, Others in Tea order, all optional (GW-AUTUMN-4, GW-AUTUMN-5, GW-AUTUMN-12)', () => {
    const g = shows(table(), 'workHarder', 'betrayal', 'betrayal');
    gives(g, P1, { wood: 2 });
    resolving(g, P1, 'workHarder');
    play(g, 'from:pool', 'to:quarry', 'stop');
    expect(optionsOf(g, P2)).toContain('from:pool');
    play(g, 'from:pool', 'to:temple', 'stop', 'stop');
    expect(optionsOf(g, P1)).toEqual(['barricade:left', 'barricade:middle', 'barricade:right', 'stop']);
    play(g, 'stop');
    expect([next(g), clerksAt(g, P1, 'quarry'), clerksAt(g, P2, 'temple')]).toEqual([null, 1, 1]);
  });

  it('a bonus looks at all other cards of this Autumn (GW-EX-08, GW-AUTUMN-6)', () => {
    const g = shows(table(), 'despotism', 'economy', 'betrayal');
    resolving(g, P1, 'despotism');
    for (let move = 0; move < 4; move++) play(g, 'from:pool', 'to:school');
    expect([next(g), clerksAt(g, P1, 'school')]).toEqual([chooseActivation.steps.location, 4]);
    const without = shows(table(), 'despotism', 'conscription', 'betrayal');
    resolving(without, P1, 'despotism');
    for (let move = 0; move < 2; move++) play(without, 'from:pool', 'to:school');
    expect(next(without)).toBe(chooseActivation.steps.location);
  });

  it('Betrayal copies another card with all its boxes (GW-CARD-5, GW-CARD-10)', () => {
    const g = shows(table(), 'betrayal', 'attackOrder', 'conscription');
    resolving(g, P1, 'betrayal');
    play(g, 'choose:copyCommand', 'copy:attackOrder');
    expect(purse(g, P1)).toEqual([0, 0, 0, 2]);
    play(g, 'stop');
    expect(optionsOf(g, P2)).toContain('from:pool');
  });

  it('a copied Betrayal gives only its moves (GW-CARD-6)', () => {
    const g = shows(table(), 'betrayal', 'betrayal', 'economy');
    resolving(g, P1, 'betrayal');
    play(g, 'choose:copyCommand');
    expect(optionsOf(g, P1)).toEqual(['copy:betrayal', 'copy:economy', 'stop']);
    play(g, 'copy:betrayal');
    expect(next(g)).toBe(moving.steps.origin);
  });

  it('Economy gives materials or a cheaper Overseer (GW-CARD-8)', () => {
    const g = shows(table(), 'economy', 'betrayal', 'betrayal');
    gives(g, P1, { gold: 1 });
    resolving(g, P1, 'economy');
    play(g, 'stop', 'stop', 'stop', 'choose:upgrade', 'location:quarry', 'soldier:spearman');
    expect([clanOf(g, P1).overseers[1], purse(g, P1)[2]]).toEqual([1, 0]);
  });

  it('Conscription recruits for one less, two of them with Despotism (GW-CARD-13, GW-CARD-9)', () => {
    const g = shows(table(), 'conscription', 'despotism', 'betrayal');
    gives(g, P1, { wood: 2, stone: 2 });
    resolving(g, P1, 'conscription');
    play(g, 'stop', 'stop', 'stop', 'recruit:spearman', 'recruit:spearman');
    expect(purse(g, P1)).toEqual([0, 0, 0, 0]);
    play(g, 'rest:left', 'rest:left');
    expect(inRest(g, P1, 'left')).toBe(2);
  });

  it('two Betrayals copy each other and only move Clerks (GW-CARD-6)', () => {
    const g = table();
    clanOf(g, P1).shown = 'betrayal';
    clanOf(g, P2).shown = 'betrayal';
    g.track = [P1, P2];
    only(g, begin(boxes, newBoxes(P1, 'betrayal')));
    play(g, 'choose:copyCommand', 'copy:betrayal');
    expect(next(g)).toBe(moving.steps.origin);
  });
});
