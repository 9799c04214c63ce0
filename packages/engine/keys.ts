/**
 * The keys of options: a kind and a name, `road:R12`. They stand in records, so they never change within a version of the rules. Each is
 * made once, so that choosing one compares no letters and makes no new string.
 */

/** The choice to leave it at that. */
export const STOP = 'stop';

/** Keys that name the elements of a closed set, in its order. */
export interface Keys<Index extends number = number> {
  readonly of: readonly string[];
  has(key: string): boolean;
  /** Which element a key names; one of another kind is a broken rule. */
  index(key: string): Index;
}

export function keysFor<Index extends number = number>(kind: string, names: readonly string[]): Keys<Index> {
  return keySet(names.map((name) => `${kind}:${name}`));
}

/** The same for keys of several kinds that name the elements of one set. */
export function keySet<Index extends number = number>(of: readonly string[]): Keys<Index> {
  const indexes = new Map(of.map((key, index) => [key, index as Index]));
  return {
    of,
    has: (key) => indexes.has(key),
    index(key) {
      const index = indexes.get(key);
      if (index === undefined) throw new Error(`'${key}' is none of ${of[0] ?? 'nothing'} …`);
      return index;
    },
  };
}

/** Keys that name something by its own id, such as a card. */
export interface NamedKeys {
  of(name: string): string;
  has(key: string): boolean;
  /** The very string that `of` was given: looking it up in the content compares no letters. */
  name(key: string): string;
}

export function namedKeys(kind: string): NamedKeys {
  const start = `${kind}:`;
  const keys = new Map<string, string>();
  const names = new Map<string, string>();
  return {
    of(name) {
      const known = keys.get(name);
      if (known !== undefined) return known;
      const key = start + name;
      keys.set(name, key);
      names.set(key, name);
      return key;
    },
    has: (key) => key.startsWith(start),
    name: (key) => names.get(key) ?? key.slice(start.length),
  };
}
