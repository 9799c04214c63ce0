/** Whether this browser has ever played with friends: only then the home screen asks the server for tables. */

const KEY = 'jade-online';

export function hasPlayedOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberOnline(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Blocked storage: the next visit begins without those tables, and a link leads back to each.
  }
}
