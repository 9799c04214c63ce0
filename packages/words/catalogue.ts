/**
 * A catalogue is one language's messages: keys with ICU texts, a JSON file. A text that begins with `@` is that of another key, and a star
 * stands for whatever follows: `"from.*": "@location.*"` says that a place one comes from is called like the place. So what is the
 * same stands once, and a language that needs another word there writes it.
 */

export type Catalogue = Readonly<Record<string, string>>;

/** The catalogue with every reference followed. */
export function expand(written: Catalogue): Catalogue {
  const all: Record<string, string> = {};
  for (const [key, text] of Object.entries(written)) if (!key.endsWith(STAR)) all[key] = follow(written, text);
  for (const [key, text] of Object.entries(written)) {
    if (!key.endsWith(STAR)) continue;
    const [family, model] = [key.slice(0, -1), text.slice(1, -1)];
    if (!text.startsWith('@') || !text.endsWith(STAR)) throw new Error(`'${key}' does not say which family it is like`);
    for (const [other, words] of Object.entries(all)) {
      const own = family + other.slice(model.length);
      if (other.startsWith(model) && !Object.hasOwn(all, own)) all[own] = words;
    }
  }
  return all;
}

const STAR = '.*';
const FARTHEST = 5;

function follow(written: Catalogue, text: string): string {
  let words = text;
  for (let step = 0; words.startsWith('@'); step++) {
    const next = written[words.slice(1)];
    if (next === undefined || step === FARTHEST) throw new Error(`'${words}' leads nowhere`);
    words = next;
  }
  return words;
}
