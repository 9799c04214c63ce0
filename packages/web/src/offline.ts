/** The service worker: after the first visit everything works without a network. A new version waits until it is asked in. */

import { currentLanguage, onLanguage } from './words/language.ts';

/** Milliseconds after which the rest of the application is fetched for use without a network. */
const QUIET = 2500;
/** Milliseconds after which what did not arrive is asked for again; each time twice as long, up to the last. */
const AGAIN = { first: 5000, last: 300_000 };

let waiting: ServiceWorker | null = null;
let allKept = false;
const listeners = new Set<() => void>();

/** Whether a newer version is ready. */
export function updateReady(): boolean {
  return waiting !== null;
}

/** Whether everything is kept here, so that no network is needed any more. */
export function worksOffline(): boolean {
  return allKept;
}

/** Calls when either of the two changes. */
export function onOfflineChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function announce(worker: ServiceWorker): void {
  waiting = worker;
  tell();
}

/** Lets the new version in and starts anew with it. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take-over');
}

export async function workOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  let pause = AGAIN.first;
  const later = (ask: () => void) => {
    setTimeout(ask, pause);
    pause = Math.min(pause * 2, AGAIN.last);
  };
  const fetchRest = async () =>
    (await navigator.serviceWorker.ready).active?.postMessage({ fetchRest: currentLanguage() });
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'not-all-kept') later(fetchRest);
    allKept ||= data === 'all-kept';
    tell();
  });
  void navigator.serviceWorker.ready.then(() => setTimeout(fetchRest, QUIET));
  onLanguage(() => setTimeout(fetchRest, QUIET));
  await register(later);
}

/** A first copy that could not be made, because something on the way answered instead, is tried again. */
async function register(later: (ask: () => void) => void): Promise<void> {
  const again = () => later(() => void register(later));
  const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => null);
  if (registration === null) return again();
  const first = registration.active === null ? registration.installing : null;
  first?.addEventListener('statechange', () => {
    if (first.state === 'redundant' && registration.active === null) again();
  });
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first visit: there is nothing to replace.
      if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) announce(installing);
    });
  });
}
