/** Things held up to be read: a ghost with every stone in plain words, a tile, a board with its power, a family. */

import type { Power, Space } from '@jade/ghost-stories/screen';
import {
  ARTEFACT_IDS,
  COLOURS,
  FAMILIES,
  ghostOf,
  isMantraGone,
  isPlayed,
  isPowerActive,
  outlook,
  SPACE_IDS,
  TILE_IDS,
} from '@jade/ghost-stories/screen';
import { useMemo } from 'react';
import { ARTEFACT_ICONS } from '../../../art/ghost-icons.ts';
import { useTable } from '../../shell/at-table.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { ThingButtons, WhyNow } from '../../shell/inspect-actions.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { ColourEmblem, Sign } from './art.tsx';
import { GhostText } from './ghost-text.tsx';
import { useInspected } from './inspect.tsx';
import { Person } from './person.tsx';
import { FamilyText, TileText } from './tile-text.tsx';
import { useGame } from './use-game.ts';

const POWER_RULES: Readonly<Record<Power, string>> = {
  'bottomless-pockets': 'GS-POWER-2',
  'enfeeblement-mantra': 'GS-POWER-3',
  'dance-of-the-spires': 'GS-POWER-4',
  'dance-of-the-twin-winds': 'GS-POWER-5',
  'the-gods-favorite': 'GS-POWER-6',
  'strength-of-a-mountain': 'GS-POWER-7',
  'heavenly-gust': 'GS-POWER-8',
  'second-wind': 'GS-POWER-9',
};

/** How an exorcism from here would go, before anybody rolls. */
function Chance({ space }: { space: Space }) {
  const words = useWords();
  const g = useGame();
  const { keys } = useTable();
  const isOption = keys.includes('exorcise');
  const foreseen = useMemo(() => (isOption ? outlook(g, g.active) : null), [isOption, g]);
  const chance = foreseen?.chances[foreseen.targets.indexOf(space)];
  if (foreseen === null || chance === undefined) return null;
  return (
    <p className="gs-good">
      {words.say('ghosts.chance', { dice: foreseen.dice, percent: Math.round(chance * 100) })}{' '}
      <RuleChip rule="GS-EXORCISM-9" />
    </p>
  );
}

export function Reading() {
  const { shown, show } = useInspected();
  const words = useWords();
  const g = useGame();
  if (shown === null) return null;
  const close = () => show(null);
  switch (shown.kind) {
    case 'ghost':
      return (
        <Dialog title={words.say(`ghost.${ghostOf(shown.card).id}`)} onClose={close} className="gs-shown">
          <GhostText g={g} card={shown.card} space={shown.space} />
          <Chance space={shown.space} />
          <ThingButtons things={[`space:${SPACE_IDS[shown.space]}`]} onPick={() => show(null)} />
          <WhyNow className="gs-why" things={[`space:${SPACE_IDS[shown.space]}`]} />
        </Dialog>
      );
    case 'tile': {
      const id = TILE_IDS[g.village[shown.place] ?? 0] ?? '';
      return (
        <Dialog title={words.say(`tile.${id}`)} onClose={close} className="gs-shown">
          <TileText g={g} place={shown.place} id={id} />
          <ThingButtons things={[`tile:${id}`, `villager:${id}`, `bring:${id}`]} onPick={() => show(null)} />
          <WhyNow className="gs-why" things={[`tile:${id}`]} />
        </Dialog>
      );
    }
    case 'board': {
      const board = g.boards[shown.side];
      if (board === undefined) return null;
      return (
        <Dialog title={words.say(`power.${board.power}`)} onClose={close} className="gs-shown">
          <p className="gs-lead">
            {isPlayed(g, shown.side) ? (
              <Person who={(COLOURS[board.colour] ?? 'red') as 'red'} height={104} />
            ) : (
              <ColourEmblem colour={board.colour} size={40} />
            )}
            <span>
              {words.say(`power.${board.power}.line`)} <RuleChip rule={POWER_RULES[board.power]} />
            </span>
          </p>
          {!isPlayed(g, shown.side) && (
            <p>
              {words.say('ghosts.neutral.rule')} <RuleChip rule="GS-NEUTRAL-4" />
            </p>
          )}
          {isMantraGone(g, shown.side) && (
            <p className="gs-why">
              {words.say('refusal.mantraGone')} <RuleChip rule="GS-POWER-12" />
            </p>
          )}
          {!isPowerActive(g, shown.side) && (
            <p className="gs-why">
              {words.say(board.qi === 0 ? 'ghosts.powerLost' : 'ghosts.powerSilent')} <RuleChip rule="GS-NEUTRAL-7" />
            </p>
          )}
          <WhyNow className="gs-why" things={[`board:${COLOURS[board.colour]}`]} />
        </Dialog>
      );
    }
    case 'artefact': {
      const id = ARTEFACT_IDS[shown.artefact] ?? '';
      return (
        <Dialog title={words.say(`artefact.${id}`)} onClose={close} className="gs-shown">
          <div className="gs-tilepic moon">
            <Sign name={ARTEFACT_ICONS[id as 'fireworks']} size={96} />
          </div>
          <p className="gs-lead">{words.say(`artefact.${id}.line`)}</p>
          <WhyNow className="gs-why" things={[`artefact:${id}`]} />
        </Dialog>
      );
    }
    case 'family': {
      const family = FAMILIES[shown.family];
      if (family === undefined) return null;
      return (
        <Dialog title={words.say('ghosts.familyOf', { family: family.id })} onClose={close} className="gs-shown">
          <FamilyText family={shown.family} g={g} />
        </Dialog>
      );
    }
  }
}
