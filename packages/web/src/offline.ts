/** The service worker: after the first visit everything works without a network. A new version waits until it is asked in. */

/** Milliseconds after which the rest of the application is fetched for use without a network. */
const QUIET = 2500;

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
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    allKept ||= data === 'all-kept';
    tell();
  });
  void navigator.serviceWorker.ready.then(({ active }) => setTimeout(() => active?.postMessage('fetch-rest'), QUIET));
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first visit: there is nothing to replace.
      if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) announce(installing);
    });
  });
}
