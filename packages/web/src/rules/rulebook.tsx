/** The rulebook of a game as a page of paper, with a mark at the rule one came for. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import type { Block, Inline } from './markdown.ts';
import { blocksOf, inlineOf } from './markdown.ts';

/** Chapters for developers rather than players. */
const NOT_FOR_PLAYERS = /Sources|How the reconstruction|Public look-ups/;

const BOOKS: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  'way-of-the-panda': () => import('@jade/way-of-the-panda/rulebook/en.md?raw'),
  'lantern-market': () => import('@jade/lantern-market/rulebook/en.md?raw'),
};

export function useRulebook(game: string): readonly Block[] | null {
  const [blocks, setBlocks] = useState<readonly Block[] | null>(null);
  useEffect(() => {
    let left = false;
    void BOOKS[game]?.().then(({ default: text }) => {
      if (!left) setBlocks(blocksOf(text));
    });
    return () => {
      left = true;
    };
  }, [game]);
  return blocks;
}

export function Rulebook({ game, rule }: { game: string; rule: string | null }) {
  const blocks = useRulebook(game);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (blocks !== null) page.current?.querySelector('.marked')?.scrollIntoView({ block: 'center' });
  }, [blocks]);
  const forPlayers = useMemo(
    () => blocks?.filter((block) => block.kind !== 'paragraph' || !NOT_FOR_PLAYERS.test(block.text)),
    [blocks],
  );
  if (forPlayers === undefined) return null;
  return (
    <div className="rulebook" ref={page}>
      {inOrder(forPlayers).map(({ place, item }) => (
        <Passage key={place} block={item} marked={item.kind === 'rule' && item.id === rule} />
      ))}
    </div>
  );
}

/** A text never changes its order, so the place in it is a good name. */
function inOrder<T>(items: readonly T[]): { place: number; item: T }[] {
  return items.map((item, place) => ({ place, item }));
}

function Passage({ block, marked }: { block: Block; marked: boolean }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? null : <h3>{block.text}</h3>;
    case 'rule':
      return (
        <p id={block.id} className={`${block.sub ? 'sub' : ''} ${marked ? 'marked' : ''}`}>
          <b className="rule">{block.id}</b> <Line text={block.text} />
        </p>
      );
    case 'item':
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
    case 'table':
      return (
        <div className="scroll">
          <table>
            <thead>
              <Row cells={block.head} as="th" />
            </thead>
            <tbody>
              {inOrder(block.rows).map(({ place, item }) => (
                <Row key={place} cells={item} as="td" />
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

function Row({ cells, as: Cell }: { cells: readonly string[]; as: 'th' | 'td' }) {
  return (
    <tr>
      {inOrder(cells).map(({ place, item }) => (
        <Cell key={place}>
          <Line text={item} />
        </Cell>
      ))}
    </tr>
  );
}

function Line({ text }: { text: string }) {
  return inOrder(inlineOf(text)).map(({ place, item }) => <Piece key={place} part={item} />);
}

function Piece({ part }: { part: Inline }) {
  const words = useWords();
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return <b>{part.text}</b>;
    case 'code':
      return <code>{part.text}</code>;
    case 'source':
      return (
        <span className={`src ${part.source}`} title={part.text}>
          {words.say(`source.${part.source}`)}
        </span>
      );
  }
}
