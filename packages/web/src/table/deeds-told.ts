/** The story as deeds: one line for each, with what led to it and what came of it folded below, under the turns they belong to. */

import type { MomentKind, Telling } from '@jade/engine';
import type { StoryLine, StoryPart } from '@jade/tables';

export interface ToldDeed {
  readonly seq: number;
  /** Which of its part. */
  readonly index: number;
  readonly line: StoryLine;
  /** Whose it is, as far as its line says so. */
  readonly seat: number | null;
  readonly kind: MomentKind;
  /** A turn begins here. */
  readonly heading: boolean;
  readonly parts: readonly StoryLine[];
}

export function deedsOf(story: readonly StoryPart[], telling: Telling): readonly ToldDeed[] {
  return story.flatMap((part) => deedsOfPart(part, telling));
}

function deedsOfPart({ seq, lines }: StoryPart, telling: Telling): ToldDeed[] {
  const deeds: (ToldDeed & { parts: StoryLine[] })[] = [];
  let leading: StoryLine[] = [];
  const add = (line: StoryLine, heading: boolean, parts: StoryLine[]) => {
    const { seat } = line.params;
    const kind = telling.kindOf(line);
    deeds.push({ seq, index: deeds.length, line, seat: typeof seat === 'number' ? seat : null, kind, heading, parts });
  };
  for (const line of lines) {
    const last = deeds.at(-1);
    if (telling.silent.has(line.key)) continue;
    if (telling.turns.has(line.key)) {
      if (leading.length > 0) last?.parts.push(...leading);
      leading = [];
      add(line, true, []);
    } else if (telling.leads.has(line.key)) leading.push(line);
    else if (last === undefined || last.heading || leading.length > 0 || telling.kindOf(line) !== 'plain') {
      add(line, false, leading);
      leading = [];
    } else last.parts.push(line);
  }
  const [left, ...more] = leading;
  if (left !== undefined) add(left, false, more);
  return deeds;
}
