/** One game against bots: what you see, what you may choose, what happened. Works for any game of the library. */

import { botNamed } from '@jade/bots';
import type { Match, Seat } from '@jade/engine';
import {
  choose,
  configure,
  eventFor,
  expectOk,
  must,
  offersFor,
  openMatch,
  seat,
  seatView,
  stream,
} from '@jade/engine';
import type { OpenBox } from '@jade/shelf';
import { optionWords, speaker } from '@jade/words';
import { useState } from 'react';

const ME = seat(0);

export function Table({ box, leave }: { box: OpenBox; leave: () => void }) {
  const [match] = useState(() => letBotsPlay(newMatch(box)));
  const [, setSeq] = useState(0);
  const words = speaker('en', box.words, (index) => (index === ME ? 'You' : `Bot ${index}`));
  const view = seatView(match.definition, match.game, match.pending, ME);
  const decision = view.decision ?? '';
  const prompt = match.pending === null ? 'The game is over' : words.say(`ask.${decision}`, view.prompt);

  function play(key: string): void {
    expectOk(choose(match, { seat: ME, key, seq: match.moments.length }));
    letBotsPlay(match);
    setSeq(match.moments.length);
  }

  const events = [...match.opening, ...match.moments.flatMap((moment) => moment.events)];
  const log = events.map((event, number) => ({ number, ...eventFor(event, ME) })).reverse();
  return (
    <main>
      <h1>{words.say('game.name')}</h1>
      <h2 aria-live="polite">{prompt}</h2>
      <div>
        {[...(view.options ?? []), ...view.offers].map((key) => (
          <button type="button" key={key} onClick={() => play(key)}>
            {optionWords(words, decision, key)}
          </button>
        ))}
      </div>
      {view.outcome !== null && <p data-testid="result">Scores: {view.outcome.scores.join(', ')}</p>}
      <pre>{JSON.stringify(view.table, null, 1)}</pre>
      <ol reversed>
        {log.map(({ number, key, params, rule }) => (
          <li key={number}>
            {words.say(`event.${key}`, params)} <small>{rule}</small>
          </li>
        ))}
      </ol>
      <button type="button" onClick={leave}>
        Back to the shelf
      </button>
    </main>
  );
}

function newMatch({ definition }: OpenBox): Match {
  const seed = String(Math.floor(Math.random() * 1e9));
  return openMatch(definition, expectOk(configure(definition, { seed })));
}

/** The bots answer until it is our turn. */
function letBotsPlay(match: Match): Match {
  const bot = must(botNamed('greedy'), 'a bot');
  const random = stream(match.config.seed, 'bots');
  for (let next = botToAnswer(match); next !== null; next = botToAnswer(match)) {
    const { pending, definition, game } = match;
    const who = next;
    const key = bot.choose({
      definition,
      options: pending?.questions.find((asked) => asked.seat === who)?.options ?? [],
      offers: offersFor(pending, who),
      view: () => seatView(definition, game, pending, who),
      random,
    });
    expectOk(choose(match, { seat: who, key: must(key, 'a choice'), seq: match.moments.length }));
  }
  return match;
}

function botToAnswer({ pending }: Match): Seat | null {
  return pending?.questions.find((asked) => asked.seat !== ME)?.seat ?? null;
}
