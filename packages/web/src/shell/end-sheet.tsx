/** The end: who won, the score sheet, and what to do next. */

import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../art/icon.tsx';
import type { GameFace } from '../games/games.ts';
import { changeSettings, currentSettings } from '../settings.ts';
import { localHall } from '../table/hall.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { Dialog } from './dialog.tsx';
import { LookBack } from './review.tsx';
import { newSeed } from './seed.ts';

interface EndSheetProps {
  readonly face: GameFace;
  readonly cover: string | null;
  readonly onClose: () => void;
}

export function EndSheet({ face, cover, onClose }: EndSheetProps) {
  const words = useWords();
  const { session } = useTable();
  const { info, look, lookAt, news } = session;
  const seed = news.seed ?? '';
  const [, go] = useLocation();
  const { outcome } = look.view;
  useEffect(() => changeSettings({ ended: currentSettings().ended + 1 }), []);
  if (outcome === null) return null;
  const again = async (seed: string, chosenSeed: boolean) => {
    go(`/table/${await localHall().again(info.id, { seed, chosenSeed })}`);
  };
  // A game of all against the table is won or lost together, and has words of its own for it.
  const ending = outcome.winners.length > 0 ? 'victory' : 'defeat';
  const usual = cover ?? face.scene ?? null;
  const picture = ending === 'defeat' ? (face.defeat ?? usual) : usual;
  const together = [`end.title.${info.mode}.${ending}`, `end.title.${ending}`].find((key) => words.has(key));
  const title =
    together !== undefined
      ? words.say(together)
      : outcome.winners.length === 1
        ? words.say('end.winner', {
            seat: outcome.winners[0] ?? 0,
            score: outcome.scores[outcome.winners[0] ?? 0] ?? 0,
          })
        : outcome.winners.length === 0
          ? words.say('end.nobody')
          : words.say('end.shared', { seats: [...outcome.winners] });
  return (
    <Dialog title={title} onClose={onClose} className="end">
      <div className="picture">
        {picture !== null && <img src={picture} alt="" />}
        <p>
          <b aria-hidden="true">{title}</b>
          {words.say(`end.${outcome.reason}`)}
        </p>
      </div>
      <div className="score panel hair">
        <face.ScoreSheet />
      </div>
      <div className="after">
        <LookBack
          Emblem={face.Emblem}
          onLook={(seq) => {
            onClose();
            lookAt(seq);
          }}
        />
        <p className="next">
          <button type="button" className="btn pri" onClick={() => void again(newSeed(), false)}>
            <Icon name="cycle" />
            {words.say('end.rematch')}
          </button>
          <button type="button" className="btn line" onClick={() => void again(seed, true)}>
            <Icon name="card-draw" />
            {words.say('end.sameDeal')}
          </button>
          <button
            type="button"
            className="btn line"
            onClick={() => {
              onClose();
              lookAt(0);
            }}
          >
            <Icon name="backward-time" />
            {words.say('end.replay')}
          </button>
          <Link className="btn line" href="/">
            <Icon name="tied-scroll" />
            {words.say('top.home')}
          </Link>
          <span className="seed">{words.say('end.seed', { text: seed })}</span>
          {info.chosenSeed === true && <span className="seed">{words.say('end.chosenSeed')}</span>}
          <Before />
        </p>
      </div>
    </Dialog>
  );
}

/** A score with a true minus sign. */
export function signed(score: number): string {
  return String(score).replace('-', '\u2212');
}

/** How the same deal went before, to compare. */
function Before() {
  const words = useWords();
  const { info } = useTable().session;
  const [scores, setScores] = useState<readonly number[]>([]);
  useEffect(() => {
    let left = false;
    void localHall()
      .list()
      .then(({ tables }) => {
        const whole = tables.filter((table) => table.ok);
        const own = whole.find((table) => table.info.id === info.id);
        const same = whole.flatMap(({ info: other, stand, deal }) => {
          if (deal !== own?.deal || stand.scores === null) return [];
          return other.id !== info.id && other.created < info.created ? [Math.max(...stand.scores)] : [];
        });
        if (!left) setScores(same);
      });
    return () => {
      left = true;
    };
  }, [info]);
  return scores.length === 0 ? null : (
    <span className="seed num">{words.say('end.before', { scores: scores.map(signed) })}</span>
  );
}
