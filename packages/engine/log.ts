/**
 * What happened, told as data while the rules run: a message key, parameters and the rule that made it
 * happen. Nobody listens during search, so telling costs next to nothing there.
 */

import type { Json, Seat } from './plain.ts';

export type Params = Readonly<Record<string, Json>>;

export interface Event {
  readonly rule: string;
  readonly key: string;
  readonly params: Params;
  /** What only one seat may read of it: these parameters are added for that seat. */
  readonly secret: { readonly seat: Seat; readonly params: Params } | null;
}

/** What a step of the rules told, and the game as it stood when the step was done. */
export interface Scene<G> {
  readonly events: readonly Event[];
  readonly game: G;
}

export interface Witness<G = unknown> {
  readonly events: Event[];
  pointOfNoReturn: boolean;
  /** The same events, step by step; none unless somebody makes the copies. */
  readonly scenes: Scene<G>[];
}

let listening: Witness | null = null;

/** Told of each step of the rules that is done, while somebody wants to see the game on its way. */
let watching: ((game: unknown) => void) | null = null;

/**
 * Runs `action` and reports what was told and whether something can no longer be taken back. With `copy` it keeps the game as it stood
 * after each step that told something, with `whole` after every step. Whoever listened before hears nothing of it.
 */
export function witness<G>(action: () => void, copy: ((game: G) => G) | null = null, whole = false): Witness<G> {
  const outer = [listening, watching] as const;
  const heard: Witness<G> = { events: [], pointOfNoReturn: false, scenes: [] };
  listening = heard;
  watching = copy === null ? null : watcher(heard, copy, whole);
  try {
    action();
  } finally {
    [listening, watching] = outer;
  }
  return heard;
}

function watcher<G>({ events, scenes }: Witness<G>, copy: (game: G) => G, whole: boolean): (game: unknown) => void {
  let told = 0;
  return (game) => {
    if (events.length === told && !whole) return;
    scenes.push({ events: events.slice(told), game: copy(game as G) });
    told = events.length;
  };
}

/** A step of the rules is done, and the game stands as it left it. */
export function stepDone(game: unknown): void {
  if (watching !== null) watching(game);
}

/** Whether anybody listens: where telling needs some work first, it can be spared. */
export function isHeard(): boolean {
  return listening !== null;
}

export function tell(rule: string, key: string, params: Params = {}): void {
  if (listening !== null) listening.events.push({ rule, key, params, secret: null });
}

/** Tells all that something happened, and one seat what it was. */
export function tellSeat(rule: string, key: string, params: Params, seat: Seat, secret: Params): void {
  if (listening !== null) listening.events.push({ rule, key, params, secret: { seat, params: secret } });
}

/** Called where something can no longer be taken back, while somebody wants to stop or look there. */
let crossing: ((chance: string) => void) | null = null;

/** Runs `action`, and `cross` wherever chance decides in it or something hidden is shown, just before it does, with the name of what decides. */
export function atBorders(cross: (chance: string) => void, action: () => void): void {
  const outer = crossing;
  crossing = cross;
  try {
    action();
  } finally {
    crossing = outer;
  }
}

export function pointOfNoReturn(chance = 'others'): void {
  if (listening !== null) listening.pointOfNoReturn = true;
  if (crossing !== null) crossing(chance);
}

/** The message that speaks for an option: the keys to look under, the more particular first, and its parameters. */
export interface OptionMessage {
  readonly keys: readonly string[];
  readonly params: Params;
}

/** The messages that may say why a decision is asked, the most special one first: the steps of a procedure may share one. */
export function causeKeys(decision: string): readonly string[] {
  const [procedure = ''] = decision.split('.');
  return procedure === decision ? [`cause.${decision}`] : [`cause.${decision}`, `cause.${procedure}`];
}

/** `road:R12` is the message `option.road` with the parameter `road`; an offer's key begins with `offer`. */
export function optionMessage(decision: string, key: string): OptionMessage {
  const offered = key.startsWith('+');
  const [kind = '', ...rest] = (offered ? key.slice(1) : key).split(':');
  return {
    keys: offered ? [`offer.${kind}`] : [`option.${decision}.${kind}`, `option.${kind}`],
    params: rest.length === 0 ? {} : { [kind]: rest.join(':') },
  };
}
