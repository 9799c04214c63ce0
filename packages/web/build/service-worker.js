/* The service worker. FILES and VERSION are filled in when the web is built: every file with the SHA-256 of its content. */

const CACHE = `jade-${VERSION}`;
/** The languages that were used here, so that a new version brings them along. */
const LANGUAGES = 'jade-languages';
const HASHES = new Map(Object.entries(Object.assign({}, FILES.shell, FILES.rest, ...Object.values(FILES.languages))));

/** The shell first: what is needed to open the page. Everything else follows when the page is idle. */
self.addEventListener('install', (event) => {
  const keepShell = async () => keepAll([...Object.keys(FILES.shell), ...filesIn(await languagesUsed())]);
  event.waitUntil(keepShell());
});

function filesIn(languages) {
  return languages.flatMap((language) => Object.keys(FILES.languages[language] ?? {}));
}

async function languagesUsed() {
  const noted = await (await caches.open(LANGUAGES)).match('/');
  return noted === undefined ? [] : noted.json();
}

async function noteLanguage(language) {
  const used = await languagesUsed();
  if (language === undefined || used.includes(language)) return used;
  const now = [...used, language];
  await (await caches.open(LANGUAGES)).put('/', new Response(JSON.stringify(now)));
  return now;
}

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== CACHE && name !== LANGUAGES) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
  if (event.data.fetchRest !== undefined) event.waitUntil(fetchRest(event.data.fetchRest));
});

/** Everything, but of the languages only those that were used. */
async function fetchRest(language) {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const wanted = [...Object.keys(FILES.shell), ...Object.keys(FILES.rest), ...filesIn(await noteLanguage(language))];
  const kept = await keepAll(wanted.filter((file) => !known.has(file))).then(
    () => 'all-kept',
    () => 'not-all-kept',
  );
  for (const client of await self.clients.matchAll()) client.postMessage(kept);
}

/** What is right is kept even if something else is wrong: the next try needs less. */
async function keepAll(files) {
  const kept = await Promise.allSettled(files.map((file) => keep(file)));
  const failed = kept.find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/**
 * Fetches a file and keeps it if it is the one that was built. A portal or a proxy may answer anything with 200, and the
 * browser may have remembered such an answer: so a wrong one is asked for once more past its memory, and never kept.
 */
async function keep(file) {
  for (const cache of ['default', 'reload']) {
    const response = await fetch(file, { cache });
    if (response.ok && (await hashOf(response.clone())) === HASHES.get(file)) {
      await (await caches.open(CACHE)).put(file, response.clone());
      return response;
    }
  }
  throw new Error(`${file} came with another content`);
}

async function hashOf(response) {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(answer(event.request, url));
});

/** A file that is not the one that was built is an error: the page says so and offers to try again. */
async function answer(request, url) {
  const cache = await caches.open(CACHE);
  // Every address of the application is the one page.
  const wanted = request.mode === 'navigate' ? '/index.html' : url.pathname;
  const kept = await cache.match(wanted);
  if (kept !== undefined) return kept;
  return HASHES.has(wanted) ? keep(wanted).catch(() => Response.error()) : fetch(request);
}
