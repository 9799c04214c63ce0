/** How Way of the Panda shows itself. */

import bambooSeal from 'seal:竹';
import backdrop from 'painting:backdrop-panda';
import type { SeatView } from '@jade/engine';
import type { Pieces } from '@jade/way-of-the-panda/screen';
import {
  asked,
  BUILDINGS,
  CHAMPIONS,
  CLASSES,
  guardsAround,
  isCapital,
  isCity,
  isReconstructed,
  NEUTRAL,
  NO_TILE,
  PLACE_IDS,
  PLACES,
  ROAD_IDS,
  ROADS,
  SPOT_IDS,
  uncovered,
} from '@jade/way-of-the-panda/screen';
import type { Speaker } from '@jade/words';
import { useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { ChroniclePanel } from '../../shell/chronicle.tsx';
import { Prompt } from '../../shell/prompt.tsx';
import { Rail } from '../../shell/rail.tsx';
import { useWords } from '../../words/words.tsx';
import type { Bead, Described, GameFace } from '../games.ts';
import { ActionBoard } from './action-board.tsx';
import { Emblem, Sign } from './art.tsx';
import { ClanStrip, Clans } from './clans.tsx';
import { PandaMap } from './map.tsx';
import './map.css';
import './clans.css';
import './action-board.css';
import './supply.css';
import './missions.css';
import './score.css';
import { ApTrack, Cities, Missions } from './rail.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { usePanda } from './use-panda.ts';

/** Options that lie on the board; the others are buttons of the prompt. */
const ON_BOARD = /^(road|place|border|champion|do|space|card):/;

const TABS = ['actions', 'clans', 'cities', 'missions', 'log'] as const;
type Tab = (typeof TABS)[number];

function Screen() {
  const words = useWords();
  const { session, keys } = useTable();
  const g = usePanda();
  const { view } = session.look;
  const onBoard = keys.filter((key) => ON_BOARD.test(key)).length;
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
        <PandaMap />
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
          { key: 'log', tab: 'log', content: <ChroniclePanel Emblem={Emblem} /> },
        ]}
      />
      <div className="promptbox">
        <Prompt seal={bambooSeal} isOnBoard={(key) => ON_BOARD.test(key)} help={help} />
      </div>
    </>
  );
}

/** Where on a small screen something can be chosen beside the map. */
function wantedTab(keys: readonly string[]): Tab | null {
  if (keys.some((key) => key.startsWith('card:'))) return 'cities';
  return keys.some((key) => /^(do|space):/.test(key)) ? 'actions' : null;
}

/** The action board; what the pointer is on is said in words above it. */
function BoardPanel() {
  const words = useWords();
  const { round } = usePanda();
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

/** Where in the turn we are, and who comes next. */
function agenda(view: SeatView, words: Speaker): readonly Bead[] {
  const names = view.stack.map(({ at }) => at);
  const step = (label: string, state: Bead['state']): Bead => ({ label: words.say(`panda.step.${label}`), state });
  if (names.some((name) => name.startsWith('setup'))) {
    const champions = names.includes('setupChampions');
    return [
      step('setupGuards', champions ? 'done' : 'now'),
      step('setupChampions', champions ? 'now' : 'next'),
      step('firstRound', 'next'),
    ];
  }
  if (!names.includes('turn.select') && !names.some((name) => name.startsWith('turn.'))) return [];
  const g = asked(view.table as Pieces, view.seats);
  const performing = names.some((name) => name.startsWith('perform.'));
  const frontier = names.some((name) => name.startsWith('frontierBonus.'));
  const building = names.some((name) => name.startsWith('construct.'));
  const turn = g.order.indexOf(g.active);
  const next = g.order
    .map((_, index) => g.order[(turn + 1 + index) % g.seats])
    .find((who) => who !== undefined && g.clans[who]?.passed === false);
  return [
    step('select', performing || names.includes('turn.end') ? 'done' : 'now'),
    step('perform', performing && !building ? 'now' : building ? 'done' : 'next'),
    ...(building ? [step('build', frontier ? 'done' : 'now')] : []),
    ...(frontier ? [step('frontier', 'now')] : []),
    { label: words.say('panda.step.next', { seat: next ?? g.active }), state: 'next' },
  ];
}

function standing(view: SeatView, words: Speaker): string {
  const { round, endings } = view.table as Pieces;
  if (round === 0) return words.say('panda.setup');
  return words.say(endings.length > 0 ? 'panda.lastRound' : 'panda.round', { round });
}

/** The board in words: clans, locations, roads, spaces. */
function describe(view: SeatView, words: Speaker): readonly Described[] {
  const g = asked(view.table as Pieces, view.seats);
  const clans = g.clans.map((clan, index) => {
    const at = clan.champions.map((spot, c) =>
      words.say('panda.words.champion', {
        champion: CHAMPIONS[c] ?? '',
        place: SPOT_IDS[spot] ?? 'sheet',
        strength: clan.strength[c] ?? 0,
        quests: clan.quests[c] ?? 0,
      }),
    );
    return `${words.say('panda.words.clan', { seat: index, vp: clan.vp, ap: clan.ap, guards: clan.reserve })} ${at.join(' ')}`;
  });
  const places = PLACES.map((place) => {
    const built = CLASSES.filter((c) => ((g.buildings[place] ?? 0) & (1 << c)) !== 0).map((c) =>
      words.say(`building.${BUILDINGS[c]}`),
    );
    const kind = isCapital(g, place) ? 'capital' : isCity(g, place) ? 'city' : 'village';
    return words.say('panda.words.place', {
      place: PLACE_IDS[place] ?? '',
      kind,
      built: built.length === 0 ? words.say('panda.words.nothing') : built,
      guards: guardsAround(g, place),
    });
  });
  const roads = ROADS.map((road) => {
    const tile = g.roadTile[road] ?? NO_TILE;
    const state =
      tile === NO_TILE
        ? words.say('panda.words.ninjas', { ninjas: uncovered(g, road) })
        : tile === NEUTRAL
          ? words.say('panda.words.neutralTile')
          : words.say('panda.words.tile', { seat: tile });
    return words.say('panda.words.road', { road: ROAD_IDS[road] ?? '', state });
  });
  return [
    { title: words.say('panda.clans'), lines: clans },
    { title: words.say('panda.words.places'), lines: places },
    { title: words.say('panda.words.roads'), lines: roads },
  ];
}

export const pandaFace: GameFace = { Screen, ScoreSheet, agenda, standing, describe, Emblem, isReconstructed };
