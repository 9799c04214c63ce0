/** The teaching game, by which the bots are tested. */

import type { GameDefinition } from '@jade/engine';
import { anyGame } from '@jade/engine';
import { lanternMarket } from '@jade/lantern-market';

export const market = anyGame(lanternMarket);

/** Without what bots deliberate with, so that they search. */
const { policy: _policy, foresight: _foresight, levels: _levels, ...withoutPolicy } = market;
export const searchedMarket: GameDefinition = withoutPolicy;
