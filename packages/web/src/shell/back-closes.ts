/**
 * The browser's Back closes what lies open before it leaves the screen. The first thing that is opened adds an entry to the
 * history that stands for it. When it is closed in another way the entry stays for the next one (taking it away would race
 * with whatever changes the address at the same time), and a Back over it goes one further.
 */

import { useEffect, useRef } from 'react';

const open: (() => void)[] = [];
/** Whether the present entry of the history is ours. */
let atMark = false;

function notice(): void {
  atMark = (history.state as { open?: boolean } | null)?.open === true;
}

function mark(): void {
  notice();
  if (!atMark) history.pushState({ open: true }, '');
  notice();
}

// The router tells of addresses it adds or replaces by events of these names.
addEventListener('pushState', notice);
addEventListener('replaceState', notice);

addEventListener('popstate', () => {
  const wasAtMark = atMark;
  notice();
  if (!wasAtMark || atMark) return;
  const close = open.at(-1);
  if (close === undefined) return history.back();
  close();
  // Something may lie open below it.
  setTimeout(() => open.length > 0 && mark());
});

export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const closeThis = () => latest.current();
    open.push(closeThis);
    mark();
    return () => {
      open.splice(open.indexOf(closeThis), 1);
    };
  }, []);
}
