/** Where in the year we are: the seasons as a path, and the step of the season. */

import type { SeatView } from '@jade/engine';
import type { WallView } from '@jade/great-wall/screen';
import { lastYear, NOBODY, nameOf, printedLethality, SECTIONS } from '@jade/great-wall/screen';
import type { Speaker } from '@jade/words';
import type { Bead } from '../games.ts';
import { Sign } from './art.tsx';
import { SEASON_SIGNS } from './signs.ts';
import { frameOf } from './use-game.ts';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

export function agenda(view: SeatView, words: Speaker): readonly Bead[] {
  const { season } = view.table as WallView;
  if (season === 'over') return [];
  if (season === 'setup') {
    const advisors = frameOf(view.stack, 'chooseAdvisor') !== null;
    return [
      { label: words.say('wall.step.generals'), state: advisors ? 'done' : 'now' },
      { label: words.say('wall.step.advisors'), state: advisors ? 'now' : 'next' },
      { label: words.say('season.spring'), state: 'next' },
    ];
  }
  const now = SEASONS.indexOf(season);
  return SEASONS.map((one, index): Bead => {
    const name = words.say(`season.${one}`);
    const sign = <Sign key={one} name={SEASON_SIGNS[one]} size={14} />;
    if (index !== now) return { label: name, sign, state: index < now ? 'done' : 'next' };
    const step = stepOf(view, words);
    return { label: step === '' ? name : words.say('wall.step.of', { season: one, step }), sign, state: 'now' };
  });
}

/** What goes on inside the season. */
function stepOf(view: SeatView, words: Speaker): string {
  const g = { ...(view.table as WallView), seats: view.seats };
  const { stack } = view;
  if (g.season === 'summer') {
    const summer = frameOf(stack, 'summer')?.at.split('.')[1] ?? '';
    const known = ['token', 'shame', 'recover', 'recovery'].includes(summer);
    return known ? words.say(summer === 'token' || summer === 'shame' ? 'wall.step.shame' : 'wall.step.recovery') : '';
  }
  if (g.season === 'autumn') {
    if (frameOf(stack, 'chooseCommand') !== null) return words.say('wall.step.secret');
    if (g.active === NOBODY) return words.say('wall.step.track');
    const space = g.track.indexOf(g.active) + 1;
    return words.say('wall.step.card', {
      space,
      count: g.track.length,
      seat: nameOf(g as never, g.active),
    });
  }
  if (g.season !== 'winter') return '';
  const assault = frameOf(stack, 'assault');
  if (assault !== null) return words.say('wall.step.assault', { section: SECTIONS[Number(assault.section) as 0] });
  if (frameOf(stack, 'fulfilment') !== null) return words.say('wall.step.requests');
  if (frameOf(stack, 'volley') !== null) return words.say('wall.step.firing');
  if (frameOf(stack, 'defeatCheck') !== null) return words.say('wall.step.defeat');
  return '';
}

export function standing(view: SeatView, words: Speaker): string {
  const g = { ...(view.table as WallView), seats: view.seats };
  if (g.season === 'setup') return words.say('wall.setup');
  return words.say('wall.standing', {
    year: g.year,
    last: lastYear(g as never),
    lethality: printedLethality(g as never),
    shame: g.shamePool,
  });
}
