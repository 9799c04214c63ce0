/** Since your turn: what happened, as pictures in a row. A press shows one again on the board. */

import type { GameFace } from '../games/games.ts';
import { useWords } from '../words/words.tsx';
import { AtMoment, useTable } from './at-table.tsx';
import { Dialog } from './dialog.tsx';
import { reasonOf, Told } from './told.tsx';

export function RecentStrip({ Emblem, Scene }: Pick<GameFace, 'Emblem' | 'Scene'>) {
  const words = useWords();
  const { session, strip, setStrip } = useTable();
  const { recent, recall, live } = session;
  if (!strip || !live) return null;
  return (
    <Dialog title={words.say('moment.recent')} onClose={() => setStrip(false)} className="recent-strip">
      <ol
        onWheel={({ currentTarget, deltaY }) => {
          currentTarget.scrollLeft += deltaY;
        }}
      >
        {recent.map((moment, index) => {
          const { line, kind } = moment;
          const { seat } = line.params;
          return (
            <li key={`${moment.seq}-${moment.told}`} className={kind}>
              <button
                type="button"
                onClick={() => {
                  setStrip(false);
                  recall(moment);
                }}
              >
                <span className="picture" aria-hidden="true">
                  <span className="no num">{index + 1}</span>
                  {Scene !== undefined && (
                    <AtMoment moment={moment}>
                      <Scene moment={moment} />
                    </AtMoment>
                  )}
                </span>
                <span className="caption">
                  {typeof seat === 'number' && <Emblem seat={seat} size={24} />}
                  <span>
                    <Told event={line} />
                  </span>
                </span>
                <span className="why">{reasonOf(words, line)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
