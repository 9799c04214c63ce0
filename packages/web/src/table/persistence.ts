/** Asks the browser not to clear our tables away when it needs room: once, when the first of them is kept. */

const ASKED = 'jade-asked-to-stay';

export async function askToPersist(): Promise<void> {
  try {
    if (localStorage.getItem(ASKED) !== null) return;
    localStorage.setItem(ASKED, 'yes');
    await navigator.storage.persist();
  } catch {
    // A browser that keeps nothing, or does not know the question: tables are kept as well as it can.
  }
}
