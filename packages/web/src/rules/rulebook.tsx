/** The rulebook of a game as a page of paper, with a mark at the rule one came for. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { Reconstructed } from '../shell/reconstructed.tsx';
import { useWords } from '../words/words.tsx';
import type { Block, Chapter, Inline } from './markdown.ts';
import { chaptersOf, inlineOf, textOf } from './markdown.ts';

/** The rulebooks of all games, found by their place. */
const BOOKS = import.meta.glob<string>('../../../*/rulebook/*.md', { query: '?raw', import: 'default' });

function useRulebook(game: string): readonly Chapter[] | null {
  const [chapters, setChapters] = useState<readonly Chapter[] | null>(null);
  useEffect(() => {
    let left = false;
    void BOOKS[`../../../${game}/rulebook/en.md`]?.().then((text) => {
      if (!left) setChapters(chaptersOf(text));
    });
    return () => {
      left = true;
    };
  }, [game]);
  return chapters;
}

export function Rulebook({ game, rule }: { game: string; rule: string | null }) {
  const words = useWords();
  const chapters = useRulebook(game);
  const page = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    if (chapters !== null) page.current?.querySelector('.marked')?.scrollIntoView({ block: 'center' });
  }, [chapters]);
  const found = useMemo(() => (chapters === null ? null : search(chapters, wanted)), [chapters, wanted]);
  if (chapters === null || found === null) return null;
  const hits = found.reduce((sum, { blocks }) => sum + blocks.length, 0);
  return (
    <div className="rulebook" ref={page}>
      <div className="finder">
        <input
          type="search"
          value={wanted}
          placeholder={words.say('rules.search')}
          aria-label={words.say('rules.search')}
          onChange={(event) => setWanted(event.target.value)}
        />
        <select
          aria-label={words.say('rules.chapter')}
          value=""
          onChange={(event) => {
            setWanted('');
            const title = event.target.value;
            requestAnimationFrame(() => {
              page.current?.querySelector(`[data-chapter="${CSS.escape(title)}"]`)?.scrollIntoView();
            });
          }}
        >
          <option value="">{wanted === '' ? words.say('rules.chapter') : words.say('rules.hits', { hits })}</option>
          {chapters.map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </div>
      <Reconstructed when={wanted === '' && chapters.some(hasReconstructed)} />
      {found.map(({ title, blocks }) => (
        <section key={title} data-chapter={title}>
          <h3>{title}</h3>
          {inOrder(blocks).map(({ place, item }) => (
            <Passage key={place} block={item} marked={item.kind === 'rule' && item.id === rule} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** The chapters with the passages that have all the words. */
function search(chapters: readonly Chapter[], wanted: string): readonly Chapter[] {
  const parts = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  if (parts.length === 0) return chapters;
  return chapters.flatMap(({ title, blocks }) => {
    const fit = blocks.filter((block) => {
      const text = textOf(block).toLowerCase();
      return parts.every((part) => text.includes(part));
    });
    return fit.length === 0 ? [] : [{ title, blocks: fit }];
  });
}

/** Whether anything in a chapter is marked as designed here. */
function hasReconstructed({ blocks }: Chapter): boolean {
  return blocks.some((block) => textOf(block).includes('[reconstructed'));
}

/** A text never changes its order, so the place in it is a good name. */
function inOrder<T>(items: readonly T[]): { place: number; item: T }[] {
  return items.map((item, place) => ({ place, item }));
}

function Passage({ block, marked }: { block: Block; marked: boolean }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>;
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
        <div className="scroll" tabIndex={0}>
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
