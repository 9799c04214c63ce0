/** What somebody keeps in set-up before it is shown (GW-SETUP-11, GW-SETUP-12): its owner sees it, everybody else that there is something. */

import type { Frame } from '@jade/engine';
import { frameIn, hasAnswers } from '@jade/engine';
import type { Faction, Seen } from '@jade/great-wall/screen';
import { ADVISOR, chooseAdvisor, chooseGeneral, GENERAL } from '@jade/great-wall/screen';

/** The card, `hidden` where somebody else keeps it in secret, or null while nothing is chosen. */
export type Kept = { readonly card: string } | 'hidden' | null;

export function keptGeneral(g: Seen, faction: Faction, me: Faction | null): Kept {
  const { general = '', dealt = 0 } = g.clans[faction] ?? {};
  if (general !== '') return { card: general };
  if (frameIn(g.stack, chooseAdvisor) !== null) {
    const [first] = typeof dealt === 'number' ? [] : dealt;
    return faction === me && first !== undefined ? { card: first } : 'hidden';
  }
  return answered(frameIn(g.stack, chooseGeneral), faction, me, GENERAL.name);
}

export function keptAdvisor(g: Seen, faction: Faction, me: Faction | null): Kept {
  return answered(frameIn(g.stack, chooseAdvisor), faction, me, ADVISOR.name);
}

function answered(frame: Frame | null, faction: Faction, me: Faction | null, name: (key: string) => string): Kept {
  const answer = frame !== null && hasAnswers(frame) ? frame.answers.find(({ seat }) => seat === faction) : undefined;
  if (answer === undefined) return null;
  return faction === me ? { card: name(answer.key) } : 'hidden';
}
