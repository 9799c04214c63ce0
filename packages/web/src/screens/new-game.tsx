/** New table: which game, which mode, who sits where, which seed. Nothing starts before it is said. */

import '../styles/before-game.css';
import '../styles/new-game.css';
import jadeSeal from 'seal:玉';
import luckSeal from 'seal:福';
import pandaBackdrop from 'painting:backdrop-panda';
import { valuesFor } from '@jade/engine';
import type { Sitter } from '@jade/tables';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Icon, Seal, Sign } from '../art/icon.tsx';
import { COMPANY_ICONS } from '../games/company.ts';
import { GAMES, gameById } from '../games/games.ts';
import type { Ready } from '../games/use-box.ts';
import { useBox } from '../games/use-box.ts';

import { GuideDoor } from '../guide/guide-door.tsx';
import type { Company } from '../settings.ts';
import { COMPANIES, changeSettings, currentSettings } from '../settings.ts';

import { Segments } from '../shell/controls.tsx';
import { newSeed } from '../shell/seed.ts';
import { useTitle } from '../shell/title.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { localHall } from '../table/hall.ts';
import { GameWords, useWords } from '../words/words.tsx';
import { ChairPanel } from './chair-panel.tsx';
import type { Chair } from './chairs.ts';
import { chairsFor, chairsLike, KINDS, withCount, withKind } from './chairs.ts';
import { FairShuffle, HouseRules, USUAL_HOUSE } from './house-rules.tsx';
import type { SetPosition } from './position.tsx';
import { FromPosition, tableLike } from './position.tsx';
import { Primer } from './primer.tsx';
import { SeedPanel } from './seed-panel.tsx';
import { settingWords } from './setting-words.ts';

export function NewGame({ game }: { game: string }) {
  const ready = useBox(game);
  if (ready === null) return <Waiting known={gameById(game) !== null} />;
  return (
    <GameWords catalogue={ready.box.words} language={ready.box.language} names={[]}>
      <Setting key={game} {...ready} />
    </GameWords>
  );
}

function Waiting({ known }: { known: boolean }) {
  const words = useWords();
  return (
    <main className="quiet-page">
      <p>{words.say(known ? 'table.opening' : 'new.unknown')}</p>
      {!known && (
        <Link className="btn pri" href="/">
          {words.say('top.home')}
        </Link>
      )}
    </main>
  );
}

/** What a server said no with, or that there is none. */
function faultOf(error: unknown): string {
  const { fault } = (error ?? {}) as { readonly fault?: { readonly code: string } };
  return fault?.code ?? 'closing';
}

function Setting({ boxed, box, face }: Ready) {
  const words = useWords();
  useTitle(words.say('game.name'));
  const [, go] = useLocation();
  const { definition } = box;
  const [usual] = definition.modes;
  const first = boxed.first ?? { mode: usual?.id ?? '', players: usual?.players[0] ?? 1 };
  const [modeId, setMode] = useState(first.mode);
  const [company, setCompany] = useState<Company>(() => currentSettings().company);
  const [chairs, setChairs] = useState(() => chairsFor(words, company, first.players));
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [drawn, setDrawn] = useState(newSeed);
  const [typed, setTyped] = useState<string | null>(null);
  const [house, setHouse] = useState(USUAL_HOUSE);
  const [fault, setFault] = useState<string | null>(null);
  const mode = definition.modes.find(({ id }) => id === modeId) ?? definition.modes[0];
  const fewest = company === 'friends' ? 2 : 1;
  const counts = mode?.players.filter((count) => count >= fewest).toSorted((a, b) => a - b) ?? [];
  const people = chairs.filter((chair) => chair.kind !== 'bot').length;
  const offered = (mode?.options ?? []).map((option) => {
    const values = valuesFor(option, people);
    const wished = options[option.id] ?? '';
    return { id: option.id, values, value: values.includes(wished) ? wished : (values[0] ?? '') };
  });
  const wished = Object.fromEntries(offered.map(({ id, value }) => [id, value]));

  const isFirst =
    modeId === first.mode &&
    chairs.length === first.players &&
    chairs.every(({ kind: who }, index) => who === (index === 0 ? 'me' : 'bot')) &&
    Object.keys(options).length === 0;
  const change = (index: number, chair: Partial<Chair>) => {
    setChairs(chairs.map((old, place) => (place === index ? { ...old, ...chair } : old)));
  };
  const meet = (wanted: Company) => {
    changeSettings({ company: wanted });
    setCompany(wanted);
    setChairs(chairsFor(words, wanted, Math.max(chairs.length, wanted === 'alone' ? 1 : 2)));
    // Alone there is nobody elsewhere to play with.
    if (wanted === 'friends' && !mode?.players.some((count) => count >= 2)) setMode(first.mode);
  };
  const isNameless = company === 'friends' && chairs.every(({ kind, name }) => kind !== 'me' || name.trim() === '');
  // A table of this browser may be set once more, with friends elsewhere in place of those at this screen.
  const search = new URLSearchParams(useSearch());
  const [like, after] = [search.get('like'), Number(search.get('after') ?? 0)];
  const [position, setPosition] = useState<SetPosition | null>(null);
  useEffect(() => {
    if (like === null) return;
    void tableLike(like, after).then((table) => {
      if (table?.info.game !== boxed.id) return;
      const { info, position } = table;
      setCompany('friends');
      setMode(info.mode);
      setOptions(info.options);
      setChairs(chairsLike(words, info.sitters));
      setPosition(position);
    });
  }, [like, after, boxed.id, words]);
  // The seed that was drawn is nobody's choice, also where it was typed again.
  const chosen = typed === null || typed.trim() === drawn ? '' : typed.trim();
  const begin = async () => {
    const me = chairs.find((chair) => chair.kind === 'me');
    if (me !== undefined && me.name !== words.say('seat.you')) changeSettings({ name: me.name.trim() });
    if (company === 'friends') return invite(me?.name.trim() ?? '');
    const sitters = chairs.map((chair): Sitter => {
      const name = chair.name.trim() || words.say('seat.you');
      return chair.kind === 'bot' ? { kind: 'bot', name, level: chair.level } : { kind: 'person', name };
    });
    const seed = { seed: chosen || drawn, chosenSeed: chosen !== '' };
    go(`/table/${await localHall().set({ game: boxed.id, mode: modeId, options: wished, ...seed, sitters })}`);
  };
  /** The table stands on the server, and its waiting room opens. */
  const invite = async (name: string) => {
    setFault(null);
    try {
      const { setRoom } = await import('../online/set-room.ts');
      const rules = position === null ? wished : options;
      const room = { game: boxed.id, mode: modeId, options: rules, chairs, house, position };
      go(`/room/${await setRoom(name, room)}`);
    } catch (error) {
      setFault(faultOf(error));
    }
  };

  return (
    <div className="themed" data-game={boxed.theme} data-face={boxed.faceOf}>
      <main className="app before-game setting">
        <img className="backdrop" src={boxed.backdrop ?? pandaBackdrop} alt="" />
        <TopBar seal={jadeSeal} title={words.say('new.title')} line={words.say('new.line')} />
        <nav className="games" aria-label={words.say('home.shelf')}>
          {GAMES.map((game) => (
            <Link
              key={game.id}
              className={`gm ${game.id === boxed.id ? 'on' : ''}`}
              href={`/new/${game.id}`}
              {...(game.id === boxed.id && { 'aria-current': 'page' as const })}
            >
              {game.cover !== null && <img src={game.cover} alt="" />}
              <span className="sc" />
              <b>{words.say(`game.${game.id}`)}</b>
              <i>{words.say('new.players', { players: game.players ?? '' })}</i>
            </Link>
          ))}
        </nav>
        <div className="mid">
          {position === null ? (
            <div className="company">
              <Segments
                label={words.say('new.company')}
                value={company}
                options={COMPANIES.map((value) => ({
                  value,
                  label: (
                    <>
                      <Icon name={COMPANY_ICONS[value]} size={17} />
                      {words.say(`company.${value}`)}
                    </>
                  ),
                }))}
                onChange={meet}
              />
            </div>
          ) : (
            <FromPosition after={position.after} />
          )}
          {company !== 'friends' && (
            <section className={`first paper ${isFirst ? 'set' : ''}`}>
              <Seal src={luckSeal} size={44} />
              <div className="g">
                <h2>{words.say('new.first')}</h2>
                <p>{words.has(`game.${boxed.id}.first`) ? words.say(`game.${boxed.id}.first`) : ''}</p>
              </div>
              <GuideDoor game={boxed.id} className="btn howto">
                <Icon name="rule-book" size={20} />
                {words.say('guide.title')}
              </GuideDoor>
              {isFirst ? (
                <span className="so">
                  <Sign name="tick" size={15} /> {words.say('new.isSo')}
                </span>
              ) : (
                <button
                  type="button"
                  className="btn pri"
                  onClick={() => {
                    setMode(first.mode);
                    setOptions({});
                    setCompany('alone');
                    setChairs(chairsFor(words, 'alone', first.players));
                  }}
                >
                  {words.say('new.setSo')}
                </button>
              )}
            </section>
          )}
          {position === null && (
            <section>
              <h2 className="lab">{words.say('new.mode')}</h2>
              <div className="modes" role="radiogroup" aria-label={words.say('new.mode')}>
                {definition.modes
                  .filter(({ players }) => players.some((count) => count >= fewest))
                  .map(({ id, players }) => (
                    <label key={id} className={`md ${id === modeId ? 'on' : ''}`}>
                      <input
                        type="radio"
                        name="mode"
                        className="unseen"
                        checked={id === modeId}
                        onChange={() => {
                          setMode(id);
                          if (!players.includes(chairs.length))
                            setChairs(
                              withCount(
                                words,
                                chairs,
                                company,
                                Math.min(...players.filter((count) => count >= fewest)),
                              ),
                            );
                        }}
                      />
                      <b>{words.say(`mode.${id}`)}</b>
                      {words.has(`mode.${id}.line`) && <span>{words.say(`mode.${id}.line`)}</span>}
                      {id === modeId && (
                        <span className="tk">
                          <Sign name="tick" size={15} />
                        </span>
                      )}
                    </label>
                  ))}
              </div>
            </section>
          )}
          <section>
            <h2 className="lab">
              {words.say('new.seats')}
              {position === null && (
                <Segments
                  label={words.say('new.count')}
                  value={String(chairs.length)}
                  options={counts.map((count) => ({ value: String(count), label: String(count) }))}
                  onChange={(count) => setChairs(withCount(words, chairs, company, Number(count)))}
                />
              )}
            </h2>
            {position !== null && <p className="seats-line">{words.say('position.chairs')}</p>}
            <div className="seats">
              {chairs.map((chair, index) => (
                <ChairPanel
                  key={words.say('seat.number', { number: index + 1 })}
                  index={index}
                  chair={chair}
                  kinds={KINDS[company]}
                  Emblem={face.Emblem}
                  onKind={(wanted) => setChairs(withKind(words, chairs, company, index, wanted))}
                  onChange={(wanted) => change(index, wanted)}
                />
              ))}
            </div>
          </section>
          {offered.length > 0 && position === null && (
            <section className="panel opts">
              <div className="ph">
                <h2>{words.say('new.options')}</h2>
              </div>
              {offered.map(({ id, values, value: chosen }) => (
                <label key={id} className="op">
                  <span>{words.say(`setting.${id}`)}</span>
                  <select
                    value={chosen}
                    disabled={values.length === 1}
                    onChange={(event) => setOptions({ ...options, [id]: event.target.value })}
                  >
                    {values.map((value) => (
                      <option key={value} value={value}>
                        {settingWords(words, value)}
                      </option>
                    ))}
                  </select>
                  <p>
                    {words.has(`mission.${options[id]}.line`)
                      ? words.say(`mission.${options[id]}.line`)
                      : words.say(`setting.${id}.line`)}
                  </p>
                </label>
              ))}
            </section>
          )}
          {company === 'friends' && <HouseRules house={house} onChange={setHouse} />}
          <Primer boxed={boxed} mode={modeId} />
        </div>
        <aside className="side">
          <section className="panel hair">
            <div className="ph">
              <h2>{words.say('new.table')}</h2>
            </div>
            <dl className="sum">
              <div>
                <dt>{words.say('new.game')}</dt>
                <dd>{words.say('game.name')}</dd>
              </div>
              <div>
                <dt>{words.say('new.mode')}</dt>
                <dd>{words.say(`mode.${modeId}`)}</dd>
              </div>
              <div>
                <dt>{words.say('new.seats')}</dt>
                <dd className="num">
                  {words.say('new.sitters', {
                    people,
                    bots: chairs.filter((chair) => chair.kind === 'bot').length,
                  })}
                </dd>
              </div>
              {boxed.minutes !== undefined && (
                <div>
                  <dt>{words.say('new.about')}</dt>
                  <dd className="num">{words.say('home.minutes', { minutes: boxed.minutes })}</dd>
                </div>
              )}
            </dl>
          </section>
          {company === 'friends' ? (
            <FairShuffle />
          ) : (
            <SeedPanel
              drawn={drawn}
              typed={typed}
              isChosen={chosen !== ''}
              onType={setTyped}
              onDraw={() => {
                setTyped(null);
                setDrawn(newSeed());
              }}
            />
          )}
          <div className="start">
            <div className="prompt">
              <h2>
                {words.say(company !== 'friends' ? 'new.ready' : isNameless ? 'fault.no-name' : 'new.ready.friends')}
              </h2>
              {fault !== null && <p role="alert">{words.say(`fault.${fault}`)}</p>}
              <button type="button" className="btn pri" disabled={isNameless} onClick={() => void begin()}>
                <Sign name="play" />
                {words.say(company === 'friends' ? 'new.invite' : 'new.begin')}
              </button>
            </div>
          </div>
        </aside>
      </main>
    </div>
  );
}
