/** The score sheet at the end: what each clan had on the track, and what its champions add. */

import { seat } from '@jade/engine';
import { CHAMPIONS, CLASSES, productsOf, rankOf } from '@jade/way-of-the-panda/screen';
import type { ReactNode } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { CLASS_ICONS, Emblem, Sign } from './art.tsx';
import { ChampionPips } from './clans.tsx';
import { useGame } from './use-game.ts';

export function ScoreSheet() {
  const words = useWords();
  const { session } = useTable();
  const g = useGame();
  const { outcome } = session.look.view;
  const missions = session.story.flatMap(({ lines }) => lines).filter(({ key }) => key === 'missionScore');
  const missionOf = (index: number) => Number(missions.find(({ params }) => params.seat === index)?.params.vp ?? 0);
  const products = g.clans.map((_, index) => productsOf(g, seat(index)));
  const tiles = products.map((row) => row.reduce((sum, product) => sum + product, 0));
  const cells = (content: (index: number) => ReactNode) =>
    g.clans.map((_, index) => (
      <td key={words.say(`clan.${index}`)} className={outcome?.winners.includes(seat(index)) ? 'won' : ''}>
        {content(index)}
      </td>
    ));
  return (
    <table className="sheet num">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words.say('panda.sheet')}</span>
            <small>
              {words.say('panda.sheet.line')} <RuleChip rule="WP-SCORE-1" />
            </small>
          </th>
          {g.clans.map((_, index) => (
            <th
              key={words.say(`clan.${index}`)}
              scope="col"
              className={outcome?.winners.includes(seat(index)) ? 'won' : ''}
            >
              <Emblem seat={index} size={38} />
              <span className="rank">{rankOf(g, seat(index))}</span>
              <br />
              {session.info.sitters[index]?.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.say('panda.sheet.track')}</th>
          {cells((index) => (g.clans[index]?.vp ?? 0) - (tiles[index] ?? 0) - missionOf(index))}
        </tr>
        {CLASSES.map((c) => (
          <tr key={c} className={`c${c}`}>
            <th scope="row">
              <Sign name={CLASS_ICONS[c]} size={20} /> {words.say(`champion.${CHAMPIONS[c]}`)}
            </th>
            {cells((index) => {
              const clan = g.clans[index];
              const [strength, quests] = [clan?.strength[c] ?? 0, clan?.quests[c] ?? 0];
              return (
                <>
                  <ChampionPips c={c} strength={strength} quests={quests} />
                  <span className="sum">
                    {words.say('panda.sheet.product', { strength: Math.max(0, strength - 1), quests: quests * 2 })}
                  </span>{' '}
                  {products[index]?.[c]}
                </>
              );
            })}
          </tr>
        ))}
        {g.missions !== null && (
          <tr>
            <th scope="row">{words.say(`mission.${g.missions.b}`)}</th>
            {cells(missionOf)}
          </tr>
        )}
        <tr className="total">
          <th scope="row">
            {words.say('panda.sheet.total')}
            <small>
              {words.say('panda.sheet.tie')} <RuleChip rule="WP-SCORE-3" />
            </small>
          </th>
          {cells((index) => (
            <>
              {g.clans[index]?.vp}
              <small>{words.say('panda.sheet.ap', { ap: g.clans[index]?.ap ?? 0 })}</small>
            </>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
