/** Words for components: `useWords()` speaks with the shell's catalogue and, inside a table, with the game's. */

import type { Params } from '@jade/engine';
import type { Catalogue, Speaker } from '@jade/words';
import { speaker } from '@jade/words';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';
import { LOCALE, SHELL_WORDS } from './catalogue.ts';

const shellSpeaker = speaker(LOCALE, SHELL_WORDS, (seat) => shellSpeaker.say('seat.number', { number: seat + 1 }));

const WordsContext = createContext<Speaker>(shellSpeaker);

export function useWords(): Speaker {
  return useContext(WordsContext);
}

interface GameWordsProps {
  readonly catalogue: Catalogue;
  /** Names of who sits at each seat. */
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** Adds a game's words, and the names of its players, for everything inside. */
export function GameWords({ catalogue, names, children }: GameWordsProps) {
  const words = useMemo(() => {
    return speaker(
      LOCALE,
      { ...SHELL_WORDS, ...catalogue },
      (seat) => names[seat] ?? shellSpeaker.say('seat.number', { number: seat + 1 }),
    );
  }, [catalogue, names]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** A message whose parameters stand out. */
export function Told({ message, params }: { message: string; params: Params }) {
  const words = useWords();
  let place = 0;
  return words.parts(message, params).map((part) => {
    place += 1;
    return part.param ? <b key={place}>{part.text}</b> : <span key={place}>{part.text}</span>;
  });
}
