/** The game looked back at with the coach: the chances over time, and the three moments where they turned most. */

import type { Review, TurningPoint } from '@jade/bots';
import type { Seat } from '@jade/engine';
import { optionWords } from '@jade/words';
import { useEffect, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import type { GameFace } from '../games/games.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { percent } from './coach.tsx';

const WIDE = 320;
const HIGH = 120;

interface LookBackProps {
  readonly Emblem: GameFace['Emblem'];
  readonly onLook: (seq: number) => void;
}

export function LookBack({ Emblem, onLook }: LookBackProps) {
  const words = useWords();
  const { session } = useTable();
  const { table, viewer, look } = session;
  const own = (viewer === 'spectator' ? look.view.outcome?.winners[0] : viewer) ?? (0 as Seat);
  const [review, setReview] = useState<Review | null>(null);
  useEffect(() => {
    let left = false;
    void table.review(own).then((given) => {
      if (!left) setReview(given);
    });
    return () => {
      left = true;
    };
  }, [table, own]);
  const advised = useAdvice(review?.turns ?? NO_TURNS);
  if (review === null) return null;
  return (
    <section className="review panel hair" aria-label={words.say('review.title')}>
      <h3>
        <Icon name="light-bulb" size={16} />
        {words.say('review.title')}
      </h3>
      <Graph review={review} own={own} />
      <ol className="turns">
        {review.turns.map((turn, index) => {
          const better = advised[index];
          return (
            <li key={turn.seq}>
              <span className="mark num">{index + 1}</span>
              <Emblem seat={turn.seat} size={24} />
              <span>
                <button type="button" className="link" onClick={() => onLook(turn.seq)}>
                  {words.say(turn.to > turn.from ? 'review.rise' : 'review.fall', {
                    from: percent(turn.from),
                    to: percent(turn.to),
                    seq: turn.seq,
                  })}
                </button>
                <br />
                {words.say('review.chosen', { seat: turn.seat, choice: optionWords(words, turn.decision, turn.key) })}{' '}
                {better === undefined
                  ? words.say('coach.thinking')
                  : better === turn.key
                    ? words.say('review.same')
                    : better === null
                      ? ''
                      : words.say('review.better', { choice: optionWords(words, turn.decision, better) })}
              </span>
            </li>
          );
        })}
      </ol>
      {review.turns.length === 0 && <p>{words.say('review.none')}</p>}
    </section>
  );
}

const NO_TURNS: readonly TurningPoint[] = [];

/** What the coach would have chosen, one moment after the other. */
function useAdvice(turns: readonly TurningPoint[]): readonly (string | null)[] {
  const { table } = useTable().session;
  const [advised, setAdvised] = useState<readonly (string | null)[]>([]);
  useEffect(() => {
    let left = false;
    void (async () => {
      for (const { seat, seq } of turns) {
        const hint = await table.advise(seat, seq);
        if (left) return;
        setAdvised((before) => [...before, hint?.ways[0]?.key ?? null]);
      }
    })();
    return () => {
      left = true;
      setAdvised([]);
    };
  }, [table, turns]);
  return advised;
}

/** One line for each seat in its colour, the own one strong; the numbers stand where the turning points are. */
function Graph({ review: { stands, turns }, own }: { review: Review; own: number }) {
  const words = useWords();
  const last = stands.at(-1);
  if (last === undefined) return null;
  const x = (seq: number) => (seq / Math.max(1, last.seq)) * WIDE;
  const y = (chance: number) => HIGH - chance * HIGH;
  const line = (seat: number) =>
    stands.map(({ seq, chances }) => `${x(seq).toFixed(1)},${y(chances[seat] ?? 0).toFixed(1)}`).join(' ');
  const others = last.chances.map((_, seat) => seat).filter((seat) => seat !== own);
  const shared = stands.every(({ chances }) => others.every((seat) => chances[seat] === chances[own]));
  const whose = shared ? words.say('review.all') : words.say('review.of', { seat: own });
  return (
    <figure>
      <svg
        className="graph"
        viewBox={`-34 -12 ${WIDE + 46} ${HIGH + 24}`}
        role="img"
        aria-label={words.say('review.graph', {
          from: percent(stands[0]?.chances[own] ?? 0),
          to: percent(last.chances[own] ?? 0),
        })}
      >
        {[0, 0.5, 1].map((chance) => (
          <g key={chance} className="level">
            <line x1={0} x2={WIDE} y1={y(chance)} y2={y(chance)} />
            <text x={-6} y={y(chance) + 4} textAnchor="end">
              {percent(chance)}
            </text>
          </g>
        ))}
        {!shared && others.map((seat) => <polyline key={seat} className={`other s${seat + 1}`} points={line(seat)} />)}
        <polyline className={shared ? 'own' : `own s${own + 1}`} points={line(own)} />
        {turns.map(({ seq, from }, index) => (
          <g key={seq} className="turn">
            <circle cx={x(seq)} cy={y(from)} r={9} />
            <text x={x(seq)} y={y(from) + 4.5} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{whose}</figcaption>
    </figure>
  );
}
