/** How Ghost Stories shows itself. */

import moonSeal from 'seal:月';
import ghostSeal from 'seal:鬼';
import backdrop from 'painting:backdrop-ghosts';
import dawn from 'painting:end-dawn';
import dusk from 'painting:end-dusk';
import {
  ARTEFACT_IDS,
  ARTEFACT_KEYS,
  BOARD_KEYS,
  barrier as barrierPhase,
  CRYSTAL,
  isReconstructed,
  kindOfCoin,
  NONE,
  SET_CRYSTAL,
  TAO_KEYS,
  TAOIST_KEYS,
} from '@jade/ghost-stories/screen';
import type { ReactNode } from 'react';
import type { GhostIcon } from '../../../art/ghost-icons.ts';
import { ARTEFACT_ICONS } from '../../../art/ghost-icons.ts';
import { Icon } from '../../art/icon.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { ChroniclePanel } from '../../shell/chronicle.tsx';
import { Prompt } from '../../shell/prompt.tsx';
import { Rail } from '../../shell/rail.tsx';
import { RecentPanel } from '../../shell/recent-panel.tsx';
import { useWords } from '../../words/words.tsx';
import type { GameFace } from '../games.ts';
import { agenda, standing } from './agenda.ts';
import { ArrivalPanel } from './arrival.tsx';
import { ColourEmblem, Emblem, Piece, Sign, Tao } from './art.tsx';
import { BarrierOrder, BarrierPool, BarrierRules, BarrierSuLing } from './barrier.tsx';
import { Board } from './board.tsx';
import { BoardChoice } from './board-choice.tsx';
import { BossStage } from './boss-stage.tsx';
import { describe } from './describe.ts';
import { RollPanel } from './exorcism.tsx';
import { GuidePicture } from './guide-picture.tsx';
import { usePromptText } from './prompt-text.ts';
import { Reading } from './reading.tsx';
import { RollStage } from './roll-stage.tsx';
import { Scene } from './scene.tsx';
import './board.css';
import './tao.css';
import './dice.css';
import './taoists.css';
import './roll.css';
import './village.css';
import './barrier.css';
import './reading.css';
import './choice.css';
import './night.css';
import './score-sheet.css';
import './guide.css';
import { InspectProvider } from './inspect.tsx';
import { DangerPanel, DeckPanel, FamiliesPanel, HauntedPanel } from './rail.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { TaoistPanels, TaoistStrip } from './taoists.tsx';
import { barrierIn, useGame } from './use-game.ts';
import { namedBy, wording } from './wording.ts';

const TABS = ['turn', 'taoists', 'village', 'log'] as const;
const TAB_ICONS = { turn: 'rolling-dices', taoists: 'meditation', village: 'graveyard' } as const;

function Screen() {
  return (
    <InspectProvider>
      <Table />
    </InspectProvider>
  );
}

function Table() {
  const words = useWords();
  const { session } = useTable();
  const g = useGame();
  const { view } = session.look;
  const told = session.moment !== null;
  const barrier = barrierIn(view.stack) !== null;
  const waits = view.decision === barrierPhase.steps.board;
  const choosing = g.toChoose > 0;
  const asking = usePromptText();
  return (
    <>
      <img className="backdrop" src={backdrop} alt="" />
      <aside className="left gs-left" aria-label={words.say('ghosts.taoists')} tabIndex={0}>
        {barrier ? (
          <>
            <BarrierOrder />
            <BarrierPool />
            <BarrierRules />
            <BarrierSuLing />
          </>
        ) : (
          <TaoistPanels />
        )}
      </aside>
      <TaoistStrip />
      <main className="center gs-center">
        <Board />
        <RollStage />
        <BossStage />
      </main>
      <Rail
        label={words.say('ghosts.table')}
        tabs={TABS.map((tab) => ({
          id: tab,
          label: words.say(`ghosts.tab.${tab}`),
          icon: tab === 'log' ? <Icon name="scroll-unfurled" size={16} /> : <Sign name={TAB_ICONS[tab]} size={16} />,
        }))}
        parts={[
          { key: 'choice', tab: 'turn', content: choosing && <BoardChoice /> },
          { key: 'told', tab: 'turn', content: told && <RecentPanel Emblem={Emblem} /> },
          { key: 'around', tab: 'turn', smallOnly: true, content: waits && !told && <BarrierPool /> },
          { key: 'arrival', tab: 'turn', content: !choosing && <ArrivalPanel /> },
          { key: 'roll', tab: 'turn', content: !told && !choosing && g.drawn === NONE && <RollPanel /> },
          { key: 'taoists', tab: 'taoists', smallOnly: true, content: <TaoistPanels /> },
          { key: 'haunted', tab: 'village', smallOnly: true, content: !choosing && <HauntedPanel /> },
          { key: 'deck', tab: 'village', content: !told && !choosing && <DeckPanel /> },
          { key: 'danger', tab: 'turn', content: !told && !choosing && <DangerPanel nights={!barrier} /> },
          { key: 'families', tab: 'village', content: g.moon !== null && !told && <FamiliesPanel /> },
          { key: 'rules', tab: 'village', smallOnly: true, content: barrier && <BarrierRules /> },
          { key: 'log', tab: 'log', content: <ChroniclePanel Emblem={Emblem} /> },
        ]}
      />
      <div className="promptbox">
        <Prompt seal={barrier ? moonSeal : ghostSeal} mark={mark} {...asking} />
      </div>
      <Reading />
    </>
  );
}

const VERBS: Readonly<Record<string, GhostIcon>> = {
  exorcise: 'daemon-skull',
  save: 'portal',
  mantra: 'scroll-unfurled',
  yinYang: 'yin-yang',
  qi: 'hearts',
  roll: 'rolling-dices',
  reroll: 'cycle',
};

/** A small picture for a button: the token, the artefact, the deed. */
function mark(key: string): ReactNode {
  const coin = TAO_KEYS.has(key) ? TAO_KEYS.index(key) : key === SET_CRYSTAL ? CRYSTAL : kindOfCoin(key);
  if (coin !== null)
    return coin === CRYSTAL ? <Piece piece="moon-crystal" size={22} /> : <Tao colour={coin} size={22} />;
  if (ARTEFACT_KEYS.has(key)) {
    const id = ARTEFACT_IDS[ARTEFACT_KEYS.index(key)] ?? '';
    return <Sign name={ARTEFACT_ICONS[id as 'fireworks']} size={18} />;
  }
  if (BOARD_KEYS.has(key)) return <ColourEmblem colour={BOARD_KEYS.index(key)} size={22} />;
  if (TAOIST_KEYS.has(key)) return <ColourEmblem colour={TAOIST_KEYS.index(key)} size={22} />;
  const verb = VERBS[key];
  return verb === undefined ? null : <Sign name={verb} size={18} />;
}

export const face: GameFace = {
  Screen,
  ScoreSheet,
  agenda,
  standing,
  describe,
  Emblem,
  isReconstructed,
  // A turn ends with ghosts that act and a card that is drawn.
  lastWord: false,
  Scene,
  GuidePicture,
  wording,
  namedBy,
  victory: { src: dawn, focus: 0.62 },
  defeat: { src: dusk, focus: 0.12 },
};
