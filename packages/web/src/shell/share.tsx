/** The result as a picture to give away. What is seen is what is saved. */

import { useEffect, useRef, useState } from 'react';
import { Icon, Sign } from '../art/icon.tsx';
import type { GameFace } from '../games/games.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { saveBlob } from './files.ts';
import type { SharedResult } from './share-picture.ts';
import { addressOf, drawShared, pngOf } from './share-picture.ts';

interface ShareProps extends Pick<SharedResult, 'painting' | 'focus' | 'seal' | 'line' | 'score'> {
  readonly Emblem: GameFace['Emblem'];
  /** The result, with names or without. */
  readonly title: (named: boolean) => string;
}

export function Share({ Emblem, title, painting, focus, seal, line, score }: ShareProps) {
  const words = useWords();
  const { session } = useTable();
  const { info, news } = session;
  const emblems = useRef<HTMLParagraphElement>(null);
  const [named, setNamed] = useState(true);
  const [svg, setSvg] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const shown = title(named);
  useEffect(() => {
    let left = false;
    const drawn = [...(emblems.current?.children ?? [])];
    void drawShared({
      painting,
      focus,
      seal,
      line,
      score,
      title: shown,
      game: `${words.say('game.name')} · ${words.say(`mode.${info.mode}`)}`,
      facts: [words.say('share.score'), words.say('players.count', { count: info.sitters.length })],
      people: drawn.map((emblem, index) => ({ emblem, name: named ? (info.sitters[index]?.name ?? '') : '' })),
      foot: [words.say('home.title'), words.say('end.seed', { text: news.seed ?? '' })],
    }).then((picture) => {
      if (!left) setSvg(picture);
    });
    return () => {
      left = true;
    };
  }, [painting, focus, seal, line, score, shown, named, info, news.seed, words]);
  const copy = async (picture: string) => {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(picture) })]);
    setCopied(true);
  };
  const save = async (picture: string) => saveBlob(`${info.game}-${info.id}.png`, await pngOf(picture));
  return (
    <section className="share panel" aria-label={words.say('share.title')}>
      <h3>
        {words.say('share.title')}
        <label>
          <input type="checkbox" checked={named} onChange={({ target }) => setNamed(target.checked)} />
          {words.say('share.names')}
        </label>
      </h3>
      <p ref={emblems} className="unseen" aria-hidden="true">
        {info.sitters.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Emblem key={seat} seat={seat} size={56} />
        ))}
      </p>
      {svg !== null && <img src={addressOf(svg)} alt={words.say('share.picture', { title: shown })} />}
      <p className="row">
        <button
          type="button"
          className="btn line sm"
          disabled={svg === null}
          onClick={() => svg !== null && void copy(svg)}
        >
          <Sign name={copied ? 'tick' : 'copy'} size={15} />
          {words.say('share.copy')}
        </button>
        <button
          type="button"
          className="btn line sm"
          disabled={svg === null}
          onClick={() => svg !== null && void save(svg)}
        >
          <Icon name="save" size={16} />
          {words.say('share.save')}
        </button>
      </p>
    </section>
  );
}
