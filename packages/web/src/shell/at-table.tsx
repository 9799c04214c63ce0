/**
 * What everything on a table can ask for: the session, the options that glow, and what happens when something is
 * pressed. A thing on the board is named like its option (`road:R12`); it glows when an option concerns it.
 */

import type { Refusal, SeatView, Telling } from '@jade/engine';
import { PLAINLY } from '@jade/engine';
import { optionWords } from '@jade/words';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ToldMoment } from '../table/moments.ts';
import type { Session } from '../table/session.ts';
import { useWords } from '../words/words.tsx';
import type { Shortcut, ShortcutsAt } from './shortcuts.ts';
import { useShortcutTaker } from './shortcuts.ts';

/** The paper slip that answers “why not?”. */
export interface WhyNot {
  readonly thing: string;
  /** null: the rules have nothing to say about it in the present question. */
  readonly refusal: Refusal | null;
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
}

const Overlay = createContext<Opened>({ menu: null, rule: null });

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
  pick(key: string): void;
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

interface Provided {
  readonly session: Session;
  readonly telling: Telling;
  readonly shortcutsAt?: ShortcutsAt | undefined;
  readonly children: ReactNode;
}

export function AtTableProvider({ session, telling, shortcutsAt, children }: Provided) {
  const words = useWords();
  const [cursor, setCursor] = useState<string | null>(null);
  const [hinted, setHinted] = useState<readonly string[]>(NOTHING);
  const [menu, setMenu] = useState<Opened['menu']>(null);
  const [whyNot, setWhyNot] = useState<WhyNot | null>(null);
  const [rule, openRule] = useState<string | null>(null);
  const [sheet, setSheet] = useState(true);
  const [strip, setStrip] = useState(false);
  const { look, live, lookingBack, sitting, viewer, choose, next, news } = session;

  const keys = useMemo(
    () => (live && !news.waitsForGoAhead ? [...(look.view.options ?? []), ...look.view.offers] : []),
    [look, live, news],
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
      setStrip(false);
      taken(true);
      void choose(key).finally(() => taken(false));
    },
    [choose],
  );
  const { take, taking } = useShortcutTaker(session, pick);
  const ask = useCallback(
    (thing: string, near: WhyNot['near']) => {
      if (!live && !lookingBack) return next();
      if (viewer === 'spectator') return;
      void sitting.why(thing).then((refusal) => setWhyNot({ thing, refusal, near }));
    },
    [sitting, viewer, live, lookingBack, next],
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
      take,
      taking,
      ask,
    }),
    [session, telling, choices, shortcuts, keys, cursor, hinted, whyNot, sheet, strip, pick, take, taking, ask],
  );
  const opened = useMemo(() => ({ menu, rule }), [menu, rule]);
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
  const { choices, shortcuts, cursor, whyNot, pick, take, ask, setMenu, session } = useTable();
  const words = useWords();
  const keys = also.length === 0 ? (choices.get(thing) ?? NOTHING) : keysOf(choices, [thing, ...also]);
  const short = shortcuts.get(thing) ?? NONE;
  const [only] = keys;
  const [shortcut] = short;
  const can = only !== undefined || shortcut !== undefined;
  const decision = session.look.view.decision ?? '';
  const choose = () => {
    if (keys.length + short.length > 1) setMenu({ thing, keys, shortcuts: short });
    else if (only !== undefined) pick(only);
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
        if (can) choose();
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
          choose();
        },
      }),
    },
  };
}

function keysOf(choices: AtTable['choices'], things: readonly string[]): readonly string[] {
  return [...new Set(things.flatMap((thing) => choices.get(thing) ?? NOTHING))];
}
