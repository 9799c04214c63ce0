/**
 * A game of two at Way of the Panda that has come to the first turn of a person who plays against an apprentice. Run with
 * scripts/ts.js; prints the record of the game up to that question.
 */

import { anyGame, choose, configure, expectOk, openMatch, writeRecord } from '@jade/engine';
import { wayOfThePanda } from '@jade/way-of-the-panda';
import { dice } from '../dice.ts';

const definition = anyGame(wayOfThePanda);
const match = openMatch(definition, expectOk(configure(definition, { players: 2, seed: 'my turn' })));
const random = dice(4);
for (;;) {
  const [question] = match.pending?.questions ?? [];
  if (question === undefined) throw new Error('the game was over before my turn');
  const { seat, options } = question;
  if (match.pending?.name === 'turn.select' && seat === 0) break;
  const key = options[Math.floor(random() * options.length)] ?? '';
  expectOk(choose(match, { seat, key, seq: match.moments.length }));
}
const tags = { Seat1: 'Traveller', Sitter1: 'person', Seat2: 'Lady Bai', Sitter2: 'apprentice' };
process.stdout.write(writeRecord(match, tags));
