/** Which sign and which colour stand for a card or a place. */

import type { WallIcon } from '../../../art/wall-icons.ts';
import {
  ABILITY_SIGNS,
  ADVISOR_SIGNS,
  ARTEFACT_SIGNS,
  COMMAND_SIGNS,
  EVENT_SIGNS,
  HORDE_SIGNS,
  LOCATION_SIGNS,
  REQUEST_SIGNS,
  TACTIC_SIGNS,
} from '../../../art/wall-icons.ts';

const pick = (map: Readonly<Record<string, WallIcon>>, id: string, otherwise: WallIcon): WallIcon =>
  map[id] ?? otherwise;

export const locationSign = (id: string): WallIcon => pick(LOCATION_SIGNS, id, 'medieval-gate');
/** Qin's cards carry the titles of the players' cards. */
export const commandSign = (id: string): WallIcon => pick(COMMAND_SIGNS, id.replace(/^qin-/, ''), 'scroll-quill');
export const tacticSign = (title: string): WallIcon => pick(TACTIC_SIGNS, title, 'chess-knight');
export const hordeSign = (type: string): WallIcon => pick(HORDE_SIGNS, type, 'cavalry');
export const abilitySign = (type: string): WallIcon => pick(ABILITY_SIGNS, type, 'crossed-swords');
export const advisorSign = (id: string): WallIcon => pick(ADVISOR_SIGNS, id, 'public-speaker');
export const artefactSign = (id: string): WallIcon => pick(ARTEFACT_SIGNS, id, 'wax-seal');
export const requestSign = (id: string): WallIcon => pick(REQUEST_SIGNS, id, 'envelope');
export const eventSign = (id: string): WallIcon => pick(EVENT_SIGNS, id, 'lightning-storm');

export const SEASON_SIGNS = {
  spring: 'sprout',
  summer: 'sun',
  autumn: 'falling-leaf',
  winter: 'snowflake-1',
} as const satisfies Record<string, WallIcon>;

export const RESOURCE_COLOURS = ['#c98f55', '#c4c9d1', '#f0c64e', '#7fd6d2'] as const;
export const RESOURCE_INKS = ['#7a4716', '#4c525c', '#7d5a00', '#0d6360'] as const;
export const RESOURCE_VARS = ['--wood', '--stone', '--goldres', '--chi'] as const;

export const LOCATION_TINTS: Readonly<Record<string, string>> = {
  lumberMill: '#5f7a3c',
  quarry: '#6a6f78',
  goldMine: '#8a6a1e',
  temple: '#2f6f6c',
  barracks: '#8a3a26',
  teahouse: '#4a6a3a',
  builders: '#7a5a3a',
  logistics: '#5a5a3a',
  embassy: '#7d2c3a',
  school: '#5a3a6a',
};
