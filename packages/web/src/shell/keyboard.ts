/**
 * The table by keyboard. There is one cursor: arrows walk through the options, Tab takes it along, Enter chooses. Escape closes
 * what is open and nothing else; u takes back.
 */

import { useLayoutEffect } from 'react';
import { useOpened, useTable } from './at-table.tsx';
import { elementOfChoice } from './elements.ts';
import { askAbout, pointedAt } from './inspector.tsx';

interface Doors {
  readonly askCoach: (() => void) | null;
  /** null while it does not speak. */
  readonly closeCoach: (() => void) | null;
  showKeys(): void;
}

export function useTableKeys({ askCoach, closeCoach, showKeys }: Doors): void {
  const { keys, choices, cursor, setCursor, press, session, whyNot, setWhyNot, setMenu, setHeld } = useTable();
  const { menu, held } = useOpened();
  const { canUndo, undo, moment, recent, next, skip, recall, lookAt, lookingBack, news, sitting, curtain } = session;
  // Before the screen is painted: a key must never meet what was there before.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.altKey || curtain !== null) return;
      const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z';
      if ((event.ctrlKey || event.metaKey) && !isUndo) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('dialog, input, select, textarea') !== null) return;
      const onButton = target?.closest('button, [role="button"], a') !== null;
      switch (event.key) {
        case 'ArrowRight':
        case 'ArrowDown':
        case 'ArrowLeft':
        case 'ArrowUp': {
          if (moment !== null) {
            event.preventDefault();
            const before = recent[recent.indexOf(moment) - 1];
            if (event.key === 'ArrowRight' || event.key === 'ArrowDown') next();
            else if (before !== undefined) recall(before);
            return;
          }
          if (keys.length === 0) return;
          event.preventDefault();
          const here = cursor === null ? -1 : keys.indexOf(cursor);
          const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
          const place = here < 0 ? (step > 0 ? 0 : keys.length - 1) : (here + step + keys.length) % keys.length;
          setCursor(keys[place] ?? null);
          if (target instanceof HTMLElement || target instanceof SVGElement) target.blur();
          return;
        }
        case 'Enter':
        case ' ':
          if (onButton) return;
          event.preventDefault();
          if (moment !== null) next();
          else if (news.waitsForGoAhead) void sitting.goAhead();
          else if (cursor !== null) press(cursor, elementOfChoice(cursor, session.look.concerns[cursor] ?? [cursor]));
          return;
        case 'Escape':
          if (menu !== null) setMenu(null);
          else if (held !== null) setHeld(null);
          else if (moment !== null) {
            // What opens at once because all is told must not be closed by the same key.
            event.preventDefault();
            skip();
          } else if (whyNot !== null) setWhyNot(null);
          else if (closeCoach !== null) closeCoach();
          else if (cursor !== null) setCursor(null);
          else if (lookingBack) lookAt(null);
          return;
        case 'u':
        case 'z':
          if (event.key === 'z' && !isUndo) return;
          event.preventDefault();
          if (canUndo) void undo();
          return;
        case 'i':
          if (target !== null) askAbout(pointedAt() ?? target);
          return;
        case '?':
          showKeys();
          return;
        case 'h':
          askCoach?.();
          return;
        case 'l':
          if (keys.length > 0) setMenu({ thing: '', keys });
          return;
      }
    }
    /** Whoever comes to a thing by Tab stands on what it would choose. */
    function onFocus({ target }: FocusEvent): void {
      if (!(target instanceof Element) || !target.matches(':focus-visible') || target.closest('dialog') !== null)
        return;
      const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
      const thing = target.closest<HTMLElement>('[data-thing]')?.dataset.thing ?? '';
      const [only, ...more] = key === undefined ? (choices.get(thing) ?? []) : [key];
      setCursor(only !== undefined && more.length === 0 ? only : null);
    }
    /** While something is told any press on the table goes on: what can be pressed for itself does its own. */
    function onPress({ target }: MouseEvent): void {
      if (moment === null || !(target instanceof Element)) return;
      if (target.closest('.center') !== null && target.closest('[data-thing], button, a, dialog') === null) next();
    }
    addEventListener('keydown', onKey);
    addEventListener('click', onPress);
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('click', onPress);
      removeEventListener('focusin', onFocus);
    };
  }, [
    keys,
    cursor,
    setCursor,
    press,
    session,
    held,
    setHeld,
    canUndo,
    undo,
    moment,
    recent,
    next,
    skip,
    recall,
    lookAt,
    lookingBack,
    news,
    sitting,
    curtain,
    menu,
    setMenu,
    whyNot,
    setWhyNot,
    choices,
    askCoach,
    closeCoach,
    showKeys,
  ]);
}
