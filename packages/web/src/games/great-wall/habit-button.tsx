/** “Always gather”: what somebody does every time is asked once. */

import { ahead, habitFor } from '@jade/great-wall/screen';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { useStandings } from './standing-answers.ts';
import { useGame } from './use-game.ts';
import { wallView } from './wall-view.ts';

export function HabitButton() {
  const words = useWords();
  const { year } = useGame();
  const { session, pick } = useTable();
  const { add } = useStandings();
  const { view } = session.look;
  const habit = view.options === null ? null : habitFor(view.decision);
  if (habit === null) return null;
  const standing = { on: habit, unless: [], year };
  const key = ahead.answerTo(wallView(view), [standing]);
  if (key === null) return null;
  return (
    <button
      type="button"
      className="btn sec gw-habit"
      title={words.say('wall.habit.why', { habit })}
      onClick={() => void add(standing).then(() => pick(key))}
    >
      {words.say('wall.habit.do', { habit })}
    </button>
  );
}
