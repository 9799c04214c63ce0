/** The story of a Yin phase in steps: one for each consequence, with what led to it. */

import type { StoryLine, StoryPart } from '@jade/tables';

export interface Step {
  /** What happened. */
  readonly line: StoryLine;
  /** What led to it, told with it: the stone that speaks, the card that is drawn. */
  readonly causes: readonly StoryLine[];
  /** What goes with it. */
  readonly notes: readonly StoryLine[];
  /** The turn it belongs to, as far as it is told, and whether it is the first step of it. */
  readonly turn: StoryLine | null;
  readonly opens: boolean;
  readonly phase: 'yin' | 'arrival';
  /** The ghost space it happens at, and the tile, as far as a line says so. */
  readonly space: string | null;
  readonly tile: string | null;
  /** Which ghost of this Yin phase acts, from 1; 0: none. */
  readonly number: number;
  readonly acts: boolean;
}

/** Words of the rules that need no telling. */
const SILENT = new Set(['forced', 'usedPower']);
const BEGINS = new Set(['turn', 'turnNeutral', 'stone', 'curseRolled', 'curseRolledNeutral']);

/** What of a choice's events is worth telling: from a new turn, a stone or a curse on. */
export function worthTelling({ lines }: StoryPart): readonly StoryLine[] {
  const turn = lines.findIndex(({ key }) => key.startsWith('turn'));
  const from = turn >= 0 ? turn : lines.findIndex(({ key }) => BEGINS.has(key));
  return from < 0 ? [] : lines.slice(from).filter(({ key }) => !SILENT.has(key));
}

/** Lines that only lead to the next one. */
const LEADS = new Set([
  'stone',
  'figureHaunts',
  'drew',
  'curseRolled',
  'curseRolledNeutral',
  'overrun',
  'overrunNeutral',
  'flightFailed',
  'devoured',
  'chosenToDie',
  'villagersInTheWay',
  'familyCurse',
  'noSpaceForGhost',
  'paysForPossessed',
  'incarnationEnters',
]);
/** Lines before which something else is over. */
const STARTS = new Set(['stone', 'drew', 'overrun', 'overrunNeutral']);
/** Lines that belong to what was told before. */
const NOTES = new Set(['suLingToken', 'figureBack']);

function tileOf({ params }: StoryLine): string | null {
  if (typeof params.toTile === 'string') return params.toTile;
  return typeof params.tile === 'string' ? params.tile : null;
}

/** One step for each consequence, with what led to it. */
export function stepsOf(lines: readonly StoryLine[]): Step[] {
  const steps: (Step & { notes: StoryLine[] })[] = [];
  let causes: StoryLine[] = [];
  let notes: StoryLine[] = [];
  let turn: StoryLine | null = null;
  let opens = false;
  let phase: Step['phase'] = 'yin';
  let space: string | null = null;
  let number = 0;
  let actor = '';
  const tell = () => {
    const line = causes.pop();
    if (line === undefined) return;
    const tile = [...causes, line].reduce<string | null>((found, one) => tileOf(one) ?? found, null);
    const acts = [...causes, line].some(({ key }) => key === 'stone');
    steps.push({ line, causes, notes, turn, opens, phase, space, tile, number: actor === '' ? 0 : number, acts });
    causes = [];
    notes = [];
    opens = false;
  };
  for (const line of lines) {
    const { key, params } = line;
    if (NOTES.has(key)) {
      if (causes.length === 0) steps[steps.length - 1]?.notes.push(line);
      else notes.push(line);
      continue;
    }
    // The curse says already what becomes of the token.
    if (key === 'taoLeftTheGame' && causes[causes.length - 1]?.key === 'familyCurse') {
      tell();
      continue;
    }
    const isTurn = key.startsWith('turn');
    if (isTurn || STARTS.has(key)) tell();
    if (isTurn || key === 'drew' || key.startsWith('overrun')) {
      space = null;
      actor = '';
    }
    if (key === 'drew' || key === 'arrived') phase = 'arrival';
    if (isTurn) {
      turn = line;
      opens = true;
      phase = 'yin';
      number = 0;
      continue;
    }
    if (typeof params.space === 'string') space = params.space;
    if (key === 'stone' && String(params.ghost) + space !== actor) {
      actor = String(params.ghost) + space;
      number += 1;
    }
    causes.push(line);
    if (!LEADS.has(key)) tell();
  }
  tell();
  return steps;
}
