/** The right rail below the action board: the AP track, city cards and supply, missions. */

import type { Table } from '@jade/way-of-the-panda/screen';
import {
  BUILDINGS,
  CLASSES,
  citiesText,
  deedOf,
  effectOf,
  endsOf,
  LEAST_AP,
  MOST_AP,
  missionNumber,
  missionProgress,
  pointTexts,
  SPECIAL_ACTIONS,
  vpLostAt,
} from '@jade/way-of-the-panda/screen';
import { useThing } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { DeedPicture } from './action-board.tsx';
import { buildingPiece, Emblem, Piece, QUEST_ICONS, Sign, STRENGTH_ICONS, seatColour } from './art.tsx';
import { useGame } from './use-game.ts';

export function ApTrack() {
  const words = useWords();
  const g = useGame();
  const spaces = Array.from({ length: MOST_AP - LEAST_AP + 1 }, (_, index) => index + LEAST_AP);
  return (
    <section className="panel">
      <div className="ph">
        <h2>{words.say('panda.track')}</h2>
        <span className="meta">
          {words.say('panda.track.line')} <RuleChip rule="WP-ORDER-1" />
        </span>
      </div>
      <ol className="apt num">
        {spaces.map((ap) => {
          const stack = g.apStack.filter((who) => g.clans[who]?.ap === ap);
          return (
            <li
              key={ap}
              className={`as ${ap < 0 ? 'neg' : ''}`}
              title={ap < 0 ? words.say('panda.track.penalty', { vp: vpLostAt(ap) }) : undefined}
            >
              {stack.map((who, height) => (
                <span key={who} className="marker" style={{ bottom: 13 + height * 6 }}>
                  <Emblem seat={who} size={20} />
                </span>
              ))}
              <b>{ap < 0 ? `−${-ap}` : ap}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function Cities() {
  const words = useWords();
  const g = useGame();
  const { key, params } = citiesText(g);
  return (
    <section className="panel cities">
      <div className="ph">
        <h2>{words.say('panda.cities')}</h2>
        <span className="meta num">{words.say(key, params)}</span>
      </div>
      <div className="cc">
        {g.cityRow.map((card, index) => (
          <CityCard key={card} card={card} isEnd={index === 0 || index === g.cityRow.length - 1} />
        ))}
        {g.cityRow.length === 0 && <p className="empty">{words.say('panda.cities.none')}</p>}
      </div>
      <p className="ends num">{words.say('panda.ends', endsOf(g))}</p>
      <Supply g={g} />
    </section>
  );
}

function CityCard({ card, isEnd }: { card: string; isEnd: boolean }) {
  const words = useWords();
  const thing = useThing(`card:${card}`);
  return (
    <div
      className={`cd ${isEnd ? '' : 'mid'} ${thing.can ? 'can-card' : ''} ${thing.at ? 'at' : ''}`}
      title={words.say(`cityCard.${card}`)}
      {...thing.props}
    >
      <DeedPicture deed={deedOf(card)} />
      <span>{words.say(`cityShort.${card}`)}</span>
    </div>
  );
}

function Supply({ g }: { g: Table }) {
  const words = useWords();
  return (
    <ul className="supply num" aria-label={words.say('panda.supply')}>
      {CLASSES.map((c) => (
        <li
          key={`b${c}`}
          title={words.say('panda.supply.buildings', {
            building: BUILDINGS[c] ?? '',
            count: g.supply.buildings[c] ?? 0,
          })}
        >
          <Piece piece={buildingPiece(c)} size={20} />
          {g.supply.buildings[c]}
        </li>
      ))}
      {CLASSES.map((c) => (
        <li key={`s${c}`} className={`c${c}`}>
          <Sign name={STRENGTH_ICONS[c]} size={15} />
          {g.supply.strength[c]}
        </li>
      ))}
      {CLASSES.map((c) => (
        <li key={`q${c}`} className="gold">
          <Sign name={QUEST_ICONS[c]} size={15} />
          {g.supply.quests[c]}
        </li>
      ))}
      <li
        title={words.say('panda.supply.tiles', {
          fours: g.supply.tiles[0] ?? 0,
          threes: g.supply.tiles[1] ?? 0,
          ones: g.supply.tiles[2] ?? 0,
        })}
      >
        <Sign name="stone-path" size={15} />
        {g.supply.tiles.reduce((sum, count) => sum + count, 0)}
      </li>
    </ul>
  );
}

export function Missions() {
  const g = useGame();
  if (g.missions === null) return null;
  return (
    <div className="missions">
      <MissionA g={g} card={g.missions.a} />
      <MissionB g={g} card={g.missions.b} />
    </div>
  );
}

function MissionA({ g, card }: { g: Table; card: string | null }) {
  const words = useWords();
  if (card === null) {
    const winner = g.missions?.winner ?? -1;
    return (
      <section className="mission paper gone">
        <h3>{words.say('panda.missionGone')}</h3>
        {winner >= 0 && <p>{words.say('panda.missionWonBy', { seat: winner })}</p>}
      </section>
    );
  }
  const special = effectOf(card) === 'specialActions';
  const { have, goal } = missionProgress(g, card);
  return (
    <section className="mission paper" title={words.say(`mission.${card}.line`)}>
      <h3>
        {words.say(`mission.${card}`)}
        {!special && <em className="num">{words.say('panda.missionVp', { vp: missionNumber(card, 'vp') })}</em>}
      </h3>
      <p>
        {words.say(`mission.${card}.line`)} <RuleChip rule={`WP-BONUS-${card}`} />
      </p>
      {special ? (
        <div className="specials">
          {SPECIAL_ACTIONS.map(({ id }, index) => (
            <Special key={id} id={id} owner={g.missions?.special[index] ?? -1} />
          ))}
        </div>
      ) : (
        <Bars values={have} goal={goal} text={(value) => words.say('panda.progress', { value, goal })} />
      )}
    </section>
  );
}

function Special({ id, owner }: { id: string; owner: number }) {
  const words = useWords();
  const deed = useThing(`do:${id}`);
  const space = useThing(`space:${id}`);
  const thing = space.can ? space : deed;
  return (
    <div
      className={`special ${thing.can ? 'can-card' : ''} ${thing.at ? 'at' : ''}`}
      title={words.say(`do.${id}`)}
      {...thing.props}
    >
      {owner >= 0 ? <Piece piece="panda" color={seatColour(owner)} /> : <DeedPicture deed={deedOf(id)} />}
    </div>
  );
}

function MissionB({ g, card }: { g: Table; card: string }) {
  const words = useWords();
  const points = pointTexts(g, card).map(({ params }) => Number(params.vp));
  return (
    <section className="mission paper" title={words.say(`mission.${card}.line`)}>
      <h3>
        {words.say(`mission.${card}`)}
        <em>{words.say('panda.atTheEnd')}</em>
      </h3>
      <p>
        {words.say(`mission.${card}.line`)} <RuleChip rule={`WP-BONUS-${card}`} />
      </p>
      <Bars
        values={points.map((vp) => Math.max(0, vp))}
        goal={Math.max(30, ...points)}
        text={(_, seat) => words.say('panda.missionVp', { vp: points[seat] ?? 0 })}
      />
    </section>
  );
}

interface BarsProps {
  readonly values: readonly number[];
  readonly goal: number;
  readonly text: (value: number, seat: number) => string;
}

/** How far each clan is. */
function Bars({ values, goal, text }: BarsProps) {
  return (
    <ul className="bars">
      {values.map((value, seat) => (
        <li key={seatColour(seat)} className={`s${seat + 1}`}>
          <Emblem seat={seat} size={20} />
          <span className="bar">
            <i style={{ width: `${(value / goal) * 100}%` }} />
          </span>
          <b className="num">{text(value, seat)}</b>
        </li>
      ))}
    </ul>
  );
}
