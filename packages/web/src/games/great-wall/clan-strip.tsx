/** The clans in one line for small screens, and one's own goods below it. */

import type { Faction } from '@jade/great-wall/screen';
import { isQin, isReed, overlord } from '@jade/great-wall/screen';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Sign } from './art.tsx';
import { Goods, shameOf } from './clan-goods.tsx';
import { useGame, useMe } from './use-game.ts';

export function ClanStrip() {
  const words = useWords();
  const g = useGame();
  const me = useMe();
  const { session } = useTable();
  const own = me === null ? undefined : g.clans[me];
  const lineOf = (faction: Faction): string => {
    if (isReed(g, faction)) return words.say(overlord(g) === me ? 'wall.strip.yours' : 'wall.strip.reed');
    if (isQin(g, faction)) return words.say('wall.strip.qin');
    if (faction === me) return words.say('wall.strip.you');
    const clan = g.clans[faction];
    return words.say('wall.strip.shame', { count: clan === undefined ? 0 : shameOf(clan) });
  };
  return (
    <div className="strip gw-strip">
      {g.tea.map((faction) => {
        const guise = guiseOf(g, faction);
        const isOn = session.look.view.waitingFor.some((who) => who === faction);
        return (
          <div key={faction} className={`sp ${guise.className} ${isOn ? 'on' : ''}`}>
            <Badge guise={guise} size={28} />
            <div>
              <span className="unseen">{session.info.sitters[faction]?.name}</span>
              {!isReed(g, faction) && <b className="num">{g.clans[faction]?.honour}</b>}
              <i className="num">{lineOf(faction)}</i>
            </div>
          </div>
        );
      })}
      {own !== undefined && (
        <div className="gw-mine-line num">
          <Goods clan={own} />
          <span title={words.say('wall.clerksOf', { count: own.clerks })}>
            <Sign name="scroll-quill" size={17} />
            <b>{own.clerks}</b>
          </span>
          <span className="gw-shame" title={words.say('wall.shameOf', { count: shameOf(own) })}>
            <Sign name="despair" size={17} />
            <b>{shameOf(own)}</b>
          </span>
        </div>
      )}
    </div>
  );
}
