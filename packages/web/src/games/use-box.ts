/** A game with everything that its screens need: rules, words in the language of the page, and its face. */

// What all tables have in common comes before the style of a face, whichever screen opens it first: the later one has the last word.
import '../styles/table.css';
import '../styles/table-layout.css';
import '../styles/coach.css';
import '../styles/moments.css';
import '../styles/beside.css';
import '../styles/end.css';
import type { OpenBox } from '@jade/shelf';
import { openBox } from '@jade/shelf';
import { useEffect, useState } from 'react';
import { useLanguage } from '../words/language.ts';
import type { Boxed, GameFace } from './games.ts';
import { gameById } from './games.ts';

export interface Ready {
  readonly box: OpenBox;
  readonly boxed: Boxed;
  readonly face: GameFace;
}

/** Loads a game; null until it is there, and when there is none. Another language comes without putting it away. */
export function useBox(game: string | null): Ready | null {
  const [ready, setReady] = useState<Ready | null>(null);
  const { locale } = useLanguage();
  useEffect(() => {
    if (game === null) return;
    let left = false;
    void open(game, locale).then((opened) => {
      if (!left) setReady(opened);
    });
    return () => {
      left = true;
    };
  }, [game, locale]);
  return ready !== null && ready.boxed.id === game ? ready : null;
}

async function open(game: string, locale: string): Promise<Ready | null> {
  const boxed = gameById(game);
  const [box, face] = await Promise.all([openBox(game, locale), boxed?.face()]);
  return box === null || boxed === null || face === undefined ? null : { box, boxed, face };
}
