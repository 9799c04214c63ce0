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
  const marked = useRef<HTMLElement>(null);
  useEffect(() => {
    if (blocks !== null) marked.current?.scrollIntoView({ block: 'center' });
  }, [blocks]);
  const numbered = useMemo(() => blocks?.filter((block) => block.kind !== 'paragraph' || !NOT_FOR_PLAYERS.test(block.text)).map((block, index) => ({ block, index })), [blocks]);
  if (numbered === undefined) return null;
  return (
    <div className="rulebook">
      {numbered.map(({ block, index }) => {
        switch (block.kind) {
          case 'heading':
            return block.level === 1 ? null : <h3 key={index}>{block.text}</h3>;
          case 'rule':
            return (
              <p key={index} id={block.id} ref={block.id === rule ? (element) => void (marked.current = element) : null} className={`${block.sub ? 'sub' : ''} ${block.id === rule ? 'marked' : ''}`}>
                <b className="rule">{block.id}</b> <Line text={block.text} />
              </p>
            );
          case 'item':
          case 'paragraph':
            return (
              <p key={index}>
                <Line text={block.text} />
              </p>
            );
          case 'table':
            return (
              <div className="scroll" key={index}>
                <table>
                  <thead>
                    <tr>
                      {block.head.map((cell, column) => (
                        <th key={`${index}-${column}`}>{cell}</th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {block.rows.map((row, line) => (
                      <tr key={`${index}-${line}`}>
                        {row.map((cell, column) => (
                          <td key={`${index}-${line}-${column}`}>
                            <Line text={cell} />
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            );
        }
      })}
    </div>
  );
}

function Line({ text }: { text: string }) {
  let place = 0;
  return inlineOf(text).map((part) => {
    place += 1;
    return <Piece key={place} part={part} />;
  });
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
