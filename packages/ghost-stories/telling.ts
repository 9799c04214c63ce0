/** How a night is told: what leads to what, and what deserves a stage of its own. */

import type { MomentKind, Telling } from '@jade/engine';
import { INCARNATION_IDS } from './content/cards.ts';

const KINDS: Readonly<Record<string, MomentKind>> = {
  drew: 'reveal',
  incarnationEnters: 'reveal',
  rolled: 'roll',
  rerolled: 'roll',
  curseRolled: 'roll',
  curseRolledNeutral: 'roll',
  exorcised: 'result',
  exorcismFailed: 'result',
  letStay: 'result',
  buddhaBanished: 'reveal',
  buddhaPushedAway: 'reveal',
  figureHaunts: 'assault',
  tileHaunted: 'loss',
  villagerDied: 'loss',
  lostQi: 'loss',
  lostQiNeutral: 'loss',
  lostAllTao: 'loss',
  died: 'loss',
  possessed: 'loss',
  gameOver: 'end',
};

export const telling: Telling = {
  leads: new Set([
    // A quiet turn leads to the next one.
    'turn',
    'turnNeutral',
    'drew',
    'stone',
    'figureHaunts',
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
    'asksForHelp',
    'usedYinYang',
    'usedArtefact',
    'usedPower',
    'borrowed',
    'exorcism',
    'barrierExorcism',
    'spent',
  ]),
  // Where a ghost came, what was used up for good and what a roll brought are looked for in the chronicle.
  ownLines: new Set(['arrived', 'usedYinYang', 'usedArtefact', 'gainedTao']),
  turns: new Set(['turn', 'turnNeutral']),
  silent: new Set(),
  marks: new Set(),
  vain: new Set(['rewardLost']),
  kindOf({ key, params }) {
    if ((key === 'drew' || key === 'incarnationEnters') && INCARNATION_IDS.has(String(params.ghost))) return 'boss';
    return KINDS[key] ?? 'plain';
  },
};
