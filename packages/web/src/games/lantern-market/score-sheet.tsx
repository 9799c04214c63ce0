/** The score at the end: coins, and fans where they are equal. */

import { seat } from '@jade/engine';
import { useTable } from '../../shell/at-table.tsx';
import { Emblem } from '../../shell/seat-emblem.tsx';
import { useWords } from '../../words/words.tsx';
import { useGame } from './use-game.ts';

export function ScoreSheet() {
  const words = useWords();
  const { session } = useTable();
  const market = useGame();
  return (
    <table className="sheet few num">
      <tbody>
        {market.merchants.map(({ coins, fans }, index) => (
          <tr
            key={session.info.sitters[index]?.name}
            className={session.look.view.outcome?.winners.includes(seat(index)) ? 'won' : ''}
          >
            <th scope="row">
              <Emblem seat={index} size={30} /> {session.info.sitters[index]?.name}
            </th>
            <td>{words.say('lantern.coins', { coins })}</td>
            <td>{words.say('lantern.fans', { fans })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
