import { botNamed, playGame } from '@jade/bots';
import { configure, expectOk, must, seat } from '@jade/engine';
import { expect, it } from 'vitest';
import { gameNamed } from './commands/sim.ts';

const definition = gameNamed('way-of-the-panda');

/** Games against a player who builds by chance are long, so the quickest of those who know the game plays them. */
it('Way of the Panda: the policy beats random play clearly', () => {
  const games = 20;
  const [knowing, random] = [must(botNamed('policy'), 'policy'), must(botNamed('random'), 'random')];
  let won = 0;
  for (let number = 0; number < games; number++) {
    const own = number % 2;
    const config = expectOk(configure(definition, { players: 2, seed: `clearly ${number}` }));
    const { winners } = playGame(definition, config, own === 0 ? [knowing, random] : [random, knowing]).outcome;
    if (winners.includes(seat(own))) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(games * 0.9);
});
