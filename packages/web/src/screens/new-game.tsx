/** New table: which game, which mode, who sits where, which seed. Nothing starts before it is said. */

import jadeSeal from 'seal:玉';
import luckSeal from 'seal:福';
import pandaBackdrop from 'painting:backdrop-panda';
import { LEVELS as BOTS } from '@jade/bots';
import { LIMITS, valuesFor } from '@jade/engine';
import type { Sitter } from '@jade/tables';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon, Seal, Sign } from '../art/icon.tsx';
import type { GameFace } from '../games/games.ts';
import { GAMES, gameById } from '../games/games.ts';
import type { Ready } from '../games/use-box.ts';
import { useBox } from '../games/use-box.ts';
import { GuideDoor } from '../guide/guide-door.tsx';
import { changeSettings, currentSettings } from '../settings.ts';
import { Segments } from '../shell/controls.tsx';
import { newSeed } from '../shell/seed.ts';
import { useTitle } from '../shell/title.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { localHall } from '../table/hall.ts';
import { GameWords, useWords } from '../words/words.tsx';

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

type Kind = 'me' | 'here' | 'bot';

interface Chair {
  readonly kind: Kind;
  readonly name: string;
  readonly level: string;
}

const LEVELS = BOTS.map(({ name }) => name);

/** A game in four sentences. */
const PRIMER = ['goal', 'turn', 'scoring', 'end'] as const;

function firstChair(words: ReturnType<typeof useWords>): Chair {
  return { kind: 'me', name: currentSettings().name || words.say('seat.you'), level: LEVELS[0] ?? '' };
}

function botChair(words: ReturnType<typeof useWords>, index: number): Chair {
  return { kind: 'bot', name: words.say(`bot.name.${index}`), level: LEVELS[0] ?? '' };
}

function Setting({ boxed, box, face }: Ready) {
  const words = useWords();
  useTitle(words.say('game.name'));
  const [, go] = useLocation();
  const { definition } = box;
  const [usual] = definition.modes;
  const first = boxed.first ?? { mode: usual?.id ?? '', players: usual?.players[0] ?? 1 };
  const [modeId, setMode] = useState(first.mode);
  const [chairs, setChairs] = useState<readonly Chair[]>(() => firstTable());
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [drawn, setDrawn] = useState(newSeed);
  const [typed, setTyped] = useState<string | null>(null);
  const mode = definition.modes.find(({ id }) => id === modeId) ?? definition.modes[0];
  /** A sentence about the game, where there is one; what another mode asks of the players is another thing. */
  const about = (part: string): string => {
    const keys = [`game.${boxed.id}.${modeId}.${part}`, `game.${boxed.id}.${part}`];
    const key = keys.find((one) => words.has(one));
    return key === undefined ? '' : words.say(key);
  };
  const counts = mode?.players.toSorted((a, b) => a - b) ?? [];
  const people = chairs.filter((chair) => chair.kind !== 'bot').length;
  const offered = (mode?.options ?? []).map((option) => {
    const values = valuesFor(option, people);
    const wished = options[option.id] ?? '';
    return { id: option.id, values, value: values.includes(wished) ? wished : (values[0] ?? '') };
  });

  function firstTable(): Chair[] {
    return Array.from({ length: first.players }, (_, index) =>
      index === 0 ? firstChair(words) : botChair(words, index),
    );
  }

  const isFirst =
    modeId === first.mode &&
    chairs.length === first.players &&
    chairs.every(({ kind: who }, index) => who === (index === 0 ? 'me' : 'bot')) &&
    Object.keys(options).length === 0;
  const seatCount = (count: number) => {
    setChairs(Array.from({ length: count }, (_, index) => chairs[index] ?? botChair(words, index)));
  };
  const change = (index: number, chair: Partial<Chair>) => {
    setChairs(chairs.map((old, place) => (place === index ? { ...old, ...chair } : old)));
  };
  const kind = (index: number, wanted: Kind) => {
    const fresh =
      wanted === 'bot'
        ? botChair(words, index)
        : wanted === 'me'
          ? firstChair(words)
          : { kind: wanted, name: words.say('seat.friend', { number: index + 1 }), level: '' };
    setChairs(
      chairs.map((old, place) =>
        place === index ? fresh : wanted === 'me' && old.kind === 'me' ? botChair(words, place) : old,
      ),
    );
  };
  // The seed that was drawn is nobody's choice, also where it was typed again.
  const chosen = typed === null || typed.trim() === drawn ? '' : typed.trim();
  const begin = async () => {
    const me = chairs.find((chair) => chair.kind === 'me');
    if (me !== undefined) changeSettings({ name: me.name });
    const sitters = chairs.map((chair): Sitter => {
      const name = chair.name.trim() || words.say('seat.you');
      return chair.kind === 'bot' ? { kind: 'bot', name, level: chair.level } : { kind: 'person', name };
    });
    const wished = Object.fromEntries(offered.map(({ id, value }) => [id, value]));
    const seed = { seed: chosen || drawn, chosenSeed: chosen !== '' };
    go(`/table/${await localHall().set({ game: boxed.id, mode: modeId, options: wished, ...seed, sitters })}`);
  };

  return (
    <div className="themed" data-game={boxed.theme} data-face={boxed.faceOf}>
      <main className="app setting">
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
          <section className={`first paper ${isFirst ? 'set' : ''}`}>
            <Seal src={luckSeal} size={44} />
            <div className="g">
              <h2>{words.say('new.first')}</h2>
              <p>{about('first')}</p>
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
                  setChairs(firstTable());
                }}
              >
                {words.say('new.setSo')}
              </button>
            )}
          </section>
          <section>
            <h2 className="lab">{words.say('new.mode')}</h2>
            <div className="modes" role="radiogroup" aria-label={words.say('new.mode')}>
              {definition.modes.map(({ id, players }) => (
                <label key={id} className={`md ${id === modeId ? 'on' : ''}`}>
                  <input
                    type="radio"
                    name="mode"
                    className="unseen"
                    checked={id === modeId}
                    onChange={() => {
                      setMode(id);
                      if (!players.includes(chairs.length)) seatCount(Math.min(...players));
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
          <section>
            <h2 className="lab">
              {words.say('new.seats')}
              <Segments
                label={words.say('new.count')}
                value={String(chairs.length)}
                options={counts.map((count) => ({ value: String(count), label: String(count) }))}
                onChange={(count) => seatCount(Number(count))}
              />
            </h2>
            <div className="seats">
              {chairs.map((chair, index) => (
                <ChairPanel
                  key={words.say('seat.number', { number: index + 1 })}
                  index={index}
                  chair={chair}
                  Emblem={face.Emblem}
                  onKind={(wanted) => kind(index, wanted)}
                  onChange={(wanted) => change(index, wanted)}
                />
              ))}
            </div>
          </section>
          {offered.length > 0 && (
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
                        {words.has(`mission.${value}`)
                          ? words.say('setting.mission', { mission: value, id: value })
                          : words.say(`setting.${value}`)}
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
          {PRIMER.some((part) => about(part) !== '') && (
            <section className="panel primer">
              <div className="ph">
                <h2>{words.say('new.inShort')}</h2>
              </div>
              <dl>
                {PRIMER.filter((part) => about(part) !== '').map((part) => (
                  <div key={part}>
                    <dt>{words.say(`new.primer.${part}`)}</dt>
                    <dd>{about(part)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
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
          <section className="panel">
            <div className="ph">
              <h2>{words.say('new.seed')}</h2>
            </div>
            <div className="sd">
              <div className="fld">
                <input
                  aria-label={words.say('new.seed')}
                  value={typed ?? drawn}
                  maxLength={64}
                  pattern="[\w .:+\-]{1,64}"
                  onChange={(event) => setTyped(event.target.value.replaceAll(/[^\w .:+-]/g, ''))}
                />
                <button
                  type="button"
                  className="ib"
                  aria-label={words.say('new.newSeed')}
                  title={words.say('new.newSeed')}
                  onClick={() => {
                    setTyped(null);
                    setDrawn(newSeed());
                  }}
                >
                  <Icon name="rolling-dices" size={20} />
                </button>
              </div>
              <p>{words.say(chosen === '' ? 'new.seedLine' : 'new.chosenSeed')}</p>
            </div>
          </section>
          <div className="start">
            <div className="prompt">
              <h2>{words.say('new.ready')}</h2>
              <button type="button" className="btn pri" onClick={() => void begin()}>
                <Sign name="play" />
                {words.say('new.begin')}
              </button>
            </div>
          </div>
        </aside>
      </main>
    </div>
  );
}

interface ChairProps {
  readonly index: number;
  readonly chair: Chair;
  readonly Emblem: GameFace['Emblem'];
  readonly onKind: (kind: Kind) => void;
  readonly onChange: (chair: Partial<Chair>) => void;
}

function ChairPanel({ index, chair, Emblem, onKind, onChange }: ChairProps) {
  const words = useWords();
  const number = words.say('seat.number', { number: index + 1 });
  const clan = words.has(`clan.${index}`) ? words.say(`clan.${index}`) : null;
  return (
    <section
      className={`panel seat st s${index + 1} ${chair.kind === 'me' ? 'active' : ''}`}
      aria-label={clan ?? number}
    >
      <div className="sh">
        <Emblem seat={index} size={36} />
        <div>
          <b>{clan ?? number}</b>
          {clan !== null && <i>{number}</i>}
        </div>
      </div>
      <Segments
        label={words.say('new.who')}
        value={chair.kind}
        options={[
          { value: 'me', label: words.say('new.me') },
          { value: 'here', label: words.say('new.here') },
          { value: 'bot', label: words.say('new.bot') },
        ]}
        onChange={onKind}
      />
      {chair.kind === 'bot' ? (
        <Segments
          label={words.say('new.level')}
          value={chair.level}
          options={LEVELS.map((level) => ({ value: level, label: words.say(`bot.level.${level}`) }))}
          onChange={(level) => onChange({ level })}
        />
      ) : (
        <div className="fld">
          <Icon name={chair.kind === 'me' ? 'person' : 'quill-ink'} size={15} />
          <input
            aria-label={words.say('new.name')}
            value={chair.name}
            maxLength={LIMITS.name}
            onChange={(event) => onChange({ name: event.target.value.replaceAll(/["\\]/g, '') })}
          />
        </div>
      )}
    </section>
  );
}
