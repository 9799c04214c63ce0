/** What is worth saying of a choice before it is made, out of all that is sure to come of it; and when it is said before it is carried out. */

import type { Change, Preview, Refusal, Telling, Told } from '@jade/engine';

export interface Consequences {
  /** Numbers that change, what is paid first. */
  readonly changes: readonly Change[];
  /** What happens. */
  readonly told: readonly Told[];
  /** What can be done then and could not before. */
  readonly opens: readonly string[];
  /** What comes next where another question does. */
  readonly asks: Preview['next'];
  /** What cannot be done any more, by the reason. */
  readonly closes: readonly Closed[];
  /** What decides then, where chance does. */
  readonly chance: string | null;
  /** The turn ends by it, and chance decides in the next one. */
  readonly ends: boolean;
  readonly vain: readonly Told[];
}

interface Closed {
  readonly refusal: Refusal;
  readonly keys: readonly string[];
}

/** More is not read. */
const MOST_TOLD = 3;
const MOST_CLOSED = 2;

/** What a choice is about: the other roads are no news when one takes a road. */
function kindOf(key: string): string {
  const at = key.indexOf(':');
  return at < 0 ? '' : key.slice(0, at);
}

function isAlike(one: string, other: string): boolean {
  return one === other || (kindOf(one) !== '' && kindOf(one) === kindOf(other));
}

/** `decision` is asked now, `keys` are open now. */
export function consequencesOf(
  preview: Preview,
  decision: string,
  keys: readonly string[],
  telling: Telling,
): Consequences {
  const { key, sure, next, lost, border, chance, vain } = preview;
  const isSame = next?.decision === decision;
  const isSaid = ({ key: what }: Told) => what !== 'forced' && !telling.silent.has(what) && !telling.turns.has(what);
  const happens = sure.filter(isSaid);
  const main = happens.filter((told) => !telling.leads.has(told.key) && !saysOnly(told, key, telling));
  const leads = happens.filter((told) => !saysOnly(told, key, telling));
  const ends = border === 'chance' && sure.some(({ key: what }) => telling.turns.has(what));
  return {
    changes: [...preview.changes].sort((one, other) => Number(isGain(one)) - Number(isGain(other))),
    told: (main.length > 0 ? main : leads).slice(0, MOST_TOLD),
    opens: isSame ? (next?.options ?? []).filter((one) => !keys.includes(one) && !isAlike(one, key)) : [],
    asks: isSame ? null : next,
    closes: byReason(lost.filter((one) => !isAlike(one.key, key))).slice(0, MOST_CLOSED),
    chance: border === 'chance' && !ends ? (chance ?? '') : null,
    ends,
    vain,
  };
}

/** That the choice was made: nobody needs to be told. */
function saysOnly(told: Told, key: string, telling: Telling): boolean {
  const chosen = key.slice(key.indexOf(':') + 1);
  return key.includes(':') && telling.kindOf(told) === 'plain' && Object.values(told.params).includes(chosen);
}

function byReason(lost: Preview['lost']): Closed[] {
  const reasons = new Map<string, Closed>();
  for (const { key, refusal } of lost) {
    const known = reasons.get(refusal.why);
    reasons.set(refusal.why, { refusal, keys: [...(known?.keys ?? []), key] });
  }
  return [...reasons.values()];
}

export function isGain({ from, to, isGood }: Change): boolean {
  return to > from === isGood;
}

/** Something of one's own is paid or lost. */
function spends({ changes }: Preview): boolean {
  return changes.some(({ params, isGood, from, to }) => isGood && to < from && params.seat === undefined);
}

export interface Pressed {
  readonly byTouch: boolean;
  /** A button says what it does; a thing on the board does not. */
  readonly onButton: boolean;
  /** Whether its words name the price as well. */
  readonly priced: boolean;
  /** Whether its player wants to be asked before what cannot be taken back. */
  readonly asks: boolean;
  /** Whether a turn that is over waits for a last word: until then everything can be taken back. */
  readonly lastWord: boolean;
}

/** Whether a first press looks at what comes of it, and only a second carries it out. */
export function looksFirst(preview: Preview, said: Consequences, pressed: Pressed): boolean {
  if (preview.vain.length > 0) return true;
  const isPaid = spends(preview);
  if (pressed.asks && isPaid && isFinal(preview, pressed.lastWord)) return true;
  if (!pressed.byTouch) return false;
  // What costs nothing and can be taken back is done at once.
  if (!isPaid && preview.border === 'own') return false;
  if (pressed.onButton) return isPaid && !pressed.priced;
  return said.changes.length + said.opens.length + said.closes.length > 0;
}

function isFinal({ border }: Preview, lastWord: boolean): boolean {
  return border !== 'own' && !(border === 'others' && lastWord);
}
