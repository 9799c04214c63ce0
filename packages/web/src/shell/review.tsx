/** The game looked back at with the coach: the chances over time, and the three moments where they turned most. */

import type { ChancesAt, Review, TurningPoint } from '@jade/bots';
import { at } from '@jade/engine';
import type { Speaker } from '@jade/words';
import { optionWords } from '@jade/words';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import type { GameFace } from '../games/games.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { percent } from './percent.ts';
import { toldWords } from './told.tsx';
import type { Tick } from './turning-points.ts';
import { ticksOf, turningPoints } from './turning-points.ts';
import { useReview } from './use-review.ts';

/** A graph is as large as there is room, and its words stay as large as they are: this is kept free for them. */
const ASIDE = 40;
const ABOVE = 26;
const BELOW = 20;
const USUAL = { wide: 320, high: 120 };
/** The room of a seal with its number. */
const SEAL = 21;

interface LookBackProps {
  readonly Emblem: GameFace['Emblem'];
  readonly onLook: (seq: number) => void;
}

export function LookBack({ Emblem, onLook }: LookBackProps) {
  const words = useWords();
  const { session, telling } = useTable();
  const { review, own } = useReview();
  const advised = useAdvice(review?.turns ?? NO_TURNS);
  const { story } = session;
  const named = useMemo(() => turningPoints(review, story, telling), [review, story, telling]);
  const ticks = useMemo(() => ticksOf(story, telling), [story, telling]);
  if (review === null) return null;
  return (
    <section className="review panel hair" aria-label={words.say('review.title')}>
      <h3>
        <Icon name="light-bulb" size={16} />
        {words.say('review.title')}
      </h3>
      <Graph review={review} own={own} ticks={ticks} Emblem={Emblem} />
      <ol className="turns">
        {named.map(({ turn, heading, weightiest, cause }, index) => {
          const better = advised[index];
          return (
            <li key={turn.seq}>
              <span className="mark num">{index + 1}</span>
              <Emblem seat={turn.seat} size={24} />
              <button type="button" className="link" data-goes={turn.seq} onClick={() => onLook(turn.seq)}>
                {heading === null
                  ? words.say('review.choice', { seq: turn.seq })
                  : heading.params.seat === turn.seat
                    ? toldWords(words, heading)
                    : words.say('review.at', { what: toldWords(words, heading), seat: turn.seat })}
              </button>
              <p>
                {cause !== null && `${words.say('review.told', { what: toldWords(words, cause) })} `}
                {weightiest !== null && <b>{words.say('review.told', { what: toldWords(words, weightiest) })} </b>}
                {words.say(turn.to > turn.from ? 'review.rise' : 'review.fall', {
                  from: percent(turn.from),
                  to: percent(turn.to),
                })}{' '}
                {chosenWords(words, turn)}{' '}
                {better === undefined
                  ? words.say('coach.thinking')
                  : better === turn.key
                    ? words.say('review.same')
                    : better === null
                      ? ''
                      : words.say('review.better', { choice: optionWords(words, turn.decision, better) })}
              </p>
            </li>
          );
        })}
      </ol>
      {review.turns.length === 0 && <p>{words.say('review.none')}</p>}
    </section>
  );
}

/** What somebody chose, of whom it is told: a choice may have words of its own for that. */
function chosenWords(words: Speaker, { seat, decision, key }: TurningPoint): string {
  const own = `chosen.${key}`;
  return words.has(own)
    ? words.say(own, { seat })
    : words.say('review.chosen', { seat, choice: optionWords(words, decision, key) });
}

const NO_TURNS: readonly TurningPoint[] = [];

/** What the coach would have chosen, one moment after the other. */
function useAdvice(turns: readonly TurningPoint[]): readonly (string | null)[] {
  const { sitting } = useTable().session;
  const [advised, setAdvised] = useState<readonly (string | null)[]>([]);
  useEffect(() => {
    let left = false;
    void (async () => {
      for (const { seat, seq } of turns) {
        const hint = await sitting.hindsight(seat, seq);
        if (left) return;
        setAdvised((before) => [...before, hint?.ways[0]?.key ?? null]);
      }
    })();
    return () => {
      left = true;
      setAdvised([]);
    };
  }, [sitting, turns]);
  return advised;
}

/**
 * A band for each seat, the own one at the bottom, all together as high as certainty; one for all who win together. The
 * numbers stand where the turning points are.
 */
function Graph({ review: { stands, turns }, own, ticks, Emblem }: GraphProps) {
  const words = useWords();
  const [measured, { wide, high }] = useRoom();
  const last = stands.at(-1);
  if (last === undefined) return null;
  const x = (seq: number) => (seq / Math.max(1, last.seq)) * wide;
  const y = (chance: number) => high - chance * high;
  const others = last.chances.map((_, seat) => seat).filter((seat) => seat !== own);
  const isShared = stands.every(({ chances }) => others.every((seat) => chances[seat] === chances[own]));
  const seats = isShared ? [own] : [own, ...others];
  const edge = (stand: ChancesAt, upTo: number) => {
    const height = seats.slice(0, upTo).reduce((sum, seat) => sum + (stand.chances[seat] ?? 0), 0);
    return `${x(stand.seq).toFixed(1)},${y(height).toFixed(1)}`;
  };
  const band = (index: number) =>
    [
      ...stands.map((stand) => edge(stand, index)),
      ...[...stands].reverse().map((stand) => edge(stand, index + 1)),
    ].join(' ');
  return (
    <figure>
      <div ref={measured} className="plot">
        <svg
          className="graph"
          viewBox={`-30 ${-ABOVE} ${wide + ASIDE} ${high + ABOVE + BELOW}`}
          role="img"
          aria-label={words.say('review.graph', {
            from: percent(stands[0]?.chances[own] ?? 0),
            to: percent(last.chances[own] ?? 0),
          })}
        >
          <SeatPatterns />
          <rect className="ground" width={wide} height={high} />
          {seats.map((seat, index) => (
            <g key={seat} className={isShared ? 'band all' : `band s${seat + 1}`}>
              <polygon points={band(index)} />
              {!isShared && <polygon points={band(index)} fill={`url(#seat-${seat + 1})`} />}
            </g>
          ))}
          {[0, 0.5, 1].map((chance) => (
            <g key={chance} className="level">
              <line x1={0} x2={wide} y1={y(chance)} y2={y(chance)} />
              <text x={-6} y={y(chance) + 4} textAnchor="end">
                {percent(chance)}
              </text>
            </g>
          ))}
          {ticks.map(({ seq, label }) => (
            <g key={seq} className="level">
              <line x1={x(seq)} x2={x(seq)} y1={high} y2={high + 4} />
              <text x={x(seq)} y={high + 16} textAnchor="middle">
                {label}
              </text>
            </g>
          ))}
          {spread(
            turns.map(({ seq }) => x(seq)),
            wide,
          ).map((seal, index) => {
            const { seq, from } = at(turns, index);
            return (
              <g key={seq} className="turn">
                <line x1={seal} x2={x(seq)} y1={-8} y2={y(from)} />
                <circle cx={x(seq)} cy={y(from)} r={4} />
                <rect x={seal - 9} y={-25} width={18} height={18} rx={3} />
                <text x={seal} y={-11.5} textAnchor="middle">
                  {index + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption>
        <p>{words.say(isShared ? 'review.all' : 'review.each')}</p>
        {!isShared &&
          seats.map((seat) => (
            <span key={seat}>
              <Emblem seat={seat} size={16} />
              {words.say('review.seat', { seat })}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}

/** The room for a graph as it stands on the page. */
function useRoom(): [RefObject<HTMLDivElement | null>, typeof USUAL] {
  const measured = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(USUAL);
  useEffect(() => {
    const element = measured.current;
    if (element === null) return;
    const watcher = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      setRoom({ wide: Math.max(1, clientWidth - ASIDE), high: Math.max(1, clientHeight - ABOVE - BELOW) });
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [measured, room];
}

/** Seals that would lie on each other stand side by side. */
function spread(points: readonly number[], wide: number): number[] {
  const seals = [...points];
  for (let index = 1; index < seals.length; index++)
    seals[index] = Math.max(at(seals, index), at(seals, index - 1) + SEAL);
  for (let index = seals.length - 1, most = wide; index >= 0; index--, most -= SEAL)
    seals[index] = Math.min(at(seals, index), most);
  return seals;
}

interface GraphProps {
  readonly review: Review;
  readonly own: number;
  readonly ticks: readonly Tick[];
  readonly Emblem: GameFace['Emblem'];
}

/** The second sign of a seat beside its colour, as on the edge of its panel. */
function SeatPatterns() {
  return (
    <defs>
      <pattern id="seat-1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="6" />
      </pattern>
      <pattern id="seat-2" width="6" height="6" patternUnits="userSpaceOnUse" />
      <pattern id="seat-3" width="7" height="8" patternUnits="userSpaceOnUse">
        <circle cx="3.5" cy="4" r="1.3" />
      </pattern>
      <pattern id="seat-4" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="2" />
      </pattern>
    </defs>
  );
}
