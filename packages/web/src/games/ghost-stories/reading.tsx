/** Things held up to be read: a ghost with every stone in plain words, a tile, a board with its power, a family. */

import type { Space } from '@jade/ghost-stories/screen';
import {
  ARTEFACT_IDS,
  ARTEFACT_KEYS,
  BOARD_KEYS,
  COLOURS,
  FAMILY_KEYS,
  ghostOf,
  inspect,
  isPlayed,
  SPACE_KEYS,
  TILE_IDS,
  tileKey,
} from '@jade/ghost-stories/screen';
import { sayPhrase } from '@jade/words';
import { ARTEFACT_ICONS } from '../../../art/ghost-icons.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { ThingButtons, WhyNow } from '../../shell/inspect-actions.tsx';
import { useWords } from '../../words/words.tsx';
import { ColourEmblem, Sign } from './art.tsx';
import { GhostText } from './ghost-text.tsx';
import type { Inspected } from './inspect.tsx';
import { useInspected } from './inspect.tsx';
import { Person } from './person.tsx';
import { Sentence } from './sentence.tsx';
import { FamilyText, TileText } from './tile-text.tsx';
import { useGame, useOdds, useView } from './use-game.ts';

/** How an exorcism from here would go, before anybody rolls. */
function Chance({ space }: { space: Space }) {
  const chance = useOdds().find(({ about }) => about === SPACE_KEYS.of[space]);
  if (chance === undefined) return null;
  return (
    <p className="gs-good">
      <Sentence line={chance} />
    </p>
  );
}

export function Reading() {
  const { shown, show } = useInspected();
  const words = useWords();
  const view = useView();
  const g = useGame();
  if (shown === null) return null;
  const thing = thingOf();
  const text = inspect(view, thing);
  if (text === null) return null;
  return (
    <Dialog title={sayPhrase(words, text.name)} onClose={() => show(null)} className="gs-shown">
      {content(shown)}
    </Dialog>
  );

  /** A ghost that is gone is read by its name. */
  function thingOf(): string {
    if (shown === null) return '';
    switch (shown.kind) {
      case 'ghost':
        return g.ghosts[shown.space] === shown.card
          ? (SPACE_KEYS.of[shown.space] ?? '')
          : `ghost:${ghostOf(shown.card).id}`;
      case 'tile':
        return tileKey(g, shown.place);
      case 'board':
        return BOARD_KEYS.of[g.boards[shown.side]?.colour ?? 0] ?? '';
      case 'artefact':
        return ARTEFACT_KEYS.of[shown.artefact] ?? '';
      case 'family':
        return FAMILY_KEYS.of[shown.family] ?? '';
    }
  }

  function content(what: Inspected) {
    if (text === null) return null;
    switch (what.kind) {
      case 'ghost': {
        const things = [SPACE_KEYS.of[what.space] ?? ''];
        const here = g.ghosts[what.space] === what.card ? what.space : null;
        return (
          <>
            <GhostText g={g} card={what.card} space={here} text={text} />
            <Chance space={what.space} />
            <ThingButtons things={things} onPick={() => show(null)} />
            <WhyNow className="gs-why" things={things} />
          </>
        );
      }
      case 'tile': {
        const id = TILE_IDS[g.village[what.place] ?? 0] ?? '';
        return (
          <>
            <TileText g={g} place={what.place} id={id} text={text} />
            <ThingButtons things={[`tile:${id}`, `villager:${id}`, `bring:${id}`]} onPick={() => show(null)} />
            <WhyNow className="gs-why" things={[`tile:${id}`]} />
          </>
        );
      }
      case 'board': {
        const board = g.boards[what.side];
        const [power, ...others] = text.lines;
        if (board === undefined || power === undefined) return null;
        return (
          <>
            <p className="gs-lead">
              {isPlayed(g, what.side) ? (
                <Person who={(COLOURS[board.colour] ?? 'red') as 'red'} height={104} />
              ) : (
                <ColourEmblem colour={board.colour} size={40} />
              )}
              <span>
                <Sentence line={power} />
              </span>
            </p>
            {others.map((line) => (
              <p key={line.key} className={line.part === 'silent' ? 'gs-why' : undefined}>
                <Sentence line={line} />
              </p>
            ))}
            <ThingButtons things={[thing]} onPick={() => show(null)} />
            {!isPlayed(g, what.side) && <WhyNow className="gs-why" things={[thing]} />}
          </>
        );
      }
      case 'artefact': {
        const id = ARTEFACT_IDS[what.artefact] ?? '';
        return (
          <>
            <div className="gs-tilepic moon">
              <Sign name={ARTEFACT_ICONS[id as 'fireworks']} size={96} />
            </div>
            {text.lines.map((line) => (
              <p key={line.key} className="gs-lead">
                {sayPhrase(words, line)}
              </p>
            ))}
            <ThingButtons things={[thing]} onPick={() => show(null)} />
            <WhyNow className="gs-why" things={[thing]} />
          </>
        );
      }
      case 'family':
        return <FamilyText family={what.family} text={text} />;
    }
  }
}
