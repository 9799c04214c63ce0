/** What a thing is, held up to be read: what it is, how it stands now, what follows; last the exact rules. Any thing, in any game. */

import { sayPhrase } from '@jade/words';
import { useEffect } from 'react';
import { useWords } from '../words/words.tsx';
import { useOpened, useTable } from './at-table.tsx';
import { Dialog } from './dialog.tsx';
import { ThingButtons, WhyNow } from './inspect-actions.tsx';
import { Reconstructed } from './reconstructed.tsx';
import { RuleChip } from './rule-chip.tsx';

/** How long a finger rests before it asks, in milliseconds, and how far it may slip. */
const LONG = 450;
const SLIP = 12;

/** What can be asked about. */
const ASKED = '[data-about], [data-thing]';

/** Asks as a right click does: a face that holds up the thing in its own way hears it first. */
export function askAbout(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }));
}

/** What the mouse rests on. */
export function pointedAt(): Element | null {
  return [...document.querySelectorAll(ASKED)].findLast((element) => element.matches(':hover')) ?? null;
}

export function Inspector({ isReconstructed }: { isReconstructed: (thing: string) => boolean }) {
  const words = useWords();
  const { inspect, textOf } = useTable();
  const { inspected } = useOpened();
  useAsking();
  const text = inspected === null ? null : textOf(inspected);
  if (inspected === null || text === null) return null;
  const rules = [...new Set(text.lines.flatMap(({ rule }) => rule ?? []))];
  const [first, ...others] = text.lines;
  return (
    <Dialog title={sayPhrase(words, text.name)} onClose={() => inspect(null)} className="inspector">
      {first !== undefined && <p className="what">{sayPhrase(words, first)}</p>}
      {others.length > 0 && (
        <>
          <h3>{words.say('inspect.now')}</h3>
          <ul>
            {others.map((line) => (
              <li key={line.key + JSON.stringify(line.params)}>{sayPhrase(words, line)}</li>
            ))}
          </ul>
        </>
      )}
      <ThingButtons things={[inspected]} onPick={() => inspect(null)} />
      <WhyNow className="why-now" things={[inspected]} />
      <Reconstructed when={isReconstructed(inspected)} />
      {rules.length > 0 && (
        <p className="rules">
          {rules.map((rule) => (
            <RuleChip key={rule} rule={rule} />
          ))}
        </p>
      )}
    </Dialog>
  );
}

/** A right click, a long press, or a press on what can never be chosen. */
function useAsking(): void {
  const { inspect, textOf } = useTable();
  useEffect(() => {
    const thingAt = (target: EventTarget | null): string | null => {
      const at = target instanceof Element ? target.closest<HTMLElement>(ASKED) : null;
      const thing = at?.dataset.about ?? at?.dataset.thing ?? null;
      return thing !== null && textOf(thing) !== null ? thing : null;
    };
    const onMenu = (event: MouseEvent) => {
      const thing = thingAt(event.target);
      if (thing === null) return;
      if (!event.defaultPrevented) inspect(thing);
      event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const at = event.target instanceof Element ? event.target.closest<HTMLElement>(ASKED) : null;
      if (at?.dataset.about !== undefined && thingAt(at) !== null) inspect(at.dataset.about);
    };
    const stopLong = onLongPress((element) => {
      if (thingAt(element) === null) return false;
      askAbout(element);
      return true;
    });
    addEventListener('contextmenu', onMenu);
    addEventListener('click', onClick);
    return () => {
      stopLong();
      removeEventListener('contextmenu', onMenu);
      removeEventListener('click', onClick);
    };
  }, [inspect, textOf]);
}

/** Calls `ask` when a finger rests on something; where that was an answer, lifting it chooses nothing. */
function onLongPress(ask: (element: Element) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let wasLong = false;
  const stop = () => clearTimeout(timer);
  const onDown = ({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    stop();
    wasLong = false;
    from = { x, y };
    if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
    timer = setTimeout(() => {
      wasLong = ask(target);
    }, LONG);
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP) stop();
  };
  const onClick = (event: MouseEvent) => {
    if (!wasLong) return;
    wasLong = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const passive = { capture: true, passive: true };
  addEventListener('pointerdown', onDown, passive);
  addEventListener('pointermove', onMove, passive);
  addEventListener('pointerup', stop, passive);
  addEventListener('pointercancel', stop, passive);
  addEventListener('click', onClick, true);
  return () => {
    stop();
    removeEventListener('pointerdown', onDown, passive);
    removeEventListener('pointermove', onMove, passive);
    removeEventListener('pointerup', stop, passive);
    removeEventListener('pointercancel', stop, passive);
    removeEventListener('click', onClick, true);
  };
}
