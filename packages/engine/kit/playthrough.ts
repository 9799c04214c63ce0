/**
 * A golden playthrough: one random game as text, with every question, every option, what was chosen, what was
 * told, and a fingerprint of what each viewer saw. Kept in the repository, so that a diff shows every change
 * of behaviour.
 */

import type { Game } from '../flow.ts';
import type { GameDefinition, Wishes } from '../game.ts';
import { fingerprint } from '../hash.ts';
import type { Match } from '../match.ts';
import { choose, openMatch } from '../match.ts';
import { seatsOf } from '../plain.ts';
import { expectOk } from '../problem.ts';
import { seatView } from '../view.ts';
import { configFor, walk } from './walk.ts';

export function playthrough<G extends Game, V>(definition: GameDefinition<G, V>, wishes: Wishes): string {
  const config = configFor(definition, wishes, wishes.seed);
  const match = openMatch(definition, config);
  const lines = [
    `${definition.id} ${definition.version}, ${config.mode}, ${config.players} players, seed ${config.seed}`,
  ];
  lines.push(...match.opening.map(eventLine));
  for (const { pending, choice, seq } of walk(definition, config)) {
    lines.push('', `${seq + 1}. ${pending.name}   seen ${viewsOf(match)}`);
    for (const { seat, options } of [...pending.questions, ...pending.offers]) {
      lines.push(`   P${seat + 1} may ${options.join(' ')}`);
    }
    const { events } = expectOk(choose(match, { ...choice, seq }));
    lines.push(`   P${choice.seat + 1} ${choice.key}`, ...events.map(eventLine));
  }
  const { winners, scores, reason } = definition.outcome(match.game);
  lines.push(
    '',
    `${reason}: ${winners.map((winner) => `P${winner + 1}`).join(' ') || 'nobody'} with ${scores.join(' ')}`,
  );
  return `${lines.join('\n')}\n`;
}

function eventLine({ rule, key, params, secret }: Match['opening'][number]): string {
  const hidden = secret === null ? '' : ` · only P${secret.seat + 1} ${JSON.stringify(secret.params)}`;
  return `   > ${key} ${JSON.stringify(params)}${hidden} [${rule}]`;
}

function viewsOf<G extends Game, V>({ definition, game, pending }: Match<G, V>): string {
  return [...seatsOf(game), 'spectator' as const]
    .map((viewer) => fingerprint(seatView(definition, game, pending, viewer)))
    .join(' ');
}
