/** The small picture on a button of the prompt: the soldier, resource or card that the option is about. */

import { RESOURCES, SOLDIERS } from '@jade/great-wall/screen';
import type { WallIcon } from '../../../art/wall-icons.ts';
import { RESOURCE_ICONS, SOLDIER_ICONS } from '../../../art/wall-icons.ts';
import { Sign } from './art.tsx';
import { commandSign } from './signs.ts';

function iconOf(option: string): WallIcon | null {
  const [kind = '', name = ''] = option.split(':');
  const soldier = SOLDIERS.findIndex((one) => name === one || name.endsWith(`-${one}`));
  if (soldier >= 0 && ['shame', 'soldier', 'march', 'save', 'sacrifice', 'attacker'].includes(kind))
    return SOLDIER_ICONS[soldier as 0];
  if (kind === 'resource') return RESOURCE_ICONS[RESOURCES.indexOf(name as 'wood') as 0] ?? null;
  if (kind === 'copy' || kind === 'reclaim') return commandSign(name);
  if (kind === 'shameHorde') return 'knight-banner';
  if (kind === 'from' || kind === 'clerk') return 'scroll-quill';
  if (kind === 'tea') return 'coffee-cup';
  if (kind === 'upgrade') return 'whip';
  if (kind === 'donate') return 'warehouse';
  if (kind === 'buyOff') return 'laurels';
  return null;
}

export function Mark({ option }: { option: string }) {
  const icon = iconOf(option);
  return icon === null ? null : <Sign name={icon} size={20} />;
}
