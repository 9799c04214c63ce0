/** What would come of a tactic card, in a few words, where it can be told beforehand. */

import type { Faction, GreatWall } from '@jade/great-wall/screen';
import {
  ALL_SLOTS,
  BARRICADE_SLOTS,
  clanOf,
  doomedNow,
  hordeForecast,
  rowOf,
  sectionForecast,
} from '@jade/great-wall/screen';
import type { Speaker } from '@jade/words';
import type { Session } from '../../table/session.ts';
import { sectionIn } from './asking.ts';
import { shameOf } from './clan-goods.tsx';
import { attackers } from './concern.tsx';
import type { Frame } from './use-wall.ts';

interface Played {
  readonly title: string;
  readonly enhanced: boolean;
  readonly window: Frame;
  readonly stack: Session['look']['view']['stack'];
}

/** How much a card changes a number, basic and enhanced. */
const BY: Readonly<Record<string, readonly [number, number]>> = {
  nightWatch: [2, 5],
  holdTheLine: [2, 4],
  glory: [2, 5],
  spoils: [0, 4],
};

export function consequenceOf(words: Speaker, g: GreatWall, me: Faction, played: Played): string | null {
  const { title, enhanced, window, stack } = played;
  const clan = clanOf(g, me);
  const section = sectionIn(window);
  const by = BY[title]?.[enhanced ? 1 : 0] ?? 0;
  switch (title) {
    case 'retreat': {
      const own = doomedNow(stack).filter(({ who }) => who === me).length;
      const saved = enhanced ? own : Math.min(1, own);
      return words.say('wall.then.saves', { saved, dead: own - saved });
    }
    case 'nightWatch':
    case 'holdTheLine': {
      if (section === null) return null;
      const { power, defence } = sectionForecast(g, section);
      return title === 'nightWatch'
        ? words.say('wall.then.defence', { from: defence, to: defence + by, power })
        : words.say('wall.then.power', { from: power, to: Math.max(0, power - by), defence });
    }
    case 'glory':
    case 'spoils':
      return by === 0 ? null : words.say('wall.then.honour', { from: clan.honour, to: clan.honour + by });
    case 'emergencyWorks': {
      if (section === null) return null;
      const { power, defence } = sectionForecast(g, section);
      return words.say('wall.then.slots', { count: BARRICADE_SLOTS - (g.barricades[section] ?? 0), power, defence });
    }
    case 'pardon': {
      const shame = shameOf(clan);
      return words.say('wall.then.shame', { from: shame, to: Math.max(0, shame - 1) });
    }
    case 'charge':
      return words.say('wall.then.attackers', { count: attackers(g, me) });
    case 'ambush':
      return words.say('wall.then.wounds', { count: vacantIn(g, enhanced) });
    default:
      return null;
  }
}

function vacantIn(g: GreatWall, allRows: boolean): number {
  return ALL_SLOTS.filter((slot) => g.hordes[slot] !== '' && (allRows || rowOf(slot) === 0)).reduce(
    (sum, slot) => sum + hordeForecast(g, slot).vacant,
    0,
  );
}
