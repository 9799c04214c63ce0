/** Words for components: `useWords()` speaks with the shell's catalogue and, inside a table, with the game's. */

import type { Params } from '@jade/engine';
import type { Catalogue, Speaker } from '@jade/words';
import { speaker } from '@jade/words';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';
import type { Language } from './language.ts';
import { useLanguage } from './language.ts';

const WordsContext = createContext<Speaker | null>(null);

/** Speakers remember the messages they have read, so there is one for each catalogue. */
const shellSpeakers = new WeakMap<Catalogue, Speaker>();

function shellSpeaker({ locale, shell }: Language): Speaker {
  const known = shellSpeakers.get(shell);
  if (known !== undefined) return known;
  const words: Speaker = speaker(locale, shell, (seat) => words.say('seat.number', { number: seat + 1 }));
  shellSpeakers.set(shell, words);
  return words;
}

export function useWords(): Speaker {
  const inside = useContext(WordsContext);
  const language = useLanguage();
  return inside ?? shellSpeaker(language);
}

interface GameWordsProps {
  readonly catalogue: Catalogue;
  /** The language of the game's words, where it does not speak that of the page. */
  readonly language: string;
  /** Names of who sits at each seat. */
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** Adds a game's words, and the names of its players, for everything inside. */
export function GameWords({ catalogue, language: own, names, children }: GameWordsProps) {
  const language = useLanguage();
  const words = useMemo(() => {
    return speaker(
      language.locale,
      { ...language.shell, ...language.spoken(catalogue) },
      (seat) => names[seat] ?? shellSpeaker(language).say('seat.number', { number: seat + 1 }),
    );
  }, [catalogue, names, language]);
  const foreign = own !== language.locale.slice(0, 2);
  return (
    <WordsContext value={words}>
      {/* The same element in any language: what is open below it stays open when another one comes. */}
      <div className="as-is" {...(foreign && { lang: own })}>
        {children}
      </div>
    </WordsContext>
  );
}

/** A message whose parameters stand out. */
export function Message({ message, params }: { message: string; params: Params }) {
  const words = useWords();
  let place = 0;
  return words.parts(message, params).map((part) => {
    place += 1;
    return part.param ? <b key={place}>{part.text}</b> : <span key={place}>{part.text}</span>;
  });
}
