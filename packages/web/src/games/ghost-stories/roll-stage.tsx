/** A roll is a moment: the dice large in the middle of the board, each with what it shows. */

import { CURSE_FACES, FACE_NAMES } from '@jade/ghost-stories/screen';
import { CURSE_ICONS, ELEMENTS } from '../../../art/ghost-icons.ts';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { useGame } from './use-game.ts';

export function RollStage() {
  const words = useWords();
  const { moment } = useTable().session;
  const g = useGame();
  if (moment === null || moment.kind !== 'roll') return null;
  const curse = [...moment.causes, moment.line].find(({ key }) => key.startsWith('curseRolled'));
  if (curse !== undefined) {
    const face = String(curse.params.face);
    return (
      <ul className="gs-stage" aria-hidden="true">
        <li className="cursed">
          <span className="d">
            {CURSE_FACES.includes(face as 'haunt') && face !== 'blank' && (
              <Sign name={CURSE_ICONS[face as 'haunt']} size={64} />
            )}
          </span>
          <span className="l">{words.say('ghosts.curseShows', { face })}</span>
        </li>
      </ul>
    );
  }
  return (
    <ul className="gs-stage" aria-hidden="true">
      {g.dice.map((face, index) => (
        // Dice have no names: the place in the row is the die.
        <li key={`die-${g.dice.indexOf(face, index)}`} style={{ animationDelay: `${index * 80}ms` }}>
          <span className={`d gs-t-${FACE_NAMES[face]}`}>
            <Sign name={ELEMENTS[face] ?? 'moon'} size={64} />
          </span>
          <span className="l">{words.say(`dice.${FACE_NAMES[face]}`)}</span>
        </li>
      ))}
    </ul>
  );
}
