/** What a player has set on this machine. Kept in local storage where there is one. */

import { useSyncExternalStore } from 'react';

export interface Settings {
  readonly light: 'night' | 'day' | 'auto';
  readonly sound: 'off' | 'soft' | 'full';
  /** How large words are; the board keeps its size. */
  readonly text: 'normal' | 'large' | 'larger';
  readonly motion: 'auto' | 'full' | 'reduced';
  /** How what happens is told: with time to follow, quickly, or all at once. */
  readonly moments: 'calm' | 'quick' | 'once';
  /** Moments go on when somebody presses, and never by time. */
  readonly byPress: boolean;
  /** Whether the coach speaks by itself, when asked, or not at all. */
  readonly coach: 'never' | 'asked' | 'always';
  /** Whether the coach also says how often its ways win. */
  readonly coachNumbers: boolean;
  /** Whether a turn waits for a last word before the others play. */
  readonly confirmTurns: 'first' | 'always' | 'never';
  /** How many games came to their end here: the first ones get more help. */
  readonly ended: number;
  /** Whether the board shows what threatens it, and where a deed would help. */
  readonly threats: boolean;
  readonly name: string;
  /** Whom one means to play with: bots, friends at this screen, friends elsewhere. */
  readonly company: Company;
  /** A note of the browser when a table elsewhere waits for this player. */
  readonly notes: boolean;
  /** Empty: that of the browser. */
  readonly language: string;
}

export const COMPANIES = ['alone', 'here', 'friends'] as const;
export type Company = (typeof COMPANIES)[number];

const DEFAULTS: Settings = {
  light: 'night',
  sound: 'full',
  text: 'normal',
  motion: 'auto',
  moments: 'calm',
  byPress: false,
  coach: 'asked',
  coachNumbers: false,
  confirmTurns: 'first',
  ended: 0,
  threats: true,
  name: '',
  company: 'alone',
  notes: false,
  language: '',
};
const KEY = 'jade-settings';

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...DEFAULTS, ...(typeof kept === 'object' ? known(kept) : {}) };
  } catch {
    return DEFAULTS;
  }
}

/** What was set before the volume had steps. */
function known(kept: object | null): object | null {
  return kept !== null && 'sound' in kept && typeof kept.sound === 'boolean'
    ? { ...kept, sound: kept.sound ? 'full' : 'off' }
    : kept;
}

let settings = read();
const listeners = new Set<() => void>();

export function currentSettings(): Settings {
  return settings;
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Blocked storage: the setting holds for this visit.
  }
  apply();
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => settings,
  );
}

/** So many games are first ones. */
const FIRST = 2;

/** Whoever plays for the first times is spared what only those look up who know the game. */
export function isBeginner({ ended }: Settings): boolean {
  return ended < FIRST;
}

export function isLastWordWanted(settings: Settings): boolean {
  const { confirmTurns } = settings;
  return confirmTurns === 'always' || (confirmTurns === 'first' && isBeginner(settings));
}

const prefersLight = matchMedia('(prefers-color-scheme: light)');
const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)');

export function isMotionReduced(): boolean {
  return settings.motion === 'reduced' || (settings.motion === 'auto' && prefersCalm.matches);
}

/** Puts the settings on the page, where the styles read them. */
function apply(): void {
  const { dataset } = document.documentElement;
  dataset.theme = settings.light === 'day' || (settings.light === 'auto' && prefersLight.matches) ? 'light' : 'dark';
  dataset.motion = isMotionReduced() ? 'reduced' : 'full';
  dataset.text = settings.text;
}

prefersLight.addEventListener('change', apply);
prefersCalm.addEventListener('change', apply);
apply();
