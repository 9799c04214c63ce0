/** How The Great Wall shows itself. */

import orderSeal from 'seal:令';
import backdrop from 'painting:backdrop-wall';
import lost from 'painting:cover-wall-lost';
import { at, frameIn } from '@jade/engine';
import type { Seen } from '@jade/great-wall/screen';
import {
  ADVISOR,
  AIM,
  ATTACKER,
  adjust,
  assault,
  BARRICADE,
  BASIC,
  COMMAND,
  chooseAdvisor,
  chooseGeneral,
  DISCARD,
  ENHANCED,
  EVERYTHING,
  embassy,
  FIRING,
  FROM,
  fulfilment,
  GENERAL,
  IN_FIRING,
  isHabit,
  isReconstructed,
  LOCATION,
  moving,
  POOL,
  POSTS,
  priceOfSaving,
  proposal,
  RECRUIT,
  REQUEST,
  REST,
  recruitment,
  SACRIFICE_POST,
  SECTION,
  SLOT,
  SOLDIERS,
  SPACE,
  STATIONED,
  SWAP,
  TO,
  window as timing,
  USE,
  WALL,
} from '@jade/great-wall/screen';
import type { Speaker } from '@jade/words';
import { optionWords } from '@jade/words';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { ChroniclePanel } from '../../shell/chronicle.tsx';
import { Switch } from '../../shell/controls.tsx';
import { Prompt } from '../../shell/prompt.tsx';
import { Rail } from '../../shell/rail.tsx';
import { RecentPanel } from '../../shell/recent-panel.tsx';
import { useWords } from '../../words/words.tsx';
import type { GameFace } from '../games.ts';
import { agenda, standing } from './agenda.tsx';
import { Emblem } from './art.tsx';
import { AssaultWindow } from './assault-window.tsx';
import { Board } from './board.tsx';
import { HireWindow, PlaceWindow, RecruitWindow, SetupWindow } from './choice-windows.tsx';
import { City } from './city.tsx';
import { ClanStrip } from './clan-strip.tsx';
import { Clans } from './clans.tsx';
import { clerkMoves } from './clerk-moves.ts';
import { CommandTrack } from './command-track.tsx';
import { ConcernProvider } from './concern.tsx';
import { Events, RequestsPanel } from './coop.tsx';
import { AdvisorTrack, Stores, TabIcon, Years } from './court.tsx';
import { Defs } from './defs.tsx';
import { describe } from './describe.ts';
import { GuidePicture } from './guide-picture.tsx';
import { HabitButton } from './habit-button.tsx';
import { Hand } from './hand.tsx';
import { InspectProvider } from './inspect.tsx';
import { Mark } from './mark.tsx';
import { PaymentWindow } from './payment.tsx';
import { promptText } from './prompt-text.ts';
import { QinNext, QinTrack } from './qin.tsx';
import { Reading } from './reading.tsx';
import { RequestsWindow } from './requests-window.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { SeasonWindow } from './season-window.tsx';
import { useStandings } from './standing-answers.ts';
import { TacticWindow } from './tactic-window.tsx';
import { useGame, useMe, useSmall } from './use-game.ts';
import { wording } from './wording.ts';
import './board.css';
import './city.css';
import './clans.css';
import './court.css';
import './hand.css';
import './modes.css';
import './score-sheet.css';
import './windows.css';
import './assault.css';
import './season.css';
import './cards.css';
import './offers.css';
import './tactics.css';
import './requests.css';
import './dialogs.css';

function Screen() {
  return (
    <InspectProvider>
      <ConcernProvider>
        <Table />
      </ConcernProvider>
    </InspectProvider>
  );
}

const TABS = ['city', 'hand', 'court', 'clans', 'log'] as const;

/** The tab in which an option lies. */
function tabOf(key: string): (typeof TABS)[number] | null {
  if (LOCATION.has(key) || TO.has(key) || FROM.has(key)) return 'city';
  if (COMMAND.has(key) || DISCARD.has(key)) return 'hand';
  return SPACE.has(key) || ADVISOR.has(key) ? 'court' : null;
}

/** The field never moves: below it lie city and hand, or in their place, and no higher, a window. */
function Table() {
  const words = useWords();
  const g = useGame();
  const me = useMe();
  const small = useSmall();
  const { session, keys } = useTable();
  const { view } = session.look;
  const window = windowOf(g, view);
  const isOnBoard = useOnBoard(g, window !== null);
  const wanted = keys.map(tabOf).find((tab) => tab !== null) ?? null;
  useInView(small, keys);
  const { title, help, cause } = promptText(words, g, view, me, small);
  return (
    <>
      <Defs />
      <img className="backdrop" src={backdrop} alt="" />
      <aside className="left gw-left" aria-label={words.say('wall.clans')}>
        <Clans />
      </aside>
      <ClanStrip />
      <main className="center gw-center">
        <Board g={g} />
      </main>
      {!small && window === null && <City g={g} />}
      <Rail
        label={words.say('wall.court')}
        wanted={wanted}
        tabs={TABS.map((tab) => ({ id: tab, label: words.say(`wall.tab.${tab}`), icon: <TabIcon tab={tab} /> }))}
        parts={[
          { key: 'city', tab: 'city', smallOnly: true, content: small && <City g={g} /> },
          { key: 'hand', tab: 'hand', smallOnly: true, content: small && <Hand g={g} /> },
          { key: 'clans', tab: 'clans', smallOnly: true, content: small && <Clans /> },
          ...court(g, small).map(({ key, content }) => ({ key, tab: 'court', content })),
          { key: 'told', tab: 'log', content: session.moment !== null && <RecentPanel Emblem={Emblem} /> },
          { key: 'standing', tab: 'log', content: <Standings /> },
          { key: 'askMe', tab: 'log', content: <AskMe /> },
          { key: 'log', tab: 'log', content: <ChroniclePanel Emblem={Emblem} /> },
        ]}
      />
      {window !== null && (
        <section className="gw-windowbox" aria-label={words.say('wall.window.label')}>
          {window}
        </section>
      )}
      <div className="promptbox gw-bottom">
        <Prompt
          seal={orderSeal}
          isOnBoard={isOnBoard}
          title={title}
          help={help}
          cause={cause}
          mark={(key) => <Mark option={key} />}
          label={(key) => priced(words, g, view.decision, key)}
          also={<HabitButton />}
        />
        {!small && window === null && <Hand g={g} />}
      </div>
      <Reading g={g} />
    </>
  );
}

/** A button that saves a Soldier says for what. */
function priced(words: Speaker, g: Seen, decision: string | null, key: string): string | undefined {
  const chi = priceOfSaving(g, key);
  return chi === null ? undefined : words.say('wall.saveFor', { what: optionWords(words, decision ?? '', key), chi });
}

/** On small screens what can be chosen behind a tab is brought into view. */
function useInView(small: boolean, keys: readonly string[]): void {
  const asked = keys.join();
  useEffect(() => {
    if (!small || asked === '') return;
    document.querySelector('.right .part.on [data-can="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [small, asked]);
}

/** What the court shows in each mode. */
function court(g: Seen, small: boolean): { key: string; content: ReactNode }[] {
  const track = { key: 'track', content: <CommandTrack g={g} /> };
  const advisors = { key: 'advisors', content: <AdvisorTrack g={g} /> };
  const years = { key: 'years', content: <Years g={g} /> };
  const stores = { key: 'stores', content: <Stores g={g} /> };
  const requests = { key: 'requests', content: <RequestsPanel g={g} /> };
  const events = { key: 'events', content: <Events g={g} /> };
  const his = { key: 'qin', content: <QinTrack g={g} /> };
  const next = {
    key: 'next',
    content: (
      <div className="panel">
        <QinNext g={g} />
      </div>
    ),
  };
  // What can be chosen comes first where there is little room.
  if (small) return [track, advisors, ...specials(), years, stores];
  if (g.mode === 'solo') return [his, track, advisors, years, stores];
  if (g.mode === 'cooperative') return [requests, track, advisors, events, years, stores];
  return [track, advisors, years, stores];

  function specials() {
    return g.mode === 'solo' ? [his, next] : g.mode === 'cooperative' ? [requests, events] : [];
  }
}

/** The window below the field that belongs to what is asked; null without one. */
function windowOf(g: Seen, { decision, options, stack }: Look): ReactNode {
  if (decision === chooseGeneral.start) return <SetupWindow g={g} kind="general" />;
  if (decision === chooseAdvisor.start) return <SetupWindow g={g} kind="advisor" />;
  const attack = frameIn(stack, assault);
  const attacked = attack === null ? null : <AssaultWindow g={g} section={attack.section} />;
  // While others decide, or something is told.
  if (options === null)
    return g.season === 'spring' || g.season === 'summer' ? <SeasonWindow g={g} season={g.season} /> : attacked;
  switch (decision) {
    case timing.steps.ask: {
      const frame = frameIn(stack, timing);
      return frame !== null ? <TacticWindow key={stack.length} g={g} window={frame} /> : null;
    }
    case recruitment.steps.choose: {
      const frame = frameIn(stack, recruitment);
      return frame !== null ? <RecruitWindow g={g} recruiting={frame} /> : null;
    }
    case embassy.steps.hire:
      return g.advisorTrack.length > 0 ? <HireWindow g={g} /> : null;
    case embassy.steps.place: {
      const frame = frameIn(stack, embassy);
      return frame !== null ? <PlaceWindow g={g} advisor={frame.advisor} /> : null;
    }
    case adjust.start: {
      const frame = frameIn(stack, adjust);
      return frame !== null ? <PaymentWindow g={g} payment={frame} /> : null;
    }
    case fulfilment.steps.propose:
    case proposal.steps.agree:
      return <RequestsWindow g={g} />;
    default:
      return attacked;
  }
}

type Look = ReturnType<typeof useTable>['session']['look']['view'];

const ON_FIELD = [AIM, REST, FIRING, WALL, BARRICADE, SECTION, SPACE, LOCATION, TO, COMMAND, SLOT];
const ALWAYS_SHOWN = [ADVISOR, DISCARD];
const IN_WINDOW = [GENERAL, ADVISOR, USE, BASIC, ENHANCED, RECRUIT, SWAP, REQUEST];
const AT_POSTS = [ATTACKER, STATIONED, SACRIFICE_POST];

/** Whether an option is pressed on the board or in a window; the others become buttons of the prompt. */
function useOnBoard(g: Seen, hasWindow: boolean): (key: string) => boolean {
  const me = useMe();
  const { view } = useTable().session.look;
  const moves = view.decision === moving.steps.origin || view.decision === moving.steps.destination;
  const clan = me === null ? undefined : g.clans[me];
  return (key) => {
    const isOneOf = (all: readonly { has(key: string): boolean }[]) => all.some((keys) => keys.has(key));
    if (hasWindow && isOneOf(IN_WINDOW)) return true;
    if (FROM.has(key)) return FROM.index(key) !== POOL && moves;
    const post = AT_POSTS.find((keys) => keys.has(key));
    if (post === undefined) return isOneOf(ALWAYS_SHOWN) || isOneOf(ON_FIELD);
    const { section, kind } = at(POSTS, post.index(key));
    return kind !== IN_FIRING && (clan?.rest[section * SOLDIERS.length + kind] ?? 0) > 0;
  };
}

/** A reminder of standing answers, and a way to take them back. */
function Standings() {
  const words = useWords();
  const { list, clear } = useStandings();
  const habits = list.filter(({ on }) => isHabit(on));
  const windows = list.filter(({ on }) => !isHabit(on) && on !== EVERYTHING);
  if (habits.length + windows.length === 0) return null;
  return (
    <p className="panel gw-standing">
      {windows.length > 0 && (
        <span>{words.say('wall.standing.have', { windows: windows.map(({ on }) => words.say(`window.${on}`)) })}</span>
      )}
      {habits.length > 0 && (
        <span>{words.say('wall.habit.have', { habits: habits.map(({ on }) => words.say(`wall.habit.${on}`)) })}</span>
      )}
      <button type="button" className="btn line sm" onClick={() => void clear()}>
        {words.say('wall.standing.clear')}
      </button>
    </p>
  );
}

/** Where silence tells nothing, everybody is asked; whoever has nothing to choose may want to see that, too. */
function AskMe() {
  const words = useWords();
  const { askAlways, year } = useGame();
  const { session } = useTable();
  const { list, add, drop } = useStandings();
  if (!askAlways || session.viewer === 'spectator' || session.news.over) return null;
  const asked = list.some(({ on }) => on === EVERYTHING);
  const label = words.say('wall.askMe');
  return (
    <div className="panel settings gw-ask-me">
      <div className="row">
        <span>{label}</span>
        <Switch
          label={label}
          on={asked}
          onChange={(on) => void (on ? add({ on: EVERYTHING, unless: [], year }) : drop(EVERYTHING))}
        />
      </div>
    </div>
  );
}

export const face: GameFace = {
  Screen,
  ScoreSheet,
  agenda,
  standing,
  describe,
  Emblem,
  isReconstructed,
  wording,
  GuidePicture,
  shortcuts: clerkMoves,
  defeat: { src: lost, focus: 0.5 },
};
