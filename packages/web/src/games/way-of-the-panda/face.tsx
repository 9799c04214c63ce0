/** How Way of the Panda shows itself. */

import bambooSeal from 'seal:竹';
import backdrop from 'painting:backdrop-panda';
import {
  CARD,
  CHAMPION,
  DO,
  isChampionThing,
  isReconstructed,
  ROAD,
  SPACE,
  SPECIAL_SPACE,
  SPOT,
} from '@jade/way-of-the-panda/screen';
import { useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { ChroniclePanel } from '../../shell/chronicle.tsx';
import { Prompt } from '../../shell/prompt.tsx';
import { Rail } from '../../shell/rail.tsx';
import { RecentPanel } from '../../shell/recent-panel.tsx';
import { useWords } from '../../words/words.tsx';
import type { GameFace } from '../games.ts';
import { ActionBoard } from './action-board.tsx';
import { agenda, standing } from './agenda.ts';
import { Emblem, Sign } from './art.tsx';
import { Board } from './board.tsx';
import { ClanStrip, Clans } from './clans.tsx';
import './board.css';
import './clans.css';
import './action-board.css';
import './supply.css';
import './missions.css';
import './score-sheet.css';
import { describe } from './describe.ts';
import { GuidePicture } from './guide-picture.tsx';
import { ApTrack, Cities, Missions } from './rail.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { useGame } from './use-game.ts';

/** Options that lie on the board; the others are buttons of the prompt. */
function isOnBoard(key: string): boolean {
  return isChampionThing(key) || ON_BOARD.some((kind) => kind.has(key));
}

const ON_BOARD = [ROAD, SPOT, CHAMPION, DO, SPACE, SPECIAL_SPACE, CARD];

const TABS = ['actions', 'clans', 'cities', 'missions', 'log'] as const;
type Tab = (typeof TABS)[number];

function Screen() {
  const words = useWords();
  const { session, keys } = useTable();
  const g = useGame();
  const { view } = session.look;
  const onBoard = keys.filter(isOnBoard).length;
  const helpKey = `help.${view.decision}`;
  const help = words.has(helpKey) ? words.say(helpKey, { ...view.prompt, count: onBoard }) : undefined;
  return (
    <>
      <img className="backdrop" src={backdrop} alt="" />
      <aside className="left" aria-label={words.say('panda.clans')}>
        <Clans />
      </aside>
      <ClanStrip />
      <main className="center">
        <Board />
      </main>
      <Rail
        label={words.say('panda.board')}
        quiet={g.round === 0}
        wanted={wantedTab(keys)}
        tabs={TABS.filter((tab) => tab !== 'missions' || g.missions !== null).map((tab) => ({
          id: tab,
          label: words.say(`panda.tab.${tab}`),
          icon: <TabIcon tab={tab} />,
        }))}
        parts={[
          { key: 'board', tab: 'actions', content: <BoardPanel /> },
          { key: 'clans', tab: 'clans', smallOnly: true, content: <Clans /> },
          { key: 'points', tab: 'clans', content: <ApTrack /> },
          { key: 'cities', tab: 'cities', content: <Cities /> },
          { key: 'missions', tab: 'missions', content: g.missions !== null && <Missions /> },
          { key: 'told', tab: 'log', content: session.moment !== null && <RecentPanel Emblem={Emblem} /> },
          { key: 'log', tab: 'log', content: <ChroniclePanel Emblem={Emblem} /> },
        ]}
      />
      <div className="promptbox">
        <Prompt seal={bambooSeal} isOnBoard={isOnBoard} help={help} />
      </div>
    </>
  );
}

/** Where on a small screen something can be chosen beside the map. */
function wantedTab(keys: readonly string[]): Tab | null {
  if (keys.some(CARD.has)) return 'cities';
  return keys.some((key) => DO.has(key) || SPACE.has(key) || SPECIAL_SPACE.has(key)) ? 'actions' : null;
}

/** The action board; what the pointer is on is said in words above it. */
function BoardPanel() {
  const words = useWords();
  const { round } = useGame();
  const [pointed, setPointed] = useState<string | null>(null);
  return (
    <section
      className={`panel hair abp ${round === 0 ? 'idle' : ''}`}
      onPointerOver={({ target }) => {
        const thing = target instanceof Element ? target.closest('[data-thing]') : null;
        setPointed(thing?.getAttribute('aria-label') ?? null);
      }}
      onPointerLeave={() => setPointed(null)}
    >
      <div className="ph">
        <h2>{words.say('panda.board')}</h2>
        <span className="meta">{pointed ?? words.say(round === 0 ? 'panda.board.later' : 'panda.board.line')}</span>
      </div>
      <ActionBoard />
    </section>
  );
}

const TAB_ICONS = {
  actions: 'checkbox-tree',
  clans: 'flag-objective',
  cities: 'crenel-crown',
  missions: 'tower-flag',
} as const;

function TabIcon({ tab }: { tab: Tab }) {
  if (tab === 'log') return <Icon name="scroll-unfurled" size={16} />;
  return <Sign name={TAB_ICONS[tab]} size={16} />;
}

export const face: GameFace = { Screen, ScoreSheet, agenda, standing, describe, Emblem, isReconstructed, GuidePicture };
