/** Whether what is said of a choice before it is made comes true, and whether everything on the board says what it is, over random games. */

import type { Game, Pending } from '../flow.ts';
import { advance, answer, candidatesOf, codeAt, isAllowed } from '../flow.ts';
import type { Config, Count, GameDefinition } from '../game.ts';
import { atBorders, witness } from '../log.ts';
import { eventFor } from '../match.ts';
import { canonical } from '../plain.ts';
import type { Preview } from '../preview.ts';
import { borderAt, changesBetween, plain, previewOf } from '../preview.ts';
import type { Told } from '../telling.ts';
import { seatView } from '../view.ts';
import type { WalkStep } from './walk.ts';
import { walk } from './walk.ts';

export interface Foreseen {
  previews: number;
  /** A sentence for each that did not come true. */
  wrong: string[];
  /** How many things could be pointed at, and which of them did not say what they are. */
  things: number;
  readonly mute: Set<string>;
}

export function nothingForeseen(): Foreseen {
  return { previews: 0, wrong: [], things: 0, mute: new Set() };
}

/** Walks through one random game; asks each thing on the board at one choice in `every`. */
export function checkPreviews<G extends Game, V>(
  definition: GameDefinition<G, V>,
  config: Config,
  every: number,
  into: Foreseen,
): void {
  let promised: readonly Told[] = [];
  for (const step of walk(definition, config)) {
    const { seat, key } = step.choice;
    const view = seatView(definition, step.game, step.pending, seat);
    if (step.seq % every === 0) askThings(definition, view, into);
    const preview = previewOf(definition, view, key);
    if (preview === null) continue;
    into.previews += 1;
    const where = `${config.mode}, ${config.players}, ${config.seed}, choice ${step.seq + 1}, '${key}' in ${step.pending.name}`;
    const { faults, told, ends } = compare(definition, step, preview);
    into.wrong.push(...faults.map((fault) => `${where}: ${fault}`));
    promised = unkept([...promised, ...preview.vain], told);
    if (ends && promised.length > 0)
      into.wrong.push(`${where}: ${promised.map((one) => canonical(one)).join(', ')} was to be in vain`);
    if (ends) promised = [];
  }
}

function askThings<G extends Game, V>(
  definition: GameDefinition<G, V>,
  view: ReturnType<typeof seatView<G, V>>,
  into: Foreseen,
): void {
  for (const thing of definition.things?.(view) ?? []) {
    into.things += 1;
    const text = definition.inspect?.(view, thing) ?? null;
    if (text === null || text.lines.length === 0) into.mute.add(thing);
  }
}

function unkept(promised: readonly Told[], told: readonly Told[]): readonly Told[] {
  const kept = new Set(told.map((one) => canonical(plain(one))));
  return promised.filter((one) => !kept.has(canonical(plain(one))));
}

/** Makes the choice in the true game, and compares. */
function compare<G extends Game, V>(definition: GameDefinition<G, V>, step: WalkStep<G>, preview: Preview) {
  const { rules, clone, deeds } = definition;
  const { seat, key } = step.choice;
  const countsOf = (game: G, pending: Pending | null): readonly Count[] =>
    definition.counts?.(seatView(definition, game, pending, seat)) ?? [];
  const before = countsOf(step.game, step.pending);
  const game = clone(step.game);
  const asked = advance(rules, game) ?? step.pending;
  let atChance: readonly Count[] | null = null;
  let next: Pending | null = null;
  const { events } = witness(() =>
    atBorders(
      () => {
        atChance ??= countsOf(game, null);
      },
      () => {
        next = answer(rules, game, asked, seat, key);
      },
    ),
  );
  const told = events.map((event) => eventFor(event, seat));
  const after = next as Pending | null;
  const border = atChance === null ? borderAt(after, seat) : 'chance';
  const changes = changesBetween(before, atChance ?? countsOf(game, after));
  const faults: string[] = [];
  const text = (value: unknown) => canonical(value);
  if (preview.border !== null && preview.border !== border)
    faults.push(`it ends at ${border}, not at ${preview.border}`);
  for (const [index, one] of preview.sure.entries())
    if (text(told[index] ?? null) !== text(one))
      faults.push(`${text(one)} was sure, came ${text(told[index] ?? null)}`);
  for (const change of preview.changes)
    if (!changes.some((one) => text(one) === text(change))) faults.push(`${text(change)} did not come about`);
  if (preview.next !== null && after !== null) {
    const { prompt, options, offers } = seatView(definition, game, after, seat);
    const came = { decision: after.name, prompt, options: [...(options ?? []), ...offers] };
    if (text(came) !== text(preview.next)) faults.push(`next was to be ${text(preview.next)}, came ${text(came)}`);
  }
  for (const lost of preview.lost)
    if (after === null || isAllowed(after, seat, lost.key)) faults.push(`'${lost.key}' was to be lost`);
  const code = after === null ? null : codeAt(rules, game, after.frame);
  if (border === 'own' && after !== null && code !== null && deeds?.has(after.name) === true) {
    const { options } = preview.next ?? { options: [] };
    const said = new Set([...options, ...preview.lost.map((one) => one.key)]);
    const open = step.pending.questions.find((one) => one.seat === seat)?.options ?? [];
    for (const one of candidatesOf(code, game, after.frame, seat))
      if (open.includes(one) && !said.has(one))
        faults.push(`nothing was said of '${one}', which cannot be done any more`);
  }
  const ends = border !== 'own' || (after !== null && deeds?.has(after.name) === true);
  return { faults, told, ends };
}
