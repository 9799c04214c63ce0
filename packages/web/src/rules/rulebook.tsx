/** The numbered rules of a game, with a mark at the rule one came for. */

import '../styles/rulebook.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fold } from '../guide/search.ts';
import { SearchField } from '../guide/search-field.tsx';
import { Reconstructed } from '../shell/reconstructed.tsx';
import { useWords } from '../words/words.tsx';
import type { Block, Chapter, Inline, Source } from './markdown.ts';
import { inlineOf, textOf } from './markdown.ts';

interface RulebookProps {
  readonly chapters: readonly Chapter[];
  /** The rule one came for. */
  readonly rule: string | null;
  /** What is looked for when it opens. */
  readonly wanted?: string;
}

export function Rulebook({ chapters, rule, wanted: first = '' }: RulebookProps) {
  const words = useWords();
  const page = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is the reason
  useEffect(() => {
    page.current?.querySelector('.marked')?.scrollIntoView({ block: 'center' });
  }, [chapters, rule]);
  const found = useMemo(() => search(chapters, wanted), [chapters, wanted]);
  const hits = found.reduce((sum, { blocks }) => sum + blocks.length, 0);
  return (
    <div className="rulebook" ref={page}>
      <div className="finder">
        <SearchField wanted={wanted} setWanted={setWanted} label={words.say('rules.search')} />
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
  const parts = fold(wanted)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((part) => part !== '');
  if (parts.length === 0) return chapters;
  return chapters.flatMap(({ title, blocks }) => {
    const fit = blocks.filter((block) => {
      const text = fold(textOf(block));
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
          <b className="rule">{block.id}</b> <SourceLine text={block.text} />
        </p>
      );
    case 'item':
    case 'paragraph':
      return (
        <p>
          <SourceLine text={block.text} />
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
          <SourceLine text={item} />
        </Cell>
      ))}
    </tr>
  );
}

/** A line with small marks for where it comes from; a press on one says more. */
export function SourceLine({ text }: { text: string }) {
  return inOrder(inlineOf(text)).map(({ place, item }) => <Piece key={place} part={item} />);
}

function Piece({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return <b>{part.text}</b>;
    case 'source':
      return <SourceMark source={part.source} text={part.text} />;
  }
}

/** What is as published has no mark: only what was decided or designed here says so, and why. */
function SourceMark({ source, text }: { source: Source; text: string }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  if (source === 'seed' || source === 'public') return null;
  return (
    <>
      <button
        type="button"
        className={`src src-mark ${source}`}
        aria-expanded={open}
        aria-label={words.say(`source.${source}`)}
        title={words.say(`source.${source}`)}
        onClick={() => setOpen(!open)}
      >
        {words.say(`source.${source}.sign`)}
      </button>
      {open && (
        <span className="src-why">
          {words.say(`source.${source}`)}
          {text !== '' && `: ${text}`}
        </span>
      )}
    </>
  );
}
