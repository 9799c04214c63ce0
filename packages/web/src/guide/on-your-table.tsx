/** What a chapter is about, as it stands on the table at which it is read. */

import type { GameDefinition } from '@jade/engine';
import { sayPhrase } from '@jade/words';
import { useTableIfAny } from '../shell/at-table.tsx';
import { useWords } from '../words/words.tsx';
import type { Chapter } from './guide.ts';

interface OnYourTableProps {
  readonly chapter: Chapter;
  readonly inspect: GameDefinition['inspect'];
}

export function OnYourTable({ chapter: { now }, inspect }: OnYourTableProps) {
  const words = useWords();
  const table = useTableIfAny();
  if (table === null || inspect === undefined) return null;
  const { view } = table.session.look;
  const found = now.flatMap((thing) => inspect(view, thing) ?? []);
  if (found.length === 0) return null;
  return (
    <section className="panel gd-now">
      <div className="ph">
        <h2>{words.say('guide.now')}</h2>
      </div>
      {found.map(({ about, name, lines: [, ...lines] }) => (
        <p key={about}>
          {/* The first line says what a thing is: that stands in the chapter. */}
          <b>{sayPhrase(words, name)}</b> {lines.map((line) => sayPhrase(words, line)).join(' ')}
        </p>
      ))}
    </section>
  );
}
