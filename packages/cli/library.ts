/** The games on the shelf, with the words they speak. */

import type { GameDefinition } from '@jade/engine';
import { anyGame } from '@jade/engine';
import { lanternMarket } from '@jade/lantern-market';
import lanternMarketWords from '@jade/lantern-market/messages/en.json';
import type { Catalogue } from '@jade/words';

export interface Boxed {
  readonly definition: GameDefinition;
  readonly words: Catalogue;
}

export const LIBRARY: readonly Boxed[] = [{ definition: anyGame(lanternMarket), words: lanternMarketWords }];

export const DEFINITIONS: readonly GameDefinition[] = LIBRARY.map(({ definition }) => definition);
