/** What Qin Jiushao does when it comes to it. */

import type { Event, Params, Proof } from '@jade/engine';
import { at, must, witness } from '@jade/engine';
import { LOCATION_IDS } from '../content/board.ts';
import { ARCHER, SECTIONS, SPEARMAN, sectionOf } from '../content/terms.ts';
import { NEXT_CLERKS } from '../forecasts/qin.ts';
import { slotOfSpot } from '../rules/keys.ts';
import { qinBuilds, qinMoves, qinPick, qinRecruits, qinUpgrades } from '../rules/qin.ts';
import { score } from '../rules/scoring.ts';
import type { GreatWall } from '../state.ts';
import { clanOf, qin } from '../state.ts';
import { told } from './let-happen.ts';

/** Lets him do something, and reads in what is told of it what came. */
function does(what: (g: GreatWall) => void, event: string, came: (all: readonly Event[]) => Params): Proof<GreatWall> {
  return (g, { key }) => ({ key, params: came(told(witness(() => what(g)).events, event)) });
}

const first = (all: readonly Event[], param: string) => all[0]?.params[param] ?? '';

export const QIN_PROOFS: Readonly<Record<string, Proof<GreatWall>>> = {
  sends: does(
    (g) => qinMoves(g, NEXT_CLERKS),
    'clerkMoved',
    (all) => ({ locations: all.map(({ params }) => params.to ?? '') }),
  ),
  activates: (g, { key }) => ({ key, params: { location: at(LOCATION_IDS, must(qinPick(g), 'a Location')) } }),
  spearman: does(
    (g) => qinRecruits(g, SPEARMAN, 1),
    'covered',
    (all) => {
      const slot = slotOfSpot(String(first(all, 'spot')));
      return { section: slot === null ? '' : SECTIONS[sectionOf(slot)] };
    },
  ),
  archer: does(
    (g) => qinRecruits(g, ARCHER, 1),
    'tookFiringSpot',
    (all) => ({ section: first(all, 'section') }),
  ),
  builds: does(qinBuilds, 'wallBuilt', (all) => ({ section: first(all, 'section') })),
  upgrades: does(qinUpgrades, 'qinUpgraded', (all) => ({ location: first(all, 'location') })),
  end(g, { key, params }) {
    score(g);
    return { key, params: { ...params, total: clanOf(g, qin(g)).honour } };
  },
};
