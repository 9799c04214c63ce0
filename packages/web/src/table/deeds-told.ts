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
  /** Why it happened, where it is more than a plain deed. */
  readonly cause: StoryLine | null;
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
  const isOwn = ({ key }: StoryLine) => telling.ownLines?.has(key) ?? false;
  const add = (line: StoryLine, heading: boolean, parts: StoryLine[]) => {
    const { seat } = line.params;
    const kind = telling.kindOf(line);
    const cause = heading || kind === 'plain' ? null : causeOf(kind, parts, deeds.at(-1));
    const whose = typeof seat === 'number' ? seat : null;
    deeds.push({ seq, index: deeds.length, line, seat: whose, kind, cause, heading, parts });
  };
  for (const line of lines) {
    const last = deeds.at(-1);
    if (telling.silent.has(line.key)) continue;
    if (telling.turns.has(line.key)) {
      if (leading.length > 0) last?.parts.push(...leading);
      leading = [];
      add(line, true, []);
    } else if (isForced(line) || (telling.leads.has(line.key) && !isOwn(line))) leading.push(line);
    else if (
      isOwn(line) ||
      last === undefined ||
      last.heading ||
      leading.length > 0 ||
      telling.kindOf(line) !== 'plain'
    ) {
      add(line, false, leading);
      leading = [];
    } else last.parts.push(line);
  }
  const left = leading.findLast((line) => !isForced(line)) ?? (deeds.length === 0 ? leading.at(-1) : undefined);
  if (left === undefined) deeds.at(-1)?.parts.push(...leading);
  else
    add(
      left,
      false,
      leading.filter((line) => line !== left),
    );
  return deeds;
}

/** What was done says itself: that nothing else could be done is a part of it. */
function isForced({ key }: StoryLine): boolean {
  return key === 'forced';
}

/** What led to it; a loss of which nothing else says so came of the line before, unless that is a loss and tells it itself. */
function causeOf(kind: MomentKind, parts: readonly StoryLine[], before: ToldDeed | undefined): StoryLine | null {
  const led = parts.findLast((line) => !isForced(line));
  if (led !== undefined) return led;
  const isLoss = kind === 'loss' || kind === 'assault';
  return isLoss && before !== undefined && !before.heading && before.kind !== 'loss' ? before.line : null;
}
