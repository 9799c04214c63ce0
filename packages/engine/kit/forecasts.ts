/** Puts everything that a screen foretells to the proof, over random games. */

import type { Game } from '../flow.ts';
import type { Config, Forecast, GameDefinition, Proof } from '../game.ts';
import { canonical } from '../plain.ts';
import { seatView } from '../view.ts';
import type { WalkStep } from './walk.ts';
import { walk } from './walk.ts';

/** What came of the forecasts of some games. */
export interface Foretold {
  choices: number;
  forecasts: number;
  /** A sentence for each that did not come so. */
  wrong: string[];
  /** How often each kind was proved: by what proves it, and by its sentence. */
  readonly proved: Map<string, number>;
}

export function nothingForetold(): Foretold {
  return { choices: 0, forecasts: 0, wrong: [], proved: new Map() };
}

/** Walks through one random game and proves, at one choice in `every`, what the seat that is asked could read. */
export async function proveForecasts<G extends Game, V>(
  definition: GameDefinition<G, V>,
  config: Config,
  every: number,
  into: Foretold = nothingForetold(),
): Promise<Foretold> {
  const proofs = (await definition.proofs?.()) ?? {};
  for (const step of walk(definition, config)) {
    into.choices += 1;
    if (step.seq % every === 0)
      proveStep(definition, proofs, step, into, `${config.mode}, ${config.players}, ${config.seed}`);
  }
  return into;
}

/** The same at one decision of a game that is played some other way; `which` may pick some of the forecasts. */
export function proveStep<G extends Game, V>(
  definition: GameDefinition<G, V>,
  proofs: Readonly<Record<string, Proof<G>>>,
  { game, pending, seq }: Pick<WalkStep<G>, 'game' | 'pending' | 'seq'>,
  into: Foretold,
  where: string,
  which: (forecast: Forecast) => boolean = () => true,
): void {
  const [asked] = pending.questions;
  if (asked === undefined) return;
  for (const forecast of definition.forecasts?.(seatView(definition, game, pending, asked.seat)) ?? []) {
    if (!which(forecast)) continue;
    const { about, key, params, when } = forecast;
    const proof = proofs[when];
    if (proof === undefined) throw new Error(`${definition.id}: nothing proves '${when}'`);
    const came = proof(definition.clone(game), forecast, asked.seat);
    into.forecasts += 1;
    for (const kind of [when, key]) into.proved.set(kind, (into.proved.get(kind) ?? 0) + 1);
    const [foretold, then] = [canonical({ key, params }), canonical({ key: came.key, params: came.params })];
    if (foretold !== then)
      into.wrong.push(
        `${where}, choice ${seq + 1}, ${pending.name}: ${about} (${when}) foretold ${foretold}, came ${then}`,
      );
  }
}
