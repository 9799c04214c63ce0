/**
 * The face of a game that has none of its own: the table in words, every option as a button. It knows nothing of the game but its view and its
 * catalogue, where `board.<field>` may give the fields of the view names.
 */

import jadeSeal from 'seal:玉';
import backdrop from 'painting:backdrop-home';
import { useTable } from '../../shell/at-table.tsx';
import { ChroniclePanel } from '../../shell/chronicle.tsx';
import { Prompt } from '../../shell/prompt.tsx';
import { Emblem } from '../../shell/seat-emblem.tsx';
import { useWords } from '../../words/words.tsx';
import type { GameFace } from '../games.ts';
import { describe } from './describe.ts';
import './face.css';

function Screen() {
  const words = useWords();
  const { session } = useTable();
  return (
    <>
      <img className="backdrop" src={backdrop} alt="" />
      <main className="plain-board">
        {describe(session.look.view, words).map(({ title, lines }) => (
          <section key={title} className="panel">
            <div className="ph">
              <h2>{title}</h2>
            </div>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </main>
      <ChroniclePanel Emblem={Emblem} />
      <div className="promptbox">
        <Prompt seal={jadeSeal} isOnBoard={() => false} />
      </div>
    </>
  );
}

function ScoreSheet() {
  const { session } = useTable();
  const { outcome } = session.look.view;
  return (
    <table className="sheet few num">
      <tbody>
        {session.info.sitters.map(({ name }, index) => (
          <tr key={name} className={outcome?.winners.some((winner) => winner === index) ? 'won' : ''}>
            <th scope="row">
              <Emblem seat={index} size={30} /> {name}
            </th>
            <td>{outcome?.scores[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const face: GameFace = {
  Screen,
  ScoreSheet,
  agenda: () => [],
  standing: (_, words) => words.say('game.name'),
  describe,
  Emblem,
  isReconstructed: () => false,
  scene: backdrop,
};
