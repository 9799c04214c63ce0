/** What the stones of a ghost do: the vocabulary of the cards, interpreted in this one place (rulebook 4.5, 12, WM-ABIL-1). */

import type { Procedure } from '@jade/engine';
import { at, become, done, frame, tell } from '@jade/engine';
import type { Ability, Card } from '../content/cards.ts';
import { ghostOf } from '../content/cards.ts';
import type { Space } from '../content/layout.ts';
import { SIDES, sideOf } from '../content/layout.ts';
import { NONE, ON_CARD, ON_ICON } from '../state.ts';
import { arrive, removeLowestGhost } from './arrive.ts';
import { curse, curseOfGhost, layDown } from './curse.ts';
import { procedure } from './define.ts';
import { moveGhost, nextFreeClockwise } from './ghosts.ts';
import { give } from './give.ts';
import { clearCircle, haunt } from './haunt.ts';
import { loseQi } from './qi.ts';
import { gainCrystal, sendSuLingHome } from './su-ling.ts';
import { boardName, isLiving, spaceName } from './table.ts';
import { groupLoseTao, losersOfTao, qiOrYinYang, takeTao } from './tokens.ts';
import { devour, flight, killOfChoice } from './villagers.ts';

interface Stone {
  card: Card;
  /** Where the ghost is, or was when it was exorcised (GS-CURSE-2). */
  space: Space;
  ability: Ability;
  /** The rule by which the stone acts now. */
  rule: string;
}

/** GS-TURN-10, GS-ABIL-14: rewards for the active player alone are lost when that Taoist is dead. */
const FOR_THE_ACTIVE: readonly Ability[] = ['gain-tao-1', 'gain-tao-2', 'gain-qi-or-yin-yang', 'gain-crystal'];

export const stone: Procedure<Stone> = procedure('stone', frame<Stone>(), {
  act(g, f) {
    const { space } = f;
    const told = { ghost: ghostOf(f.card).id, space: spaceName(space), ability: f.ability };
    if (FOR_THE_ACTIVE.includes(f.ability) && !isLiving(g, g.active)) {
      tell('GS-TURN-10', 'rewardLost', told);
      return done;
    }
    tell(f.rule, 'stone', told);
    switch (f.ability) {
      case 'summon-ghost': // GS-ABIL-1
        return become(arrive, {});

      // GS-ABIL-2 to GS-ABIL-5, GS-INC-6, GS-INC-8, GS-INC-9: these last while the ghost is there, see rules/ghosts.ts.
      case 'power-off-board':
        tell('GS-ABIL-2', 'powerOff', { board: boardName(g, sideOf(space)) });
        return done;
      case 'power-off-all':
        tell('GS-ABIL-3', 'powersOff', {});
        return done;
      case 'capture-die':
        tell('GS-ABIL-4', 'dieCaptured', {});
        return done;
      case 'tao-off':
        tell('GS-ABIL-5', 'taoOff', {});
        return done;

      case 'lose-qi':
        return become(loseQi, { side: g.active, rule: 'GS-ABIL-6' });
      case 'haunt-tile': // GS-ABIL-7
        return become(haunt, { space });
      case 'group-lose-tao': // GS-ABIL-8, GS-INC-7
        return become(groupLoseTao, losersOfTao(g));
      case 'roll-curse': // GS-ABIL-17, GS-INC-3, GS-INC-4, GS-INC-5
      case 'tormentor': // GS-ABIL-16
        return become(curse, curseOfGhost(space));
      case 'clear-circle-of-prayer': // GS-ABIL-19, GS-INC-11
        clearCircle(g, 'GS-INC-11');
        return done;

      // GS-ABIL-18, GS-INC-10, GS-HAUNT-1 to GS-HAUNT-3, WM-HAUNT-4
      case 'haunter':
        if (at(g.figures, space) === ON_CARD) {
          g.figures[space] = ON_ICON;
          tell('GS-HAUNT-2', 'figureOnIcon', told);
          return g.moon === null ? done : become(flight, { space });
        }
        g.figures[space] = ON_CARD; // WM-FLIGHT-7: going back makes nobody flee
        tell('GS-HAUNT-2', 'figureHaunts', told);
        return become(haunt, { space });
      case 'haunter-starts-on-board': // WM-FLIGHT-4; the figure was put on the icon by GS-ARRIVE-9
        tell('GS-ABIL-18', 'figureOnIcon', told);
        return g.moon === null ? done : become(flight, { space });

      case 'devourer': // WM-DEVOUR-1
      case 'devour-on-arrival': // WM-DEVOUR-3, WM-DEVOUR-5
        return become(devour, { space });
      case 'remove-portal': // WM-INC-1: it is gone while the Gatekeeper is there, see isPortalOpen
        tell('WM-INC-1', 'portalTaken', {});
        return done;
      case 'remove-su-ling': // WM-INC-3
        if (g.moon !== null) sendSuLingHome(g, 'WM-INC-3');
        return done;
      case 'lay-down-all-taoists': // WM-INC-4
        for (const side of SIDES) layDown(g, side, 'WM-INC-4');
        return done;
      case 'remove-bottom-two': // WM-INC-5
        removeLowestGhost(g, 'WM-INC-5');
        if (g.ending === null) removeLowestGhost(g, 'WM-INC-5');
        return done;
      case 'kill-villager-of-choice': // WM-INC-2
        return become(killOfChoice, { rule: 'WM-INC-2' });

      // WM-INC-6, CS-4
      case 'move-clockwise': {
        const to = nextFreeClockwise(g, space);
        if (to !== NONE) moveGhost(g, space, to, ghostOf(f.card).incarnation ? 'WM-INC-6' : 'CS-4');
        return done;
      }

      // These are conditions, asked elsewhere; as stones they do nothing (GS-YIN-8).
      case 'dice-immune':
      case 'requires-opposite-space-empty':
      case 'requires-buddha':
      case 'white-faces-void':
        return done;

      case 'gain-tao-1':
        return become(takeTao, { side: g.active, left: 1, rule: 'GS-ABIL-14' });
      case 'gain-tao-2':
        return become(takeTao, { side: g.active, left: 2, rule: 'GS-ABIL-14' });
      case 'gain-qi-or-yin-yang': // GS-ABIL-13
        return become(qiOrYinYang, { side: g.active });
      case 'gain-crystal': // WM-DEVOUR-4
        gainCrystal(g, g.active, 'WM-DEVOUR-4');
        return done;
      case 'group-qi-and-yin-yang':
        return become(give, { gifts: ['qi', 'yinYang'], rule: 'GS-ABIL-15' });
      case 'group-crystal-and-yin-yang':
        return become(give, { gifts: ['crystal', 'yinYang'], rule: 'WM-INC-9' });
    }
  },
});
