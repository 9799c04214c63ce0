/** How Lantern Market shows itself. */

import nightSeal from 'seal:夜';
import backdrop from 'painting:backdrop-home';
import { chooseLantern, LANTERN } from '@jade/lantern-market/screen';
import { useTable } from '../../shell/at-table.tsx';
import { ChroniclePanel } from '../../shell/chronicle.tsx';
import { Prompt } from '../../shell/prompt.tsx';
import { Emblem } from '../../shell/seat-emblem.tsx';
import { useWords } from '../../words/words.tsx';
import type { GameFace } from '../games.ts';
import { Board } from './board.tsx';
import { describe } from './describe.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { marketView } from './use-game.ts';
import './board.css';
import './guide.css';
import { GuidePicture } from './guide-picture.tsx';

function Screen() {
  const words = useWords();
  const { session } = useTable();
  return (
    <>
      <img className="backdrop" src={backdrop} alt="" />
      <Board />
      <ChroniclePanel Emblem={Emblem} />
      <div className="promptbox">
        <Prompt
          seal={nightSeal}
          isOnBoard={LANTERN.has}
          help={session.look.view.decision === chooseLantern.start ? words.say('help.chooseLantern') : undefined}
        />
      </div>
    </>
  );
}

export const face: GameFace = {
  Screen,
  ScoreSheet,
  agenda: () => [],
  standing: (view, words) => words.say('lantern.night', { night: marketView(view).table.night }),
  describe,
  Emblem,
  // A game of our own: what it is, is here.
  isReconstructed: () => false,
  GuidePicture,
  scene: backdrop,
};
