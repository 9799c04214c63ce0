/** The guide on a page of its own: from home and from the box of a game. */

import { useCallback } from 'react';
import { Link, useLocation } from 'wouter';
import type { Ready } from '../games/use-box.ts';
import { useBox } from '../games/use-box.ts';
import { useTitle } from '../shell/title.ts';
import { GameWords, useWords } from '../words/words.tsx';
import { Reader } from './reader.tsx';
import type { Place } from './reading.tsx';

/** Where the numbered rules are in its address. */
const RULES = 'rules';

interface GuideScreenProps {
  readonly game: string;
  readonly chapter: string | undefined;
}

export function GuideScreen({ game, chapter }: GuideScreenProps) {
  const ready = useBox(game);
  if (ready === null) return <Waiting />;
  return (
    <GameWords catalogue={ready.box.words} language={ready.box.language} names={[]}>
      <div className="themed" data-game={ready.boxed.theme} data-face={ready.boxed.faceOf}>
        <main className="app">
          <Open ready={ready} chapter={chapter} />
        </main>
      </div>
    </GameWords>
  );
}

function Waiting() {
  const words = useWords();
  return (
    <main className="quiet-page">
      <p>{words.say('table.opening')}</p>
      <Link className="btn pri" href="/">
        {words.say('top.home')}
      </Link>
    </main>
  );
}

function Open({ ready, chapter }: { ready: Ready; chapter: string | undefined }) {
  const words = useWords();
  useTitle(words.say('guide.of', { game: words.say('game.name') }));
  const [, setLocation] = useLocation();
  const { id } = ready.boxed;
  // Turning pages leaves no trail: Back leads to where the guide was opened.
  const go = useCallback(
    (place: Place) => {
      const state = { ...(history.state as object | null), place };
      setLocation(`/guide/${id}/${place.kind === 'chapter' ? place.id : RULES}`, { replace: true, state });
    },
    [id, setLocation],
  );
  const known = (history.state as { place?: Place } | null)?.place;
  const place: Place | null =
    chapter === undefined
      ? null
      : chapter === RULES
        ? (known ?? { kind: 'rules', rule: null })
        : { kind: 'chapter', id: chapter };
  const close = () => {
    if ((history.state as { from?: string } | null)?.from === undefined) setLocation('/');
    else history.back();
  };
  return <Reader {...ready} place={place} go={go} close={close} />;
}
