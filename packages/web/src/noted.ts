/** What this browser has noted once, such as that something was read; without storage it is noted nowhere. */

export function note(what: string): void {
  try {
    localStorage.setItem(what, 'yes');
  } catch {
    // Blocked storage: then it is shown once more.
  }
}

export function isNoted(what: string): boolean {
  try {
    return localStorage.getItem(what) !== null;
  } catch {
    return false;
  }
}
