/** The small picture on a button of the prompt: the soldier, resource or card that the option is about. */

import { at } from '@jade/engine';
import type { Soldier } from '@jade/great-wall/screen';
import {
  ALL_SOLDIERS,
  ATTACKER,
  BUY_OFF,
  CLERK,
  COPY,
  DONATE,
  FROM,
  MARCH,
  POSTS,
  RECLAIM,
  RESOURCE,
  SACRIFICE_POOL,
  SACRIFICE_POST,
  SHAME,
  SHAME_HORDE,
  SOLDIER,
  STATIONED,
  savedKind,
  TEA_TOP,
  TEA_UP,
  UPGRADE,
} from '@jade/great-wall/screen';
import type { WallIcon } from '../../../art/wall-icons.ts';
import { RESOURCE_ICONS, SOLDIER_ICONS } from '../../../art/wall-icons.ts';
import { Sign } from './art.tsx';
import { commandSign } from './signs.ts';

/** The kind of Soldier of a choice: in the pool, at a post, on the march, or about to die. */
function soldierOf(option: string): Soldier | null {
  const pooled = [SHAME, SOLDIER, SACRIFICE_POOL].find((keys) => keys.has(option));
  if (pooled !== undefined) return pooled.index(option);
  const posted = [ATTACKER, STATIONED, SACRIFICE_POST].find((keys) => keys.has(option));
  const kind =
    posted !== undefined
      ? at(POSTS, posted.index(option)).kind
      : MARCH.has(option)
        ? MARCH.index(option)
        : savedKind(option);
  return ALL_SOLDIERS.find((soldier) => soldier === kind) ?? null;
}

function iconOf(option: string): WallIcon | null {
  const soldier = soldierOf(option);
  if (soldier !== null) return SOLDIER_ICONS[soldier];
  if (RESOURCE.has(option)) return RESOURCE_ICONS[RESOURCE.index(option)];
  if (COPY.has(option)) return commandSign(COPY.name(option));
  if (RECLAIM.has(option)) return commandSign(RECLAIM.name(option));
  if (SHAME_HORDE.has(option)) return 'knight-banner';
  if (FROM.has(option)) return 'scroll-quill';
  return WORDS[option] ?? null;
}

const WORDS: Readonly<Record<string, WallIcon>> = {
  [CLERK]: 'scroll-quill',
  [TEA_UP]: 'coffee-cup',
  [TEA_TOP]: 'coffee-cup',
  [UPGRADE]: 'whip',
  [DONATE]: 'warehouse',
  [BUY_OFF]: 'laurels',
};

export function Mark({ option }: { option: string }) {
  const icon = iconOf(option);
  return icon === null ? null : <Sign name={icon} size={20} />;
}
