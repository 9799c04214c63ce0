/** Home: the boxes on their shelf, tables to continue, and how this table is set. */

import jadeSeal from 'seal:玉';
import backdrop from 'painting:backdrop-home';
import { LIMITS } from '@jade/engine';
import { openBox } from '@jade/shelf';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Icon, Seal } from '../art/icon.tsx';
import { COMPANY_ICONS } from '../games/company.ts';
import type { Boxed } from '../games/games.ts';
import { GAMES, OTHERS } from '../games/games.ts';
import { GuideDoor } from '../guide/guide-door.tsx';
import { onOfflineChange, worksOffline } from '../offline.ts';
import { COMPANIES, changeSettings, useSettings } from '../settings.ts';
import { Dialog } from '../shell/dialog.tsx';
import { ErrorBoundary } from '../shell/error-page.tsx';
import { saveText } from '../shell/files.ts';
import { LoadedTables, SeatRecord, useOpenRecord } from '../shell/open-record.tsx';
import { SettingsPanel } from '../shell/settings-panel.tsx';
import { useTitle } from '../shell/title.ts';
import { localHall } from '../table/hall.ts';
import { useWords } from '../words/words.tsx';
import { Continue } from './continue.tsx';
import { HaveLink } from './have-link.tsx';

export function Home() {
  const words = useWords();
  useTitle(null);
  const [settings, setSettings] = useState(false);
  // Another list is drawn when a file has brought tables.
  const [loads, setLoads] = useState(0);
  const offline = useSyncExternalStore(onOfflineChange, worksOffline);
  return (
    <div className="themed" data-game="home">
      <main className="app home">
        <img className="backdrop" src={backdrop} alt="" />
        <header className="head">
          <Seal src={jadeSeal} size={46} />
          <div className="wm">
            <h1>{words.say('home.title')}</h1>
            <p>{words.say('home.line')}</p>
          </div>
          <nav className="hn" aria-label={words.say('home.nav')}>
            <LoadRecord onLoaded={() => setLoads(loads + 1)} />
            <SaveAll />
            <Link href="/about">
              <Icon name="tied-scroll" />
              <span>{words.say('home.about')}</span>
            </Link>
            <button type="button" className="settings-door" onClick={() => setSettings(true)}>
              <Icon name="settings-knobs" />
              <span>{words.say('settings.title')}</span>
            </button>
          </nav>
        </header>
        <section className="shelf" aria-label={words.say('home.shelf')}>
          <div className="hero">
            <h2>{words.say('home.question')}</h2>
            <p>{words.say('home.invitation')}</p>
          </div>
          <div className="company-row">
            <CompanyChips />
            <HaveLink />
          </div>
          <ul className="row">
            {GAMES.map((game) => (
              <li key={game.id}>
                <Box game={game} />
                <Label game={game} />
              </li>
            ))}
          </ul>
          <div className="plank" aria-hidden="true" />
        </section>
        <aside className="side">
          <ErrorBoundary instead={(message, again) => <FailedList message={message} again={again} />}>
            <Continue key={loads} />
          </ErrorBoundary>
          <section className="panel at-this-table">
            <div className="ph">
              <h2>{words.say('home.settings')}</h2>
            </div>
            <SettingsPanel />
          </section>
          <p className="foot">
            {OTHERS.map(({ id }) => (
              <Other key={id} game={id} />
            ))}
            <span>{words.say(offline ? 'home.offline' : 'home.foot')}</span>
          </p>
        </aside>
      </main>
      {settings && (
        <Dialog title={words.say('settings.title')} onClose={() => setSettings(false)}>
          <SettingsPanel more />
        </Dialog>
      )}
    </div>
  );
}

/** Whom one means to play with: the set-up begins with it. */
function CompanyChips() {
  const words = useWords();
  const { company } = useSettings();
  return (
    <fieldset className="chips" aria-label={words.say('new.company')}>
      {COMPANIES.map((one) => (
        <label key={one} className={`chip ${one === company ? 'on' : ''}`}>
          <input
            type="radio"
            name="company"
            className="unseen"
            checked={one === company}
            onChange={() => changeSettings({ company: one })}
          />
          <Icon name={COMPANY_ICONS[one]} size={20} />
          <span>{words.say(`company.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A game that has no box on the shelf. The shell may know a line about it; if not, it says its name itself. */
function Other({ game }: { game: string }) {
  const words = useWords();
  const line = `game.${game}.other`;
  const [name, setName] = useState('');
  useEffect(() => {
    if (!words.has(line)) void openBox(game, words.locale).then((box) => setName(box?.words['game.name'] ?? game));
  }, [words, line, game]);
  return <Link href={`/new/${game}`}>{words.has(line) ? words.say(line) : name}</Link>;
}

/** In place of the list of tables: the shelf can still be used. */
function FailedList({ message, again }: { message: string; again: () => void }) {
  const words = useWords();
  return (
    <section className="panel hair continue" role="alert">
      <div className="ph">
        <h2>{words.say('home.continue')}</h2>
      </div>
      <p>{words.say('failed.list', { message })}</p>
      <p className="row">
        <button type="button" className="btn sm" onClick={again}>
          {words.say('broken.again')}
        </button>
      </p>
    </section>
  );
}

/** A box that stands on the shelf: cover, spine, title. */
function Box({ game }: { game: Boxed }) {
  const words = useWords();
  const { colours, cover, seal, id } = game;
  const name = words.say(`game.${id}`);
  const lines = words.say(`game.${id}.cover`).split('|');
  const picture = (
    <>
      {cover !== null && <img className="wide-cover" src={cover} alt="" loading="lazy" />}
      <svg viewBox="0 0 344 424" aria-hidden="true">
        <defs>
          <linearGradient id={`spine-${id}`} x1="0" x2="1">
            <stop offset="0" stopColor={colours.dark} />
            <stop offset="1" stopColor={colours.light} />
          </linearGradient>
          <linearGradient id={`sheen-${id}`} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#fff" stopOpacity=".28" />
            <stop offset=".35" stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopColor="#000" stopOpacity=".3" />
          </linearGradient>
        </defs>
        <ellipse cx="176" cy="412" rx="170" ry="9" fill="#000" opacity=".4" />
        <path d="M8 22L30 8V408L8 396Z" fill={`url(#spine-${id})`} />
        <path d="M8 22L30 8V408L8 396Z" fill="#000" opacity=".42" />
        <text className="spine" transform="translate(23.5 208) rotate(-90)">
          {name}
        </text>
        {cover !== null && (
          <image href={cover} x="30" y="8" width="304" height="400" preserveAspectRatio="xMidYMid slice" />
        )}
        <rect x="30" y="8" width="304" height="400" fill={`url(#sheen-${id})`} />
        <path d="M30 8H334V408H30Z" fill="none" stroke="#000" strokeOpacity=".4" />
        <path d="M38 16H326V400H38Z" fill="none" stroke="#d3a74e" strokeWidth="1.6" />
        {lines.map((line, index) => (
          <text key={line} className={`title ${game.theme}`} x="182" y={58 + index * 37} fill={colours.title}>
            {line}
          </text>
        ))}
        <image href={seal} x="284" y="354" width="36" height="36" />
      </svg>
    </>
  );
  return (
    <Link className="box" href={`/new/${id}`} aria-label={words.say('home.play', { name })} tabIndex={-1}>
      {picture}
    </Link>
  );
}

function Label({ game }: { game: Boxed }) {
  const words = useWords();
  const { id, players, minutes = 0 } = game;
  const name = words.say(`game.${id}`);
  return (
    <div className="lab">
      <h3>{name}</h3>
      <p>{words.say(`game.${id}.line`)}</p>
      <p className="mt">
        <span>
          <Icon name="meeple" size={16} />
          <span className="unseen">{words.say('home.players')}</span>
          {players}
        </span>
        <span>
          <Icon name="hourglass" size={15} />
          {words.say('home.minutes', { minutes })}
        </span>
        <span>{words.say(`game.${id}.weight`)}</span>
      </p>
      <GuideDoor game={id} className="howto" label={words.say('guide.of', { game: name })}>
        <Icon name="rule-book" size={16} />
        {words.say('guide.title')}
      </GuideDoor>
      <Link className="btn pri play" href={`/new/${id}`} aria-label={words.say('home.play', { name })}>
        {words.say('home.playShort')}
      </Link>
    </div>
  );
}

/** Characters of a file with all tables: far more than anybody plays. */
const LONGEST_ARCHIVE = 50 * LIMITS.record;

/** A record from a file becomes a table, and a file of all tables becomes all of them. */
function LoadRecord({ onLoaded }: { onLoaded: () => void }) {
  const words = useWords();
  const taking = useOpenRecord();
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(file.size > LONGEST_ARCHIVE ? words.say('load.tooLong') : await taking.take(await file.text()));
  };
  return (
    <>
      <label className="load">
        <Icon name="scroll-unfurled" />
        <span>{words.say('home.load')}</span>
        <input
          type="file"
          className="unseen"
          accept=".txt,.jade,text/plain"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      <SeatRecord taking={taking} />
      <LoadedTables taking={taking} onClose={onLoaded} />
      {problem !== null && (
        <Dialog title={words.say('load.failed')} onClose={() => setProblem(null)}>
          <p>{problem}</p>
        </Dialog>
      )}
    </>
  );
}

/** All tables as one file, to take along or to keep. */
function SaveAll() {
  const words = useWords();
  const [isEmpty, setEmpty] = useState(false);
  const save = async () => {
    const tables = await localHall().archive();
    if (tables === '') return setEmpty(true);
    saveText(`jade-tables-${new Date().toISOString().slice(0, 10)}.txt`, tables);
  };
  return (
    <>
      <button type="button" onClick={() => void save()}>
        <Icon name="save" />
        <span>{words.say('home.saveAll')}</span>
      </button>
      {isEmpty && (
        <Dialog title={words.say('home.saveAll')} onClose={() => setEmpty(false)}>
          <p>{words.say('home.nothingToSave')}</p>
        </Dialog>
      )}
    </>
  );
}
