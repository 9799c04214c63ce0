/** The tables of the server this page came from. Loaded when somebody plays with friends, and on the home screen of whoever has. */

import type { Online, Socket } from '@jade/online';
import { OnlineHall } from '@jade/online';
import { useEffect, useSyncExternalStore } from 'react';
import { localThought } from '../table/hall.ts';
import { later } from '../table/later.ts';
import { rememberOnline } from './known.ts';

let hall: OnlineHall | null = null;

export function onlineHall(): OnlineHall {
  hall ??= connect();
  return hall;
}

function connect(): OnlineHall {
  const made = new OnlineHall({
    socket: (path) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`) as unknown as Socket,
    fetch: (path, request) => fetch(path, { ...request, credentials: 'same-origin' }),
    now: () => Date.now(),
    later,
    chance: () => Math.random(),
    salt: () => crypto.getRandomValues(new Uint8Array(16)),
    // The name of this file follows its contents.
    build: new URL(import.meta.url).pathname,
    thought: localThought(),
  });
  // After a sleep or another network nobody waits for the next try.
  addEventListener('online', () => made.nudge());
  addEventListener('offline', () => made.doubt());
  addEventListener('focus', () => made.nudge());
  addEventListener('pageshow', () => made.nudge());
  document.addEventListener('visibilitychange', () => document.hidden || made.nudge());
  rememberOnline();
  return made;
}

/** What is known of the server, while a screen shows it. */
export function useOnline(): Online {
  const made = onlineHall();
  useEffect(() => made.connect(), [made]);
  return useSyncExternalStore(made.subscribe, made.online);
}
