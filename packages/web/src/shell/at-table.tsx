/**
 * What everything on a table can ask for: the session, the options that glow, and what happens when something is
 * pressed. A thing on the board is named like its option (`road:R12`); it glows when an option concerns it.
 */

import type { GameDefinition, Inspection, Refusal, SeatView, Telling } from '@jade/engine';
import { PLAINLY } from '@jade/engine';

import { optionWords } from '@jade/words';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { useIsLost } from '../online/at-room.ts';
import { isLastWordWanted, useSettings } from '../settings.ts';
import type { ToldMoment } from '../table/moments.ts';
import type { Session } from '../table/session.ts';
import { useWords } from '../words/words.tsx';
import { consequencesOf, looksFirst } from './consequences.ts';
import { isTouching } from './pointer.ts';
import type { Previews } from './previews.ts';
import { inTime, usePreviews } from './previews.ts';
import type { Shortcut, ShortcutsAt } from './shortcut.ts';
import { useShortcutTaker } from './shortcuts.ts';

/** The paper slip that answers “why not?”. */
export interface WhyNot {
  readonly thing: string;
  readonly refusal: Refusal;
  readonly near: { readonly x: number; readonly y: number };
}

/** What lies open over the table. Apart from the rest, so that opening it does not draw the whole table anew. */
interface Opened {
  /** Several options concern one thing: which is it? */
  readonly menu: {
    readonly thing: string;
    readonly keys: readonly string[];
    readonly shortcuts?: readonly Shortcut[];
  } | null;
  /** The rule at which the rulebook lies open. */
  readonly rule: string | null;
  /** A choice that is looked at before it is made, and what was pressed for it. */
  readonly held: Held | null;
  /** The thing that says what it is. */
  readonly inspected: string | null;
}

export interface Held {
  readonly key: string;
  readonly from: Element;
}

const Overlay = createContext<Opened>({ menu: null, rule: null, held: null, inspected: null });

export function useOpened(): Opened {
  return useContext(Overlay);
}

interface AtTable {
  readonly session: Session;
  /** How the game wants to be told. */
  readonly telling: Telling;
  /** Option keys by the thing they concern. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
  /** What one press on a thing does of which the rules ask in several questions. */
  readonly shortcuts: ReadonlyMap<string, readonly Shortcut[]>;
  /** All options and offers in the order of the rules. */
  readonly keys: readonly string[];
  /** The option the keyboard stands on. */
  readonly cursor: string | null;
  setCursor(key: string | null): void;
  /** The ways the coach speaks of, in its order: the board shows their numbers. */
  readonly hinted: readonly string[];
  setHinted(keys: readonly string[]): void;
  setMenu(menu: Opened['menu']): void;
  readonly whyNot: WhyNot | null;
  setWhyNot(whyNot: WhyNot | null): void;
  /** Whether the sheet of the end is open, once there is one. */
  readonly sheet: boolean;
  /** Whether what happened since the own turn lies open as pictures. */
  readonly strip: boolean;
  setStrip(open: boolean): void;
  setSheet(open: boolean): void;
  /** Opens the rulebook at a rule. */
  openRule(rule: string | null): void;
  /** Makes a choice. */
  pick(key: string): void;
  /** Makes it, or holds it up first where something must be seen before. `from` is what was pressed. */
  press(key: string, from: Element | null): void;
  setHeld(held: Held | null): void;
  readonly previews: Previews;
  /** What a thing says of itself; null where it is none. */
  textOf(thing: string): Inspection | null;
  /** Lets a thing say what it is. */
  inspect(thing: string | null): void;
  take(shortcut: Shortcut): void;
  /** While the parts of a shortcut are carried out nothing else is pressed. */
  readonly taking: boolean;
  /** Asks why a thing cannot be chosen; while something is told, it goes on with that instead. */
  ask(thing: string, near: WhyNot['near']): void;
}

const Context = createContext<AtTable | null>(null);
/** Opens the rulebook; apart from the rest, because it never changes and hundreds of chips need nothing else. */
const Rulebook = createContext<(rule: string | null) => void>(() => undefined);

export function useRulebook(): (rule: string | null) => void {
  return useContext(Rulebook);
}

export function useTable(): AtTable {
  const table = useContext(Context);
  if (table === null) throw new Error('there is no table here');
  return table;
}

/** For things that are shown at a table and elsewhere, too. */
export function useTableIfAny(): AtTable | null {
  return useContext(Context);
}

/** A choice is answered at once, before the table has: what glowed stops glowing. Without waiting for React. */
function taken(isTaken: boolean): void {
  document.querySelector('.table-app')?.toggleAttribute('data-taken', isTaken);
}

const NOTHING: readonly string[] = [];
const NO_CHOICES: ReadonlyMap<string, readonly string[]> = new Map();
const NO_SHORTCUTS: ReadonlyMap<string, readonly Shortcut[]> = new Map();
const NONE: readonly Shortcut[] = [];

const NO_PREVIEWS: Previews = { known: () => null, ask: async () => null };

interface Provided {
  readonly session: Session;
  readonly telling: Telling;
  readonly inspectThing?: GameDefinition['inspect'] | undefined;
  /** Whether a turn may wait for a last word. */
  readonly lastWord: boolean;
  readonly shortcutsAt?: ShortcutsAt | undefined;
  readonly children: ReactNode;
}

export function AtTableProvider({ session, telling, inspectThing, lastWord, shortcutsAt, children }: Provided) {
  const words = useWords();
  const settings = useSettings();
  const asks = isLastWordWanted(settings);
  const previews = usePreviews(session);
  const [held, setHeld] = useState<Held | null>(null);
  const [inspected, inspect] = useState<string | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [hinted, setHinted] = useState<readonly string[]>(NOTHING);
  const [menu, setMenu] = useState<Opened['menu']>(null);
  const [whyNot, setWhyNot] = useState<WhyNot | null>(null);
  const [rule, openRule] = useState<string | null>(null);
  const [sheet, setSheet] = useState(true);
  const [strip, setStrip] = useState(false);
  const { look, live, lookingBack, sitting, viewer, choose, next, news } = session;
  const lost = useIsLost();
  // Where a bot sits in for whoever looks, it chooses; while somebody asks to take something back, nobody does.
  const isOut = news.askedBack !== null || (viewer !== 'spectator' && news.chairs[viewer]?.sitter.kind === 'bot');

  const keys = useMemo(
    () => (live && !lost && !isOut && !news.waitsForGoAhead ? [...(look.view.options ?? []), ...look.view.offers] : []),
    [look, live, lost, isOut, news],
  );
  const choices = useMemo(() => {
    if (keys.length === 0) return NO_CHOICES;
    const byThing = new Map<string, string[]>();
    for (const key of keys) {
      for (const thing of look.concerns[key] ?? [key]) byThing.set(thing, [...(byThing.get(thing) ?? []), key]);
    }
    return byThing;
  }, [keys, look]);

  const shortcuts = useMemo(
    () => (keys.length === 0 || shortcutsAt === undefined ? NO_SHORTCUTS : shortcutsAt(look.view, words)),
    [shortcutsAt, keys, look, words],
  );

  const pick = useCallback(
    (key: string) => {
      setCursor(null);
      setMenu(null);
      setWhyNot(null);
      setHeld(null);
      setStrip(false);
      taken(true);
      void choose(key).finally(() => taken(false));
    },
    [choose],
  );
  const { take, taking } = useShortcutTaker(session, pick);
  const press = useCallback(
    (key: string, from: Element | null) => {
      const byTouch = isTouching();
      const mayWait = telling.vain.size > 0 || asks || byTouch;
      if (held?.key === key || from === null || !mayWait) return pick(key);
      const pressed = {
        byTouch,
        onButton: from.matches('button'),
        priced: from.matches('[data-priced]'),
        asks,
        lastWord: lastWord && asks,
      };
      void inTime(previews, key).then((preview) => {
        const said = preview && consequencesOf(preview, look.view.decision ?? '', keys, telling);
        if (preview === null || said === null || !looksFirst(preview, said, pressed)) return pick(key);
        setWhyNot(null);
        setMenu(null);
        setHeld({ key, from });
      });
    },
    [pick, held, previews, look, keys, telling, asks, lastWord],
  );
  const textOf = useCallback((thing: string) => inspectThing?.(look.view, thing) ?? null, [inspectThing, look]);
  const ask = useCallback(
    (thing: string, near: WhyNot['near']) => {
      if (!live && !lookingBack) return next();
      if (viewer === 'spectator') return;
      setHeld(null);
      void sitting.why(thing).then((refusal) => {
        if (refusal !== null) setWhyNot({ thing, refusal, near });
        else if (textOf(thing) !== null) inspect(thing);
      });
    },
    [sitting, viewer, live, lookingBack, next, textOf],
  );

  const value = useMemo(
    () => ({
      session,
      telling,
      choices,
      shortcuts,
      keys,
      cursor,
      setCursor,
      hinted,
      setHinted,
      setMenu,
      whyNot,
      setWhyNot,
      sheet,
      setSheet,
      strip,
      setStrip,
      openRule,
      pick,
      press,
      setHeld,
      previews,
      textOf,
      inspect,
      take,
      taking,
      ask,
    }),
    [
      session,
      telling,
      choices,
      shortcuts,
      keys,
      cursor,
      hinted,
      whyNot,
      sheet,
      strip,
      pick,
      press,
      previews,
      textOf,
      take,
      taking,
      ask,
    ],
  );
  const opened = useMemo(() => ({ menu, rule, held, inspected }), [menu, rule, held, inspected]);
  return (
    <Rulebook value={openRule}>
      <Overlay value={opened}>
        <Context value={value}>{children}</Context>
      </Overlay>
    </Rulebook>
  );
}

/** The table as it stood at a moment, for a small picture of it: nothing can be chosen there. */
export function AtMoment({ moment, children }: { moment: ToldMoment; children: ReactNode }) {
  const table = useTable();
  const value = useMemo(() => {
    const { seq, view } = moment;
    const session = { ...table.session, look: { seq, view, concerns: {} }, moment, live: false };
    return {
      ...table,
      session,
      choices: NO_CHOICES,
      shortcuts: NO_SHORTCUTS,
      keys: NOTHING,
      cursor: null,
      hinted: NOTHING,
      whyNot: null,
    };
  }, [table, moment]);
  return <Context value={value}>{children}</Context>;
}

/** A table at which nobody sits, for a picture of a position: nothing on it can be chosen, and it answers nothing. */
export function StillTable({ view, children }: { view: SeatView; children: ReactNode }) {
  const value = useMemo((): AtTable => {
    const nothing = () => undefined;
    const look = { seq: 0, view, concerns: {} };
    const session = { look, moment: null, live: false, viewer: 'spectator', info: { sitters: [] as const } } as const;
    return {
      // Whoever draws a board asks for no more of it.
      session: session as unknown as Session,
      telling: PLAINLY,
      choices: NO_CHOICES,
      shortcuts: NO_SHORTCUTS,
      keys: NOTHING,
      cursor: null,
      setCursor: nothing,
      hinted: NOTHING,
      setHinted: nothing,
      setMenu: nothing,
      whyNot: null,
      setWhyNot: nothing,
      sheet: false,
      setSheet: nothing,
      strip: false,
      setStrip: nothing,
      openRule: nothing,
      pick: nothing,
      press: nothing,
      setHeld: nothing,
      previews: NO_PREVIEWS,
      textOf: () => null,
      inspect: nothing,
      take: nothing,
      taking: false,
      ask: nothing,
    };
  }, [view]);
  return <Context value={value}>{children}</Context>;
}

export interface Thing {
  /** Whether it can be chosen now. */
  readonly can: boolean;
  /** Whether the keyboard stands on it. */
  readonly at: boolean;
  /** Whether a slip explains why it cannot be chosen. */
  readonly asked: boolean;
  /** What makes an element of the board choosable by mouse, touch and keyboard. */
  readonly props: {
    readonly 'data-thing': string;
    readonly 'data-can': boolean;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown?: (event: KeyboardEvent) => void;
    readonly role?: 'button';
    readonly tabIndex?: number;
    readonly 'aria-label'?: string;
  };
}

/** A thing on the board and what can be done with it; `also` are smaller things on it that are pressed with it. */
export function useThing(thing: string, also: readonly string[] = NOTHING): Thing {
  const { choices, shortcuts, cursor, whyNot, press, take, ask, setMenu, session } = useTable();
  const words = useWords();
  const keys = also.length === 0 ? (choices.get(thing) ?? NOTHING) : keysOf(choices, [thing, ...also]);
  const short = shortcuts.get(thing) ?? NONE;
  const [only] = keys;
  const [shortcut] = short;
  const can = only !== undefined || shortcut !== undefined;
  const decision = session.look.view.decision ?? '';
  const choose = (from: Element) => {
    if (keys.length + short.length > 1) setMenu({ thing, keys, shortcuts: short });
    else if (only !== undefined) press(only, from);
    else if (shortcut !== undefined) take(shortcut);
  };
  return {
    can,
    at: cursor !== null && keys.includes(cursor),
    asked: whyNot?.thing === thing,
    props: {
      'data-thing': thing,
      'data-can': can,
      onClick(event) {
        event.stopPropagation();
        if (can) choose(event.currentTarget);
        else ask(thing, { x: event.clientX, y: event.clientY });
      },
      ...(can && {
        role: 'button' as const,
        tabIndex: 0,
        'aria-label': words.list([
          ...keys.map((key) => optionWords(words, decision, key)),
          ...short.map(({ label }) => label),
        ]),
        onKeyDown(event: KeyboardEvent) {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          choose(event.currentTarget);
        },
      }),
    },
  };
}

function keysOf(choices: AtTable['choices'], things: readonly string[]): readonly string[] {
  return [...new Set(things.flatMap((thing) => choices.get(thing) ?? NOTHING))];
}
