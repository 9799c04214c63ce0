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

export interface Witness {
  readonly events: Event[];
  pointOfNoReturn: boolean;
}

let listening: Witness | null = null;

/** Runs `action` and reports what was told and whether something can no longer be taken back. */
export function witness(action: () => void): Witness {
  const outer = listening;
  const heard: Witness = { events: [], pointOfNoReturn: false };
  listening = heard;
  try {
    action();
  } finally {
    listening = outer;
  }
  return heard;
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

export function pointOfNoReturn(): void {
  if (listening !== null) listening.pointOfNoReturn = true;
}

/** The message that speaks for an option: the keys to look under, the more particular first, and its parameters. */
export interface OptionMessage {
  readonly keys: readonly string[];
  readonly params: Params;
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
