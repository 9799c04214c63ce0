/** Before the game: the four Taoists with both sides of their boards, to choose from (GS-SETUP-13). */

import type { Colour, Power } from '@jade/ghost-stories/screen';
import { BOARD_COLOURS, COLOURS, playersIn, powersOf } from '@jade/ghost-stories/screen';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Person } from './person.tsx';
import { useGame } from './use-game.ts';

export function BoardChoice() {
  const words = useWords();
  return (
    <section className="panel gs-choice">
      <div className="ph">
        <h2>{words.say('ghosts.choice')}</h2>
        <RuleChip rule="GS-SETUP-13" />
      </div>
      <ul>
        {BOARD_COLOURS.map((colour) => (
          <Taoist key={colour} colour={colour} />
        ))}
      </ul>
    </section>
  );
}

function Taoist({ colour }: { colour: Colour }) {
  const words = useWords();
  const g = useGame();
  const { session } = useTable();
  const board = COLOURS[colour] ?? 'red';
  const holder = g.boards.find((one) => one.colour === colour)?.seat ?? -1;
  const taken = holder >= 0 && holder < playersIn(g) - g.toChoose ? session.info.sitters[holder]?.name : undefined;
  return (
    <li className={`s${colour + 1} ${taken === undefined ? '' : 'taken'}`}>
      <Person who={board as 'red'} height={64} />
      <div>
        <h3>
          {words.say('ghosts.choice.taoist', { board })}
          {taken !== undefined && <i>{words.say('ghosts.choice.taken', { name: taken })}</i>}
        </h3>
        <div className="gs-sides">
          {powersOf(colour).map((power) => (
            <Side key={power} power={power} />
          ))}
        </div>
      </div>
    </li>
  );
}

function Side({ power }: { power: Power }) {
  const words = useWords();
  const thing = useThing(`power:${power}`);
  return (
    <div {...thing.props} className={`gs-side ${thing.can ? 'can' : ''} ${thing.at ? 'at' : ''}`}>
      <b>{words.say(`power.${power}`)}</b>
      <span>{words.say(`power.${power}.line`)}</span>
    </div>
  );
}
