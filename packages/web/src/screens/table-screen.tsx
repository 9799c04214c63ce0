/** A table: opens it, and puts the game's own screen into the shell that all games share. */

import { PLAINLY } from '@jade/engine';
import type { Unopened } from '@jade/tables';
import type { Catalogue } from '@jade/words';
import { problemWords } from '@jade/words';
import { lazy, memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../art/icon.tsx';
import type { GameFace } from '../games/games.ts';
import type { Ready } from '../games/use-box.ts';
import { useBox } from '../games/use-box.ts';

import { GuideSheet } from '../guide/guide-sheet.tsx';
import { useIsLost, useRoom } from '../online/at-room.ts';
import { useYourTurn } from '../online/your-turn.ts';

import { RuleDrawer } from '../rules/rule-drawer.tsx';
import { AtTableProvider, useTable } from '../shell/at-table.tsx';
import { Beside } from '../shell/beside.tsx';
import { ChoiceMenu } from '../shell/choice-menu.tsx';
import { Coach, useCoach } from '../shell/coach.tsx';
import { ConsentSlip } from '../shell/consent-slip.tsx';
import { Curtain } from '../shell/curtain.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { Dock } from '../shell/dock.tsx';
import { EndSheet } from '../shell/end-sheet.tsx';
import { ErrorBoundary, Quiet, Reload } from '../shell/error-page.tsx';
import { saveText } from '../shell/files.ts';
import { Inspector } from '../shell/inspector.tsx';
import { KeepingNotice } from '../shell/keeping-notice.tsx';
import { KeyList } from '../shell/key-list.tsx';
import { useTableKeys } from '../shell/keyboard.ts';
import { sentencesOf } from '../shell/moment-prompt.tsx';
import { RecentStrip } from '../shell/recent-strip.tsx';
import { SaveMenu } from '../shell/save-menu.tsx';
import { SettingsPanel } from '../shell/settings-panel.tsx';
import { useTitle } from '../shell/title.ts';
import { toldWords } from '../shell/told.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { WhatIf } from '../shell/what-if.tsx';
import { WhySlip } from '../shell/why-slip.tsx';
import { localHall } from '../table/hall.ts';
import { useHome } from '../table/home.ts';
import type { Manner, Session } from '../table/session.ts';
import { useSession } from '../table/session.ts';
import { GameWords, useWords } from '../words/words.tsx';

// Only at tables elsewhere, and only when somebody asks for it.
const People = lazy(async () => ({ default: (await import('../shell/people.tsx')).People }));

export function TableScreen({ id }: { id: string }) {
  const [manner, setManner] = useState<Manner | null>(null);
  const seated = useSession(id, manner);
  const ready = useBox(seated.state === 'open' ? seated.session.info.game : null);
  if (ready !== null && ready.box.definition.id !== manner?.id) {
    const { id, secrets, telling = PLAINLY } = ready.box.definition;
    setManner({ id, secrets, telling, lastWord: ready.face.lastWord ?? true });
  }

  const sitters = seated.state === 'open' ? seated.session.info.sitters : null;
  const names = useMemo(() => sitters?.map(({ name }) => name) ?? [], [sitters]);
  const mode = seated.state === 'open' ? seated.session.info.mode : '';
  const view = seated.state === 'open' ? seated.session.look.view : null;
  const [named, setNamed] = useState<{ readonly ready: Ready; readonly by: string; readonly words: Catalogue } | null>(
    null,
  );
  if (ready !== null && view !== null) {
    // A board may name its places; what it names them by changes seldom.
    const by = `${mode} ${names.length} ${ready.face.namedBy?.(view) ?? ''}`;
    if (named?.ready !== ready || named.by !== by) {
      const { words, language: locale } = ready.box;
      const own = ready.face.wording?.(words, { mode, seats: names.length, locale, view }) ?? words;
      setNamed({ ready, by, words: own });
    }
  }

  if (seated.state === 'failed') return <UnopenedTable opened={seated.unopened} id={id} />;
  if (seated.state === 'opening' || ready === null) return <Opening />;
  return (
    <ErrorBoundary
      instead={(message, again) => <FailedTable message={message} again={again} session={seated.session} />}
    >
      <Sat session={seated.session} ready={ready} catalogue={named?.words ?? ready.box.words} names={names} />
    </ErrorBoundary>
  );
}

interface SatProps {
  readonly session: Session;
  readonly ready: Ready;
  readonly catalogue: Catalogue;
  readonly names: readonly string[];
}

/** Drawn anew only when there is something new to be seen. */
const Sat = memo(function Sat({ session, ready, catalogue, names }: SatProps) {
  return (
    <GameWords catalogue={catalogue} language={ready.box.language} names={names}>
      <div className="themed" data-game={ready.boxed.theme} data-face={ready.boxed.faceOf}>
        {session.curtain === null ? (
          <AtTableProvider
            session={session}
            telling={ready.box.definition.telling ?? PLAINLY}
            inspectThing={ready.box.definition.inspect}
            lastWord={ready.face.lastWord ?? true}
            shortcutsAt={ready.face.shortcuts}
          >
            <OpenTable {...ready} />
          </AtTableProvider>
        ) : (
          <Curtain session={session} Emblem={ready.face.Emblem} />
        )}
      </div>
    </GameWords>
  );
});

function OpenTable(ready: Ready) {
  const { box, boxed, face } = ready;
  const words = useWords();
  const room = useRoom();
  const lost = useIsLost();
  const { session, sheet, setSheet, taking } = useTable();
  const [dock, setDock] = useState(false);
  const [dialog, setDialog] = useState<'guide' | 'settings' | 'save' | 'keys' | 'people' | null>(null);
  const showKeys = useCallback(() => setDialog('keys'), []);
  const coach = useCoach();
  const { look, info, lookingBack, news } = session;
  const { view } = look;
  useTitle(words.say('game.name'));
  useYourTurn(room !== null && news.asked, words.say('game.name'));
  // Between people the coach is silent while the game goes on, unless they agreed otherwise.
  const maySpeak = room === null || room.room.settings.coach || news.over;
  const beads = useMemo(() => face.agenda(view, words), [face, view, words]);
  const tool = (icon: Parameters<typeof Icon>[0]['name'], what: string, action: () => void) => (
    <button
      type="button"
      className="ib"
      data-opens={what}
      aria-label={words.say(`top.${what}`)}
      title={words.say(`top.${what}`)}
      onClick={action}
    >
      <Icon name={icon} size={20} />
    </button>
  );
  return (
    <>
      <TableKeys
        askCoach={maySpeak ? coach.toggle : null}
        closeCoach={coach.speaks ? coach.toggle : null}
        showKeys={showKeys}
      />
      <div
        className="app table-app"
        data-seq={session.look.seq}
        data-taking={taking || undefined}
        data-lost={lost || undefined}
      >
        <TopBar
          seal={boxed.seal}
          title={words.say('game.name')}
          line={`${face.standing(view, words)} · ${words.say('players.count', { count: view.seats })} · ${words.say(`mode.${info.mode}`)}`}
          beads={beads}
        >
          {coach.listens && maySpeak && tool('light-bulb', 'coach', coach.toggle)}
          {tool('rule-book', 'rules', () => setDialog('guide'))}
          {tool('backward-time', 'replay', () => setDock(!dock))}
          {tool('save', 'save', () => setDialog('save'))}
          {room !== null && tool('linked-rings', 'people', () => setDialog('people'))}
          {tool('settings-knobs', 'settings', () => setDialog('settings'))}
        </TopBar>
        <WhatIf />
        <face.Screen />
        {(dock || lookingBack) && (
          <div className="dockbox">
            <Dock onClose={() => setDock(false)} />
          </div>
        )}
      </div>
      <BoardInWords face={face} />
      {coach.speaks && maySpeak && <Coach onClose={coach.toggle} />}
      <WhySlip isReconstructed={face.isReconstructed} />
      <ChoiceMenu />
      <Inspector isReconstructed={face.isReconstructed} />
      <Beside />
      <RuleDrawer />
      <KeepingNotice />
      {room !== null && <ConsentSlip />}
      <RecentStrip Emblem={face.Emblem} Scene={face.Scene} />
      {dialog === 'guide' && <GuideSheet ready={ready} rule={view.rule} onClose={() => setDialog(null)} />}
      {dialog === 'settings' && (
        <Dialog title={words.say('settings.title')} onClose={() => setDialog(null)}>
          <SettingsPanel more />
        </Dialog>
      )}
      {dialog === 'keys' && <KeyList onClose={() => setDialog(null)} />}
      {dialog === 'people' && (
        <Suspense>
          <People Emblem={face.Emblem} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {dialog === 'save' && <SaveMenu onClose={() => setDialog(null)} />}
      {news.over && session.live && sheet && (
        <EndSheet face={face} boxed={boxed} definition={box.definition} onClose={() => setSheet(false)} />
      )}
    </>
  );
}

/** Listens to keys, apart from what it would draw anew otherwise. */
function TableKeys(doors: Parameters<typeof useTableKeys>[0]) {
  useTableKeys(doors);
  return null;
}

/** The board as structure for those who do not see it, and what just happened. */
function BoardInWords({ face }: { face: GameFace }) {
  const words = useWords();
  const { session } = useTable();
  // What is read out may come a moment later than what is seen.
  const look = useDeferredValue(session.look);
  const story = useDeferredValue(session.story);
  const described = useMemo(() => face.describe(look.view, words), [face, look, words]);
  const latest = story.findLast(({ seq }) => seq <= look.seq);
  const { moment } = session;
  const heard =
    moment === null ? (latest?.lines.map((event) => toldWords(words, event)) ?? []) : sentencesOf(words, moment);
  return (
    <>
      <section className="unseen" aria-label={words.say('board.inWords')}>
        {described.map(({ title, lines }) => (
          // No landmarks of their own: those of the board itself have the same names.
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <p className="unseen" role="status">
        {heard.join('. ')}
      </p>
    </>
  );
}

function Opening() {
  const words = useWords();
  return (
    <main className="quiet-page">
      <p>{words.say('table.opening')}</p>
    </main>
  );
}

/** A table that cannot be opened says why, and gives away what it has. */
function UnopenedTable({ opened, id }: { opened: Unopened; id: string }) {
  const words = useWords();
  const [, go] = useLocation();
  const { unopened: elsewhere } = useHome();
  const reason =
    opened.why === 'unread'
      ? words.say(`unread.${opened.reason}`)
      : opened.why === 'version'
        ? words.say(elsewhere ? 'table.otherVersion.elsewhere' : 'table.otherVersion', {
            needs: opened.needs,
            has: opened.has,
          })
        : opened.why === 'broken'
          ? words.say('table.broken', { message: problemWords(words, opened.problem) })
          : words.say(opened.why === 'missing' ? 'table.missing' : 'table.noSeat');
  const record = 'record' in opened ? opened.record : '';
  const isKept = record !== '' || (elsewhere !== undefined && 'record' in opened);
  const save = async () =>
    saveText(`jade-table-${id}.txt`, record === '' ? ((await elsewhere?.record(id)) ?? '') : record);
  const remove = async () => {
    await (elsewhere ?? localHall()).remove(id);
    if (elsewhere !== undefined) go('/');
  };
  const salvage = async () => saveText(`jade-table-${id}.json`, await localHall().salvage(id));
  return (
    <Quiet title={words.say('table.cannotOpen')} line={reason}>
      {opened.why === 'unread' && <Reload />}
      {isKept && (
        <button type="button" className="btn line" onClick={() => void save()}>
          {words.say('save.file')}
        </button>
      )}
      {opened.why === 'broken' && elsewhere === undefined && (
        <button type="button" className="btn line" onClick={() => void salvage()}>
          {words.say('home.salvage')}
        </button>
      )}
      {'record' in opened && (
        <button type="button" className="btn line" onClick={() => void remove()}>
          {words.say('table.remove')}
        </button>
      )}
      <Link className="btn pri" href="/">
        {words.say('top.home')}
      </Link>
    </Quiet>
  );
}

/** The table stands where it did; only the screen could not show it. */
function FailedTable({ message, again, session }: { message: string; again: () => void; session: Session }) {
  const words = useWords();
  const home = useHome();
  const { game, id } = session.info;
  const save = async () => saveText(`${game}-${id}.txt`, (await home.record(session)) ?? '');
  return (
    <Quiet title={words.say('failed.table')} line={words.say('failed.line', { message })}>
      <button type="button" className="btn pri" onClick={again}>
        {words.say('broken.again')}
      </button>
      <button type="button" className="btn line" onClick={() => void save()}>
        {words.say('save.file')}
      </button>
      <a className="btn line" href="/">
        {words.say('top.home')}
      </a>
    </Quiet>
  );
}
