/** The coach: what a master would do now and why, the next best ways beside it, and the chances after each of them. */

import medal from 'painting:coach';
import type { Gain } from '@jade/bots';
import type { Hint, HintedWay } from '@jade/tables';
import type { Speaker } from '@jade/words';
import { optionWords } from '@jade/words';
import { useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { HintMarks } from './hint-marks.tsx';
import { RuleChip } from './rule-chip.tsx';
import { Told } from './told.tsx';

/** Whether there is a coach at this table, whether it speaks, and the switch for it. */
export function useCoach(): { listens: boolean; speaks: boolean; toggle: () => void } {
  const { session, keys } = useTable();
  const { coach } = useSettings();
  const [speaks, setSpeaks] = useState(false);
  const isAsked = keys.length > 0;
  // Whoever wants to think alone is left alone for the turn.
  useEffect(() => {
    if (isAsked && coach === 'always') setSpeaks(true);
  }, [isAsked, coach]);
  const listens = coach !== 'never' && !session.news.over && session.viewer !== 'spectator';
  return { listens, speaks: listens && speaks, toggle: () => setSpeaks(listens && !speaks) };
}

/** Speaks whenever its player is asked. */
export function Coach({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { session, keys, setCursor, setHinted } = useTable();
  const { sitting, viewer, look } = session;
  const [hint, setHint] = useState<Hint | null>(null);
  const isAsked = keys.length > 0;
  const { seq } = look;

  useEffect(() => {
    if (!isAsked || viewer === 'spectator') return;
    let late = false;
    void sitting.advise(seq).then((given) => {
      if (late || given === null) return;
      setHint(given);
      setCursor(given.ways[0]?.key ?? null);
      setHinted(given.ways.flatMap(({ key }) => key ?? []));
    });
    return () => {
      late = true;
      setHinted([]);
    };
  }, [sitting, viewer, seq, isAsked, setCursor, setHinted]);

  if (hint !== null && hint.seq === seq && isAsked) return <Advised key={seq} hint={hint} onClose={onClose} />;
  return (
    <aside className="coach brief" aria-label={words.say('coach.title')}>
      <img src={medal} alt="" />
      <p aria-live="polite">{words.say(isAsked ? 'coach.thinking' : 'coach.waiting')}</p>
      <button type="button" className="btn own" data-closes onClick={onClose}>
        {words.say('coach.self')}
      </button>
    </aside>
  );
}

function Advised({ hint, onClose }: { hint: Hint; onClose: () => void }) {
  const words = useWords();
  const { pick, setCursor } = useTable();
  const [chosen, setChosen] = useState(0);
  const { ways, decision } = hint;
  const [first] = ways;
  const way = ways[chosen];
  if (first === undefined || way === undefined) return null;
  return (
    <aside className="coach" aria-label={words.say('coach.title')}>
      <header>
        <img src={medal} alt="" />
        <div aria-live="polite">
          <h3>{called(first, decision, words)}</h3>
          <p>{reason(hint, words)}</p>
        </div>
      </header>
      <ol aria-label={words.say('coach.ways')}>
        {ways.map((one, index) => (
          <li key={one.key} className={index === chosen ? 'on' : ''}>
            <button
              type="button"
              aria-pressed={index === chosen}
              onClick={() => {
                setChosen(index);
                setCursor(one.key);
              }}
            >
              <span className="n num">{index + 1}</span>
              <b>{called(one, decision, words)}</b>
              <Chances of={one} first={first} />
            </button>
            {index === chosen && <Consequences of={one} />}
          </li>
        ))}
      </ol>
      <footer>
        <p>{words.say(ways.some((one) => ahead(one, first) > 0) ? 'coach.further' : 'coach.sees')}</p>
        <button type="button" className="btn own" data-closes onClick={onClose}>
          {words.say('coach.self')}
        </button>
        <button type="button" className="btn pri" onClick={() => (way.key === null ? onClose() : pick(way.key))}>
          {words.say('coach.do')}
        </button>
      </footer>
      <HintMarks />
    </aside>
  );
}

function called({ key }: HintedWay, decision: string, words: Speaker): string {
  return key === null ? words.say('coach.letBe') : optionWords(words, decision, key);
}

/** A smaller difference, in points of a hundred, is none. */
const LEAST_AHEAD = 2;

/** By how many points in a hundred a way looks better than the first. */
function ahead(way: HintedWay, first: HintedWay): number {
  const by = percent(way.chances) - percent(first.chances);
  return Math.abs(by) < LEAST_AHEAD ? 0 : by;
}

function Chances({ of, first }: { of: HintedWay; first: HintedWay }) {
  const words = useWords();
  const chances = percent(of.chances);
  const by = ahead(of, first);
  return (
    <>
      <span className="chances num" title={words.say('coach.chances', { chances })}>
        {words.say('coach.percent', { chances })}
        {by !== 0 && (
          <i className={by < 0 ? 'behind' : ''}>
            {words.say(by < 0 ? 'coach.behind' : 'coach.ahead', { by: Math.abs(by) })}
          </i>
        )}
      </span>
      <span className="bar">
        <i style={{ width: `${chances}%` }} />
      </span>
    </>
  );
}

/** More would not be read. */
const MOST_LINES = 3;

/** How it goes on, unless that is told anyway, and what is sure to come of it. */
function Consequences({ of: { follow, sure } }: { of: HintedWay }) {
  const words = useWords();
  const told = sure.filter(({ key }) => key !== 'forced');
  const isToldWhole = told.length > follow.length && told.length <= MOST_LINES;
  return (
    <>
      {follow.length > 0 && !isToldWhole && (
        <ol className="plan">
          {follow.slice(0, MOST_LINES).map(({ decision, key }, index) => (
            // A deed may have the same step twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps stand in their order
            <li key={index}>{key === null ? words.say('coach.letBe') : optionWords(words, decision, key)}</li>
          ))}
        </ol>
      )}
      <ul className="sure">
        {told.slice(0, MOST_LINES).map(({ key, params, rule }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may happen twice
          <li key={index}>
            <Told event={{ key, params, rule }} /> <RuleChip rule={rule} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A part of the evaluation that changes by less is not worth a word. */
const LEAST_GAIN = 0.5;
const MOST_PARTS = 2;

/** What speaks for the first way and what against it, compared with the others. */
function reason({ ways, gains }: Hint, words: Speaker): string {
  if (ways.length === 1) return words.say('coach.only');
  const named = gains.filter(({ part, by }) => Math.abs(by) >= LEAST_GAIN && words.has(`coach.part.${part}`));
  const parts = (wanted: readonly Gain[]) =>
    wanted.slice(0, MOST_PARTS).map(({ part }) => words.say(`coach.part.${part}`));
  const better = parts(named.filter(({ by }) => by > 0));
  const worse = parts(named.filter(({ by }) => by < 0));
  const [first, ...others] = ways;
  const isAhead = first !== undefined && others.every((one) => ahead(one, first) < 0);
  const said =
    better.length > 0
      ? words.say('coach.better', { parts: better })
      : words.say(isAhead ? 'coach.wins' : 'coach.close');
  return worse.length === 0 ? said : `${said} ${words.say('coach.worse', { parts: worse })}`;
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
