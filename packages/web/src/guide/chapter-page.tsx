/** A chapter as a sheet of paper: steps with their pictures. */

import { useEffect, useRef } from 'react';
import { InPlace } from './exact-rule.tsx';
import type { Chapter, Passage, Step } from './guide.ts';
import { Line } from './line.tsx';
import { Picture, useReading } from './reading.tsx';

export function ChapterPage({ chapter }: { chapter: Chapter }) {
  const { books } = useReading();
  const page = useRef<HTMLElement>(null);
  const isShort = books.guide?.parts.some(({ short, chapters }) => short && chapters.includes(chapter)) ?? false;
  // Each chapter is read from its top, and by whoever listens from its title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter is the reason
  useEffect(() => {
    page.current?.closest('.gd-body')?.scrollTo(0, 0);
    page.current?.focus({ preventScroll: true });
  }, [chapter.id]);
  return (
    <article
      ref={page}
      className={`gd-page paper ${isShort ? 'short' : 'long'}`}
      tabIndex={-1}
      aria-labelledby="gd-title"
    >
      <h2 id="gd-title">{chapter.title}</h2>
      <p className="gd-lead">
        <Line text={chapter.lead} />
      </p>
      <InPlace text={chapter.lead} />
      <ol className="gd-steps">
        {chapter.steps.map((step, index) => (
          <li key={step.title}>
            <StepShown step={step} number={isShort ? index + 1 : null} />
          </li>
        ))}
      </ol>
    </article>
  );
}

function StepShown({ step: { title, picture, body }, number }: { step: Step; number: number | null }) {
  return (
    <>
      {picture !== null && (
        <div className="gd-figure" role="img" aria-label={picture.alt}>
          <div inert>
            <Picture source={picture.source} />
          </div>
        </div>
      )}
      <h3>
        {number !== null && <i className="num">{number}</i>}
        {title}
      </h3>
      {listsOf(body).map((passages) => (
        <Passages key={passages[0]?.text} passages={passages} />
      ))}
    </>
  );
}

/** Items that follow each other are one list. */
function listsOf(body: readonly Passage[]): readonly (readonly Passage[])[] {
  const lists: Passage[][] = [];
  for (const passage of body) {
    const last = lists.at(-1);
    if (passage.kind === 'item' && last?.[0]?.kind === 'item') last.push(passage);
    else lists.push([passage]);
  }
  return lists;
}

function Passages({ passages }: { passages: readonly Passage[] }) {
  const [first] = passages;
  if (first?.kind === 'item')
    return (
      <ul>
        {passages.map(({ text }) => (
          <li key={text}>
            <Line text={text} />
            <InPlace text={text} />
          </li>
        ))}
      </ul>
    );
  return (
    <>
      <p>
        <Line text={first?.text ?? ''} />
      </p>
      <InPlace text={first?.text ?? ''} />
    </>
  );
}
