/** The score sheet: every part of the score with its rule. */

import { hauntedPlaces, isLiving, isPlayed, SIDES, scoreOf } from '@jade/ghost-stories/screen';
import type { GhostIcon } from '../../../art/ghost-icons.ts';
import { signed } from '../../shell/end-sheet.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { useGame } from './use-game.ts';

const PARTS = [
  ['victory', 'sunrise', 'GS-SCORE-1'],
  ['qi', 'hearts', 'GS-SCORE-2'],
  ['deck', 'spectre', 'GS-SCORE-3'],
  ['dead', 'coffin', 'GS-SCORE-4'],
  ['haunted', 'spooky-house', 'GS-SCORE-4'],
  ['incarnations', 'daemon-skull', 'GS-SCORE-5'],
  ['villagers', 'family-house', 'WM-SCORE-1'],
  ['portal', 'portal', 'WM-SCORE-2'],
] as const satisfies readonly (readonly [string, GhostIcon, string])[];

export function ScoreSheet() {
  const words = useWords();
  const g = useGame();
  const score = scoreOf(g);
  const won = g.ending === 'victory';
  const total = Object.values(score).reduce((sum: number, part: number) => sum + part, 0);
  const counts: Readonly<Record<string, number>> = {
    qi: SIDES.reduce((sum, side) => sum + (isPlayed(g, side) ? (g.boards[side]?.qi ?? 0) : 0), 0),
    deck: g.deck.length,
    dead: SIDES.filter((side) => isPlayed(g, side) && !isLiving(g, side)).length,
    haunted: hauntedPlaces(g).length,
    incarnations: g.banished,
    villagers: g.moon?.shelter.length ?? 0,
  };
  // A defeat scores nothing for the village: there is no line for it.
  const parts = PARTS.filter(([part]) =>
    part === 'victory' ? won : g.moon !== null || (part !== 'villagers' && part !== 'portal'),
  );
  return (
    <div className={`gs-score ${won ? 'won' : 'lost'}`}>
      <table>
        <caption>{words.say('ghosts.scored')}</caption>
        <tbody>
          {parts.map(([part, icon, rule]) => (
            <tr key={part}>
              <th scope="row">
                <div>
                  <Sign name={icon} size={22} />
                  <span>
                    {words.say(`ghosts.score.${part}`)}
                    {counts[part] !== undefined && (
                      <i className="num">
                        {words.say(`ghosts.score.${part}.count`, { count: counts[part], end: won ? 'won' : 'lost' })}
                      </i>
                    )}
                  </span>
                  <RuleChip rule={rule} />
                </div>
              </th>
              <td className={`num ${score[part] < 0 ? 'minus' : ''}`}>
                {score[part] > 0 && '+'}
                {signed(score[part] + 0)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="total">
            <th scope="row">{words.say('ghosts.score')}</th>
            <td className="num">{signed(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
