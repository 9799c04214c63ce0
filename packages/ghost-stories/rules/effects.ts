/**
 * Effects that cards name with a word: what a stone does, what a death brings. Each is carried out by the chapter it belongs to.
 * rules/game.ts puts the parts of all chapters together and does not compile while a word is left without an effect; so a chapter can
 * let a card act without knowing all the others.
 */

interface Effects<Word extends string, Effect> {
  of(word: Word): Effect;
  assign(all: Readonly<Record<Word, Effect>>): void;
}

export function effects<Word extends string, Effect>(): Effects<Word, Effect> {
  let known: Readonly<Record<Word, Effect>> | null = null;
  return {
    of(word) {
      if (known === null) throw new Error(`nobody says what '${word}' does: rules/game.ts has not been read`);
      return known[word];
    },
    assign(all) {
      known = all;
    },
  };
}
