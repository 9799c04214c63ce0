/** Villagers, their families, and the artefacts (rulebook chapters 15, 19, 20 and 22). */

import { at } from '@jade/engine';
import data from './ghost-stories.data.json';

/** A villager: an index into VILLAGERS. */
export type Villager = number & { readonly brand: 'Villager' };
/** A family: an index into FAMILIES. */
export type Family = number & { readonly brand: 'Family' };
/** An artefact: an index into ARTEFACT_IDS. */
export type Artefact = number & { readonly brand: 'Artefact' };

/** What a death does (WM-FAMILY-1): each word is an effect of the chapter it belongs to (rules/families.ts). */
const CURSES = [
  'remove-tao-green',
  'remove-tao-red',
  'remove-tao-yellow',
  'remove-tao-blue',
  'remove-tao-black',
  'incarnation-enters',
  'kill-villager-of-choice',
  'haunt-villager-tile',
  'summon-ghost',
  'remove-bottom-card',
  'lose-qi-of-choice',
  'lay-down-active-taoist',
  'roll-curse-haunts-villager-tile',
] as const;
export type Curse = (typeof CURSES)[number];

interface FamilyTie {
  readonly id: string;
  readonly size: number;
  readonly curse: Curse;
  /** `artefact:<id>`, or one of the words that rules/families.ts interprets. */
  readonly reward: string;
}

/** WM-VILLAGER-1 */
export const FAMILIES: readonly FamilyTie[] = data.families.map(({ id, size, curse, reward }) => {
  const known = CURSES.find((one) => one === curse);
  if (known === undefined) throw new Error(`family ${id} has the unknown curse '${curse}'`);
  return { id, size, curse: known, reward };
});

export function familyNamed(id: string): Family {
  const index = FAMILIES.findIndex((family) => family.id === id);
  if (index < 0) throw new Error(`there is no family '${id}'`);
  return index as Family;
}

export const MA_CHO = familyNamed('ma-cho');

/** The family of each villager, the four Ma-Cho last. */
export const VILLAGERS: readonly Family[] = FAMILIES.flatMap(({ size }, family) => {
  return Array.from({ length: size }, () => family as Family);
});
export const ALL_VILLAGERS: readonly Villager[] = VILLAGERS.map((_, index) => index as Villager);

export function familyOf(villager: Villager): Family {
  return at(VILLAGERS, villager);
}

export function membersOf(family: Family): Villager[] {
  return ALL_VILLAGERS.filter((villager) => familyOf(villager) === family);
}

export const ARTEFACT_IDS: readonly string[] = data.artefacts.map(({ id }) => id);

export function artefactOf(id: string): Artefact {
  const index = ARTEFACT_IDS.indexOf(id);
  if (index < 0) throw new Error(`there is no artefact '${id}'`);
  return index as Artefact;
}

/** WM-ARTEFACT-19: these are used once and leave the game. */
export const ONE_SHOTS: readonly Artefact[] = data.artefacts
  .filter(({ kind }) => kind === 'one-shot')
  .map(({ id }) => artefactOf(id));

export const POTION = artefactOf('potion-of-life');
export const MOON_DUST = artefactOf('moon-dust');
export const SCROLL = artefactOf('scroll-of-unity');
export const FIREWORKS = artefactOf('fireworks');
export const CLAW = artefactOf('claw-of-vengeance');
export const ARMOUR = artefactOf('armour-of-the-just');
export const SHIELD = artefactOf('shield-of-time');
export const SWORD = artefactOf('divine-sword');
export const BOOTS = artefactOf('boots-of-ma-cho');
export const HELMET = artefactOf('helmet-of-ma-cho');
