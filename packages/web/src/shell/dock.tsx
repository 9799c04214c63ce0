/** The cord of turns: shows the game at any point, plays it again, and branches off there as a new table. */

import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { SignName } from '../art/icon.tsx';
import { Icon, Sign } from '../art/icon.tsx';
import { useHome } from '../table/home.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { useReview } from './use-review.ts';

export function Dock({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { session } = useTable();
  const { back: moment, news, lookAt } = session;
  const home = useHome();
  const { review } = useReview();
  const [playing, setPlaying] = useState(false);
  const [, go] = useLocation();

  useEffect(() => {
    if (!playing) return;
    if (moment >= news.seq) return setPlaying(false);
    const timer = setTimeout(() => lookAt(moment + 1), 700);
    return () => clearTimeout(timer);
  }, [playing, moment, news.seq, lookAt]);

  const to = (seq: number) => {
    setPlaying(false);
    lookAt(Math.max(0, Math.min(news.seq, seq)));
  };
  const branchHere = async () => {
    const branch = await home.branch(session, moment);
    if (branch !== null) go(branch);
  };
  // Elsewhere nobody may know what lies behind the table before the end.
  const canBranch = home.kind === 'here' || news.over;
  // What is over goes on nowhere, and a position is drawn anew once.
  const { redrawn } = session.info;
  const isGoingOn = !(news.over && moment === news.seq) && (redrawn === undefined || moment < redrawn.after);
  const control = (name: SignName, label: string, action: () => void) => (
    <button type="button" className="ib" aria-label={words.say(label)} title={words.say(label)} onClick={action}>
      <Sign name={name} />
    </button>
  );
  return (
    <section className="dock" aria-label={words.say('dock.label')}>
      <div className="ctl">
        {control('first', 'dock.first', () => to(0))}
        {control('back', 'dock.back', () => to(moment - 1))}
        {playing
          ? control('pause', 'dock.pause', () => setPlaying(false))
          : control('play', 'dock.play', () => setPlaying(true))}
        {control('next', 'dock.next', () => to(moment + 1))}
        {control('last', 'dock.last', () => to(news.seq))}
      </div>
      <div>
        <input
          type="range"
          min={0}
          max={news.seq}
          value={moment}
          aria-label={words.say('dock.slider')}
          aria-valuetext={words.say('dock.where', { seq: moment, last: news.seq })}
          onChange={(event) => to(Number(event.target.value))}
        />
        <div className="where num">
          <span>
            <b>{words.say('dock.label')}</b> {words.say('dock.where', { seq: moment, last: news.seq })}
          </span>
          {review?.turns.map(({ seq }, index) => (
            <button
              key={seq}
              type="button"
              className="mark"
              aria-label={words.say('dock.turn', { number: index + 1, seq })}
              title={words.say('dock.turn', { number: index + 1, seq })}
              aria-pressed={moment === seq}
              onClick={() => to(seq)}
            >
              {index + 1}
            </button>
          ))}
        </div>
      </div>
      <div className="ctl">
        {canBranch && (
          <button type="button" className="btn line sm" data-opens="branch" onClick={() => void branchHere()}>
            <Sign name="branch" size={16} />
            {words.say('dock.branch')}
          </button>
        )}
        {home.kind === 'here' && moment > 0 && isGoingOn && session.look.view.seats > 1 && (
          <Link className="btn line sm" href={`/new/${session.info.game}?like=${session.info.id}&after=${moment}`}>
            <Icon name="linked-rings" size={16} />
            {words.say('dock.online')}
          </Link>
        )}
        <button
          type="button"
          className="ib"
          data-closes
          aria-label={words.say('dock.close')}
          title={words.say('dock.close')}
          onClick={() => {
            lookAt(null);
            onClose();
          }}
        >
          <Sign name="cross" />
        </button>
      </div>
    </section>
  );
}
