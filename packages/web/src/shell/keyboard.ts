/** The table by keyboard: arrows walk through the options, Enter chooses, Escape takes back, h asks the coach. */

import { useLayoutEffect } from 'react';
import { useOpened, useTable } from './at-table.tsx';

export function useTableKeys(askCoach: () => void): void {
  const { keys, cursor, setCursor, pick, session, whyNot, setWhyNot, setMenu, telling } = useTable();
  const { menu } = useOpened();
  const { look, live, undo, skip, lookAt, lookingBack, news, table, curtain } = session;
  // Before the screen is painted: a key must never meet what was there before.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || curtain !== null) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('dialog, input, select, textarea') !== null) return;
      const onButton = target?.closest('button, [role="button"], a') !== null;
      switch (event.key) {
        case 'ArrowRight':
        case 'ArrowDown':
        case 'ArrowLeft':
        case 'ArrowUp': {
          if (telling !== null) {
            event.preventDefault();
            if (event.key === 'ArrowRight' || event.key === 'ArrowDown') telling.next();
            else telling.back();
            return;
          }
          if (keys.length === 0) return;
          event.preventDefault();
          const here = cursor === null ? -1 : keys.indexOf(cursor);
          const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
          const next = here < 0 ? (step > 0 ? 0 : keys.length - 1) : (here + step + keys.length) % keys.length;
          setCursor(keys[next] ?? null);
          if (target instanceof HTMLElement) target.blur();
          return;
        }
        case 'Enter':
        case ' ':
          if (onButton && cursor === null) return;
          event.preventDefault();
          if (telling !== null) telling.next();
          else if (!live && !lookingBack) skip();
          else if (news.waitsForGoAhead) void table.goAhead();
          else if (cursor !== null) pick(cursor);
          return;
        case 'Escape':
          if (menu !== null) setMenu(null);
          else if (telling !== null) telling.skip();
          else if (whyNot !== null) setWhyNot(null);
          else if (cursor !== null) setCursor(null);
          else if (lookingBack) lookAt(null);
          else if (look.canUndo) void undo();
          return;
        case 'h':
          askCoach();
          return;
        case 'l':
          if (keys.length > 0) setMenu({ thing: '', keys });
          return;
      }
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [
    keys,
    cursor,
    setCursor,
    pick,
    look,
    live,
    undo,
    skip,
    lookAt,
    lookingBack,
    news,
    table,
    curtain,
    menu,
    setMenu,
    whyNot,
    setWhyNot,
    telling,
    askCoach,
  ]);
}
