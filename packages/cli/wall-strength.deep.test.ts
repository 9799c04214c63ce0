import { botNamed, playGame } from '@jade/bots';
import { at, configure, expectOk, must, seat } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { gameNamed } from './commands/sim.ts';

const definition = gameNamed('great-wall');
const bot = (name: string) => must(botNamed(name), name);

describe('Bots at The Great Wall', () => {
  it('beat random play clearly when they follow the policy', () => {
    const games = 30;
    let won = 0;
    for (let number = 0; number < games; number++) {
      const own = seat(number % 3);
      const config = expectOk(configure(definition, { players: 3, seed: `clearly ${number}` }));
      const seats = Array.from({ length: 3 }, (_, index) => bot(index === own ? 'policy' : 'random'));
      if (playGame(definition, config, seats).outcome.winners.includes(own)) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(games * 0.8);
  });

  it('fulfil what the Emperor asks for, together', () => {
    const requests = (name: string) => {
      let sum = 0;
      for (let number = 0; number < 10; number++) {
        const config = expectOk(configure(definition, { mode: 'cooperative', players: 3, seed: `asked ${number}` }));
        sum += at(playGame(definition, config, [bot(name), bot(name), bot(name)]).outcome.scores, 0);
      }
      return sum;
    };
    expect(requests('random')).toBeLessThan(10);
    expect(requests('policy')).toBeGreaterThan(20);
  });

  it('fare better alone against Qin when they deliberate, as adepts do', { timeout: 300_000 }, () => {
    const lead = (name: string) => {
      const config = expectOk(configure(definition, { mode: 'solo', seed: 'qin 1' }));
      return definition.evaluate(playGame(definition, config, [bot(name)]).game, seat(0));
    };
    expect(lead('adept')).toBeGreaterThan(lead('apprentice'));
  });
});
