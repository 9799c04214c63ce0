/* The service worker. FILES and VERSION are filled in when the web is built. */

const CACHE = `jade-${VERSION}`;

/** The shell first: what is needed to open the page. Everything else follows when the page is idle. */
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.shell)));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
  if (event.data === 'fetch-rest') event.waitUntil(fetchRest());
});

async function fetchRest() {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  await cache.addAll(FILES.rest.filter((file) => !known.has(file)));
  for (const client of await self.clients.matchAll()) client.postMessage('all-kept');
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(answer(event.request, url));
});

async function answer(request, url) {
  const cache = await caches.open(CACHE);
  // Every address of the application is the one page.
  const wanted = request.mode === 'navigate' ? '/index.html' : url.pathname;
  const kept = await cache.match(wanted);
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && [...FILES.shell, ...FILES.rest].includes(url.pathname)) await cache.put(url.pathname, fresh.clone());
  return fresh;
}
