/** Where in the year we are: the seasons as a path, and the step of the season. */

import type { SeatView } from '@jade/engine';
import { frameIn } from '@jade/engine';
import {
  assault,
  chooseAdvisor,
  chooseCommand,
  defeatCheck,
  fulfilment,
  lastYear,
  NOBODY,
  nameOf,
  printedLethality,
  SECTIONS,
  seen,
  summer,
  volley,
} from '@jade/great-wall/screen';
import type { Speaker } from '@jade/words';
import type { Bead } from '../games.ts';
import { Sign } from './art.tsx';
import { SEASON_SIGNS } from './signs.ts';
import { wallView } from './wall-view.ts';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

export function agenda(view: SeatView, words: Speaker): readonly Bead[] {
  const { season } = wallView(view).table;
  if (season === 'over') return [];
  if (season === 'setup') {
    const advisors = frameIn(view.stack, chooseAdvisor) !== null;
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
  const g = seen(wallView(view));
  const { stack } = view;
  if (g.season === 'summer') {
    const step = frameIn(stack, summer)?.at;
    const { token, shame, recover, recovery } = summer.steps;
    if (step === token || step === shame) return words.say('wall.step.shame');
    return step === recover || step === recovery ? words.say('wall.step.recovery') : '';
  }
  if (g.season === 'autumn') {
    if (frameIn(stack, chooseCommand) !== null) return words.say('wall.step.secret');
    if (g.active === NOBODY) return words.say('wall.step.track');
    const space = g.track.indexOf(g.active) + 1;
    return words.say('wall.step.card', { space, count: g.track.length, seat: nameOf(g, g.active) });
  }
  if (g.season !== 'winter') return '';
  const attack = frameIn(stack, assault);
  if (attack !== null) return words.say('wall.step.assault', { section: SECTIONS[attack.section] });
  if (frameIn(stack, fulfilment) !== null) return words.say('wall.step.requests');
  if (frameIn(stack, volley) !== null) return words.say('wall.step.firing');
  if (frameIn(stack, defeatCheck) !== null) return words.say('wall.step.defeat');
  return '';
}

export function standing(view: SeatView, words: Speaker): string {
  const g = seen(wallView(view));
  if (g.season === 'setup') return words.say('wall.setup');
  return words.say('wall.standing', {
    year: g.year,
    last: lastYear(g),
    lethality: printedLethality(g),
    shame: g.shamePool,
  });
}
