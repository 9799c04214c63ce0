/** Seeds that can be read out to a friend: two words and a number. */

const FIRST = ['lotus', 'crane', 'ink', 'jade', 'silk', 'reed', 'plum', 'moon', 'tea', 'pine', 'brush', 'bamboo'];
const LAST = ['kite', 'owl', 'gate', 'bell', 'carp', 'drum', 'fox', 'lamp', 'bridge', 'stone', 'boat', 'fan'];

export function newSeed(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint16Array(3));
  return `${FIRST[a % FIRST.length]}-${String(b % 10000).padStart(4, '0')}-${LAST[c % LAST.length]}`;
}
