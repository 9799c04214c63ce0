/** A tile and a family in plain words. */

import type { Family, GhostStories, Place } from '@jade/ghost-stories/screen';
import { COLOURS, FAMILIES, familyOf, fateOf, HIDDEN, isHaunted, NONE } from '@jade/ghost-stories/screen';
import { TILE_ICONS } from '../../../art/ghost-icons.ts';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { useInspected } from './inspect.tsx';
import { Person } from './person.tsx';

const TILE_RULES: Readonly<Record<string, string>> = {
  'circle-of-prayer': 'GS-TILE-2',
  'buddhist-temple': 'GS-TILE-3',
  cemetery: 'GS-TILE-4',
  'taoist-altar': 'GS-TILE-5',
  'herbalists-shop': 'GS-TILE-6',
  'sorcerers-hut': 'GS-TILE-7',
  'night-watchmans-beat': 'GS-TILE-8',
  'pavilion-of-the-heavenly-wind': 'GS-TILE-9',
  'tea-house': 'GS-TILE-12',
  'kung-fu-school': 'WM-KUNGFU-1',
};

export function TileText({ g, place, id }: { g: GhostStories; place: Place; id: string }) {
  const words = useWords();
  const { show } = useInspected();
  const haunted = isHaunted(g, place);
  const stack = g.moon?.stacks[place] ?? [];
  const top = stack[stack.length - 1];
  const [icon, tint] = TILE_ICONS[id as 'cemetery'];
  return (
    <>
      <div className={`gs-tilepic ${haunted ? 'h' : ''}`} style={{ color: haunted ? '#b98cf0' : tint }}>
        <Sign name={icon} size={110} />
      </div>
      <p className="gs-lead">{words.say(`tile.${id}.line`)}</p>
      <p>
        <RuleChip rule={TILE_RULES[id] ?? 'GS-TILE-1'} />
      </p>
      {haunted && (
        <p className="gs-why">
          {words.say('ghosts.hauntedTile')} <RuleChip rule="GS-HAUNT-6" />
        </p>
      )}
      {g.moon?.portal === place && (
        <p>
          {words.say('ghosts.portal')} <RuleChip rule="WM-SAVE-1" />
        </p>
      )}
      {id === 'circle-of-prayer' && g.circle !== NONE && (
        <p>{words.say('ghosts.circle', { colour: COLOURS[g.circle] ?? '' })}</p>
      )}
      {stack.length > 0 && (
        <p>
          {words.say('ghosts.stack', { count: stack.length })}{' '}
          {top !== undefined && top !== HIDDEN && (
            <button
              type="button"
              className="btn line sm"
              onClick={() => show({ kind: 'family', family: familyOf(top) })}
            >
              {words.say('ghosts.familyOf', { family: FAMILIES[familyOf(top)]?.id ?? '' })}
            </button>
          )}
        </p>
      )}
    </>
  );
}

export function FamilyText({ family, g }: { family: Family; g: GhostStories }) {
  const words = useWords();
  const tie = FAMILIES[family];
  const { moon } = g;
  if (tie === undefined || moon === null) return null;
  const { saved, killed, members } = fateOf(moon, family);
  return (
    <>
      <div className="gs-tilepic people">
        <Person who={tie.id as 'li'} height={132} />
      </div>
      <p className="gs-lead">
        {words.say('ghosts.familyState', {
          saved,
          lost: killed,
          size: members,
        })}
      </p>
      <p className="gs-why">
        <b>{words.say('ghosts.familyDies')}</b> {words.say(`curse.${tie.curse}`)} <RuleChip rule="WM-FAMILY-1" />
      </p>
      <p className="gs-good">
        <b>{words.say('ghosts.familySaved')}</b> {words.say(`reward.${tie.reward.replace('artefact:', '')}`)}{' '}
        <RuleChip rule="WM-SAVE-3" />
      </p>
    </>
  );
}
