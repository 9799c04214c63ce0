/** The coach: what a master would do now and why, the next best ways beside it, and what somebody asks about. */

import medal from 'painting:coach';
import type { Hint } from '@jade/tables';
import { optionWords } from '@jade/words';
import { useEffect, useRef, useState } from 'react';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { because } from './coach-reasons.ts';
import { CoachWay, wayCalled } from './coach-way.tsx';
import { HintMarks } from './hint-marks.tsx';

/** Whether there is a coach at this table, whether it speaks, and the switch for it. */
export function useCoach(): { listens: boolean; speaks: boolean; toggle: () => void } {
  const { session, keys } = useTable();
  const { coach } = useSettings();
  const [speaks, setSpeaks] = useState(false);
  const spoken = useRef<number | null>(null);
  const isAsked = keys.length > 0;
  const { seq } = session.look;
  // Whoever wants to think alone is left alone for the turn.
  useEffect(() => {
    if (isAsked && coach === 'always') setSpeaks(true);
  }, [isAsked, coach]);
  // It was asked about one choice: when that is made it goes.
  useEffect(() => {
    if (coach === 'asked' && spoken.current !== null && spoken.current !== seq) setSpeaks(false);
    spoken.current = speaks && isAsked ? seq : null;
  }, [coach, speaks, isAsked, seq]);
  const listens = coach !== 'never' && !session.news.over && session.viewer !== 'spectator';
  return { listens, speaks: listens && speaks, toggle: () => setSpeaks(listens && !speaks) };
}

/** Speaks whenever its player is asked. */
export function Coach({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { session, keys, setCursor, setHinted } = useTable();
  const { sitting, viewer, look } = session;
  const [hint, setHint] = useState<Hint | null>(null);
  const [about, setAbout] = useState<{ key: string; seq: number } | null>(null);
  const isAsked = keys.length > 0;
  const { seq } = look;
  const wanted = about?.seq === seq ? about.key : undefined;

  useEffect(() => {
    if (!isAsked || viewer === 'spectator') return;
    let late = false;
    void sitting.advise(seq, wanted).then((given) => {
      if (late || given === null) return;
      setHint(given);
      setCursor(wanted ?? given.ways[0]?.key ?? null);
      setHinted(given.ways.flatMap(({ key }) => key ?? []));
    });
    return () => {
      late = true;
      setHinted([]);
    };
  }, [sitting, viewer, seq, wanted, isAsked, setCursor, setHinted]);

  const isTold = wanted === undefined || hint?.ways.some(({ key }) => key === wanted) === true;
  if (hint !== null && hint.seq === seq && isAsked && isTold)
    return (
      <Advised
        key={`${seq} ${wanted}`}
        hint={hint}
        about={wanted ?? null}
        onAsk={(key) => setAbout({ key, seq })}
        onClose={onClose}
      />
    );
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

interface AdvisedProps {
  readonly hint: Hint;
  /** The choice that somebody asked about. */
  readonly about: string | null;
  readonly onAsk: (key: string) => void;
  readonly onClose: () => void;
}

function Advised({ hint, about, onAsk, onClose }: AdvisedProps) {
  const words = useWords();
  const { pick, setCursor } = useTable();
  const { coachNumbers } = useSettings();
  const { ways, decision, games } = hint;
  const asked = ways.findIndex(({ key }) => about !== null && key === about);
  const [chosen, setChosen] = useState(Math.max(0, asked));
  const doIt = useRef<HTMLButtonElement>(null);
  // Whoever has just pressed the lamp does what it says with the next Enter, and does not put it out.
  useEffect(() => {
    if (document.activeElement?.matches('[data-opens="coach"]')) doIt.current?.focus({ preventScroll: true });
  }, []);
  const [first] = ways;
  const way = ways[chosen];
  if (first === undefined || way === undefined) return null;
  return (
    <aside className="coach" aria-label={words.say('coach.title')}>
      <header>
        <img src={medal} alt="" />
        <div aria-live="polite">
          <h3>{wayCalled(first, decision, words)}</h3>
          <p>{because(ways, coachNumbers, games, words)}</p>
        </div>
      </header>
      {ways.length > 1 && (
        <p className="measure">
          <span>{coachNumbers ? words.say('coach.measure', { games }) : words.say('coach.order')}</span>
          <button type="button" className="link" onClick={() => changeSettings({ coachNumbers: !coachNumbers })}>
            {words.say(coachNumbers ? 'coach.hideNumbers' : 'coach.showNumbers')}
          </button>
        </p>
      )}
      <ol aria-label={words.say('coach.ways')}>
        {ways.map((one, index) => (
          <CoachWay
            key={one.key}
            way={one}
            games={games}
            place={index + 1}
            decision={decision}
            isFirst={index === 0}
            isOpen={index === chosen}
            onOpen={() => {
              setChosen(index);
              setCursor(one.key);
            }}
          />
        ))}
      </ol>
      <footer>
        <OtherWays ways={ways} decision={decision} onAsk={onAsk} />
        <button type="button" className="btn own" data-closes onClick={onClose}>
          {words.say('coach.self')}
        </button>
        <button
          ref={doIt}
          type="button"
          className="btn pri"
          onClick={() => (way.key === null ? onClose() : pick(way.key))}
        >
          {words.say(chosen === 0 ? 'coach.do' : 'coach.doOther', { place: chosen + 1 })}
        </button>
      </footer>
      <HintMarks />
    </aside>
  );
}

/** What can be chosen and was not spoken of. */
function OtherWays({ ways, decision, onAsk }: Pick<Hint, 'ways' | 'decision'> & Pick<AdvisedProps, 'onAsk'>) {
  const words = useWords();
  const { keys } = useTable();
  const others = keys.filter((key) => !ways.some((way) => way.key === key));
  if (others.length === 0) return null;
  const label = words.say('coach.about');
  return (
    <select aria-label={label} value="" onChange={({ target }) => onAsk(target.value)}>
      <option value="">{label}</option>
      {others.map((key) => (
        <option key={key} value={key}>
          {optionWords(words, decision, key)}
        </option>
      ))}
    </select>
  );
}
