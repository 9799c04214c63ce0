/** A tile and a family in plain words. */

import type { Family, GhostInspection, Place, Table } from '@jade/ghost-stories/screen';
import { FAMILIES, familyOf, isHaunted, topAt } from '@jade/ghost-stories/screen';
import { sayPhrase } from '@jade/words';
import { TILE_ICONS } from '../../../art/ghost-icons.ts';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { useInspected } from './inspect.tsx';
import { Person } from './person.tsx';
import { Sentence } from './sentence.tsx';

interface TileProps {
  readonly g: Table;
  readonly place: Place;
  readonly id: string;
  readonly text: GhostInspection;
}

export function TileText({ g, place, id, text }: TileProps) {
  const words = useWords();
  const haunted = isHaunted(g, place);
  const [icon, tint] = TILE_ICONS[id as 'cemetery'];
  const [help, ...others] = text.lines;
  return (
    <>
      <div className={`gs-tilepic ${haunted ? 'h' : ''}`} style={{ color: haunted ? '#b98cf0' : tint }}>
        <Sign name={icon} size={110} />
      </div>
      {help !== undefined && (
        <>
          <p className="gs-lead">{sayPhrase(words, help)}</p>
          <p>
            <RuleChip rule={help.rule ?? ''} />
          </p>
        </>
      )}
      {others.map((line) => (
        <p key={line.part} className={line.part === 'haunted' ? 'gs-why' : undefined}>
          <Sentence line={line} />
          {line.part === 'villagers' && <TopFamily g={g} place={place} />}
        </p>
      ))}
    </>
  );
}

/** The family of the villager on top, to be read. */
function TopFamily({ g, place }: { g: Table; place: Place }) {
  const words = useWords();
  const { show } = useInspected();
  const top = topAt(g, place);
  if (top === null) return null;
  const family = familyOf(top);
  return (
    <button type="button" className="btn line sm" onClick={() => show({ kind: 'family', family })}>
      {words.say('ghosts.familyOf', { family: FAMILIES[family]?.id ?? '' })}
    </button>
  );
}

const CLASSES: Readonly<Record<string, string>> = { state: 'gs-lead', death: 'gs-why', reward: 'gs-good' };

export function FamilyText({ family, text }: { family: Family; text: GhostInspection }) {
  return (
    <>
      <div className="gs-tilepic people">
        <Person who={FAMILIES[family]?.id as 'li'} height={132} />
      </div>
      {text.lines.map((line) => (
        <p key={line.part} className={CLASSES[line.part]}>
          <Sentence line={line} />
        </p>
      ))}
    </>
  );
}
