/**
 * Words beside a thing: what it is and what comes of choosing it, while somebody points at it; and, where something must be seen before
 * it is done, until they decide. The board never moves for it, and it never covers what it speaks of.
 */

import type { Preview } from '@jade/engine';
import { sayPhrase } from '@jade/words';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { media } from '../styles/breakpoints.ts';
import { useWords } from '../words/words.tsx';
import { useOpened, useTable } from './at-table.tsx';
import { doingWords } from './deeds.ts';
import { elementOfChoice, isShown } from './elements.ts';
import { Foretelling, isTelling, useConsequences } from './foretelling.tsx';
import { placeAcross, placeBeside } from './place-beside.ts';
import { isTouching } from './pointer.ts';

interface Pointed {
  readonly element: Element;
  readonly thing: string | null;
  readonly choice: string | null;
}

/** Whoever only passes over something is told nothing; what can be chosen speaks sooner. */
const SOON = 120;
const LATER = 450;
/** More is told where it is read; whoever is to decide has read it. */
const MOST_LINES = 4;

export function Beside() {
  const { held } = useOpened();
  const pointed = usePointed();
  const shown: Pointed | null =
    held === null ? pointed : { element: held.from, thing: thingOf(held.from), choice: held.key };
  return shown === null ? null : <Said {...shown} held={held !== null} />;
}

function Said({ element, thing, choice, held }: Pointed & { held: boolean }) {
  const words = useWords();
  const { session, textOf, pick, setHeld } = useTable();
  const said = useConsequences(usePreview(choice));
  const slip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  // Where a face holds the thing up itself, only what comes of choosing it is said.
  const text = thing === null || element.closest('[data-reads]') !== null ? null : textOf(thing);
  const decision = session.look.view.decision ?? '';
  // A button of the prompt stands for what it concerns.
  const subject = choice === null ? undefined : (thing ?? session.look.concerns[choice]?.[0] ?? choice);
  const concerned = subject === undefined ? null : textOf(subject);
  const called = choice === null ? '' : doingWords(words, decision, choice, concerned);
  // A thing may be the choice itself: then what it costs is told once.
  const titled = text ?? (concerned?.deed === undefined ? null : concerned);
  const name = titled === null ? called : sayPhrase(words, titled.name);
  const hasMore = said !== null && isTelling(said);

  useLayoutEffect(() => {
    if (slip.current === null) return;
    const next = placeFor(element, slip.current);
    setPlace((before) => (before?.left === next.left && before.top === next.top ? before : next));
  });

  if (!held && text === null && !hasMore) return null;
  return (
    <div
      ref={slip}
      className={`beside ${held ? 'held' : ''}`}
      {...(held ? { role: 'dialog', 'aria-label': called } : { role: 'status' })}
      style={place === null ? { visibility: 'hidden' } : place}
    >
      <h3>{name}</h3>
      {text?.lines.slice(0, held || name === called ? 1 : MOST_LINES).map((line) => (
        <p key={line.key + JSON.stringify(line.params)}>{sayPhrase(words, line)}</p>
      ))}
      {hasMore && (
        <>
          {name !== called && <h4>{called}</h4>}
          <Foretelling said={said} />
        </>
      )}
      {held && choice !== null && (
        <footer>
          <button type="button" className="btn line" data-closes onClick={() => setHeld(null)}>
            {words.say('preview.another')}
          </button>
          <button type="button" className="btn pri" data-key={choice} onClick={() => pick(choice)}>
            {said !== null && said.vain.length > 0 ? words.say('preview.anyway') : called}
          </button>
        </footer>
      )}
    </div>
  );
}

/** The preview of a choice, when it is there. */
export function usePreview(choice: string | null): Preview | null {
  const { previews } = useTable();
  const [given, setGiven] = useState<{ readonly of: string; readonly preview: Preview | null } | null>(null);
  useEffect(() => {
    if (choice === null) return;
    let late = false;
    void previews.ask(choice).then((preview) => {
      if (!late) setGiven({ of: choice, preview });
    });
    return () => {
      late = true;
    };
  }, [previews, choice]);
  if (choice === null) return null;
  return previews.known(choice) ?? (given?.of === choice ? given.preview : null);
}

function thingOf(element: Element): string | null {
  const at = element.closest<HTMLElement>('[data-about], [data-thing]');
  return at?.dataset.about ?? at?.dataset.thing ?? null;
}

/** What the mouse rests on, or the keyboard stands on. */
function usePointed(): Pointed | null {
  const { choices, keys, cursor, hinted, session, setHeld } = useTable();
  const { held } = useOpened();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const { look, moment } = session;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      clearTimeout(timer);
      setPointed(null);
    };
    const onOver = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(timer);
      const element =
        target instanceof Element ? target.closest<HTMLElement>('[data-key], [data-about], [data-thing]') : null;
      // After a tap some browsers tell of a mouse that is not there.
      const isFinger = pointerType === 'touch' || isTouching();
      if (isFinger || element === null || element.closest('.table-app') === null) return setPointed(null);
      const thing = thingOf(element);
      const own = element.dataset.key;
      const [only, ...more] = own !== undefined ? [own] : (choices.get(thing ?? '') ?? []);
      const choice = only !== undefined && more.length === 0 && keys.includes(only) ? only : null;
      setPointed((before) => (before?.element === element ? before : null));
      timer = setTimeout(() => setPointed({ element, thing, choice }), choice === null ? LATER : SOON);
    };
    addEventListener('pointerover', onOver);
    addEventListener('pointerdown', forget);
    addEventListener('wheel', forget, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', onOver);
      removeEventListener('pointerdown', forget);
      removeEventListener('wheel', forget);
    };
  }, [choices, keys]);

  // Another question: what was said is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each look and each moment
  useEffect(() => {
    setPointed(null);
    setHeld(null);
  }, [look, moment, setHeld]);

  useEffect(() => {
    if (cursor === null || isTouching()) return;
    const element = elementOfChoice(cursor, look.concerns[cursor] ?? [cursor]);
    setPointed(element === null ? null : { element, thing: thingOf(element), choice: cursor });
  }, [cursor, look]);

  useEffect(() => {
    if (held === null) return;
    const onPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.beside, [data-thing], [data-key]') === null) setHeld(null);
    };
    addEventListener('click', onPress);
    return () => removeEventListener('click', onPress);
  }, [held, setHeld]);

  const isCoached = hinted.length > 0 && pointed?.choice === cursor;
  return moment !== null || isCoached || (pointed !== null && !isShown(pointed.element)) ? null : pointed;
}

/** What is not covered while there is room elsewhere: what can be chosen, the prompt, the board, then what stands beside it. */
const KEPT = [
  ['.table-app [data-can="true"][data-thing]', 1],
  ['.promptbox', 1],
  ['.table-app > .center', 0.02],
  ['.table-app > :is(.left, .right) .panel:not(.lg)', 0.006],
] as const;

function placeFor(element: Element, slip: HTMLElement): { left: number; top: number } {
  // A button of the prompt stands for the whole of it: its question is to be read as well.
  const thing = (element.closest('.prompt') ?? element).getBoundingClientRect();
  const { left, width } = element.getBoundingClientRect();
  const size = { width: slip.offsetWidth, height: slip.offsetHeight };
  const kept = KEPT.flatMap(([selector, worth]) =>
    [...document.querySelectorAll(selector)]
      .filter((one) => one !== element && (worth < 1 || !one.contains(element)) && isShown(one))
      .map((one) => ({ box: one.getBoundingClientRect(), worth })),
  );
  const window = { width: innerWidth, height: innerHeight };
  if (media('narrow').matches) {
    const floor = document.querySelector('.promptbox')?.getBoundingClientRect().top ?? innerHeight;
    return placeAcross(thing, size, window, floor);
  }
  const rails = ['.left', '.right'].flatMap((rail) => {
    const box = document.querySelector(`.table-app > ${rail}`)?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? [] : [box.left + 12];
  });
  return placeBeside(thing, size, window, kept, rails, left + width / 2);
}
