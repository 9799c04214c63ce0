/** The clans: points, means, and how strong and how adventurous their champions are. */

import type { Seat } from '@jade/engine';
import { seat } from '@jade/engine';
import type { Clan, Class, Table } from '@jade/way-of-the-panda/screen';
import { CLASSES, clanThing, columnText, endText, MOST_QUESTS, MOST_STRENGTH } from '@jade/way-of-the-panda/screen';
import { useTable } from '../../shell/at-table.tsx';
import { SeatPresence } from '../../shell/presence.tsx';
import { useWords } from '../../words/words.tsx';
import { CLASS_ICONS, Emblem, Piece, QUEST_ICONS, Sign, STRENGTH_ICONS, seatColour } from './art.tsx';
import { useGame } from './use-game.ts';

/** Panels in turn order: whoever is first in the round stands on top. */
export function Clans() {
  const g = useGame();
  return g.order.map((who) => <ClanPanel key={who} index={who} g={g} />);
}

function ClanPanel({ index, g }: { index: number; g: Table }) {
  const words = useWords();
  const { session } = useTable();
  const { info, look, viewer } = session;
  const clan = g.clans[index];
  const sitter = info.sitters[index];
  if (clan === undefined || sitter === undefined) return null;
  const isActive = look.view.waitingFor.includes(seat(index));
  return (
    <section
      className={`panel seat s${index + 1} ${isActive ? 'active' : ''} ${clan.passed ? 'passed' : ''}`}
      aria-label={sitter.name}
    >
      <div className="pt">
        <Emblem seat={index} size={38} />
        <div className="pn">
          <b title={sitter.name}>{sitter.name}</b>
          <span>
            {sitter.kind === 'bot'
              ? words.say('panda.clanBot', {
                  clan: words.say(`clan.${index}`),
                  level: words.say(`bot.level.${sitter.level}`),
                })
              : words.say(`clan.${index}`)}
          </span>
          <SeatPresence seat={index} />
          <Tag clan={clan} isActive={isActive} isMe={viewer === index} />
        </div>
        <div className="vp num" data-about={clanThing(seat(index))}>
          <b key={clan.vp}>{clan.vp}</b>
          <i>{words.say('panda.vp')}</i>
          {g.round > 0 && <small>{words.say('panda.endShort', endText(g, seat(index)).params)}</small>}
        </div>
      </div>
      <div className="st2 num">
        <span title={words.say('panda.apLong')}>
          <Sign name="rolling-energy" size={17} />
          <b>{words.say('panda.signed', { ap: clan.ap })}</b> {words.say('panda.ap')}
        </span>
        <span title={words.say('panda.reserveLong')}>
          <Piece piece="panda" color={seatColour(index)} />
          <b>{clan.reserve}</b> {words.say('panda.guards')}
        </span>
        <span
          title={words.say('panda.tilesLong', {
            fours: clan.tiles[0] ?? 0,
            threes: clan.tiles[1] ?? 0,
            ones: clan.tiles[2] ?? 0,
          })}
        >
          <Sign name="stone-path" size={16} />
          <b>{clan.tiles.reduce((sum, count) => sum + count, 0)}</b> {words.say('panda.tiles')}
        </span>
      </div>
      <Columns clan={clan} g={g} who={seat(index)} />
    </section>
  );
}

function Tag({ clan, isActive, isMe }: { clan: Clan; isActive: boolean; isMe: boolean }) {
  const words = useWords();
  if (isActive) return <span className="tag">{words.say(isMe ? 'seat.yourTurn' : 'seat.turn')}</span>;
  if (clan.passed) return <span className="tag mute">{words.say('panda.passed')}</span>;
  return null;
}

/** Strength and quest columns of each champion, and what they are worth at the end. */
function Columns({ clan, g, who }: { clan: Clan; g: Table; who: Seat }) {
  const words = useWords();
  return (
    <div className="cl">
      {CLASSES.map((c) => {
        const [strength, quests] = [clan.strength[c] ?? 0, clan.quests[c] ?? 0];
        const { key, params } = columnText(g, who, c);
        const label = words.say(key, params);
        return (
          <div key={c} className={`cr c${c}`} title={label}>
            <Sign name={CLASS_ICONS[c]} size={22} className="ci2" />
            <span className="pp">
              <Pips icon={STRENGTH_ICONS[c]} count={strength} most={MOST_STRENGTH} />
            </span>
            <span className="pp gold">
              <Pips icon={QUEST_ICONS[c]} count={quests} most={MOST_QUESTS} />
            </span>
            <b className="num">{words.say('panda.laterVp', params)}</b>
            <span className="unseen">{label}</span>
          </div>
        );
      })}
    </div>
  );
}

/** The tiles of one champion, strength above quests. */
export function ChampionPips({ c, strength, quests }: { c: Class; strength: number; quests: number }) {
  return (
    <span className="pips" aria-hidden="true">
      <span className="pp cr">
        <Pips icon={STRENGTH_ICONS[c]} count={strength} most={MOST_STRENGTH} />
      </span>
      <span className="pp gold">
        <Pips icon={QUEST_ICONS[c]} count={quests} most={MOST_QUESTS} />
      </span>
    </span>
  );
}

function Pips({ icon, count, most }: { icon: Parameters<typeof Sign>[0]['name']; count: number; most: number }) {
  return Array.from({ length: most }, (_, index) => index).map((index) => (
    <Sign key={index} name={icon} size={18} className={index < count ? '' : 'off'} />
  ));
}

/** The clans in one line, for small screens. */
export function ClanStrip() {
  const words = useWords();
  const g = useGame();
  const { session } = useTable();
  return (
    <div className="strip">
      {g.order.map((who) => {
        const clan = g.clans[who];
        if (clan === undefined) return null;
        return (
          <div
            key={who}
            className={`sp s${who + 1} ${session.look.view.waitingFor.includes(who) ? 'on' : ''} ${clan.passed ? 'passed' : ''}`}
          >
            <Emblem seat={who} size={28} />
            <div>
              <span className="unseen">{session.info.sitters[who]?.name}</span>
              <b className="num">{clan.vp}</b>
              <i className="num">
                {words.say('panda.strip', { ap: clan.ap })}
                <Piece piece="panda" color={seatColour(who)} size={15} />
                {clan.reserve}
              </i>
            </div>
          </div>
        );
      })}
    </div>
  );
}
