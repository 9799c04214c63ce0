/** Spring and Summer in their steps: which there are, and which of them each line that was told belongs to. */

import type { Told } from '@jade/engine';

export type ToldSeason = 'spring' | 'summer';

interface Step {
  readonly id: string;
  /** The rules that carry it out. */
  readonly rules: readonly string[];
}

export interface ToldStep extends Step {
  readonly state: 'done' | 'now' | 'next';
  readonly lines: readonly Told[];
}

const STEPS: Readonly<Record<ToldSeason, readonly Step[]>> = {
  spring: [
    { id: 'year', rules: ['GW-SPRING-1'] },
    {
      id: 'hordes',
      rules: ['GW-SPRING-2', 'GW-SPRING-3', 'GW-SPRING-4', 'GW-SPRING-5', 'GW-SPRING-6', 'GW-SPRING-7', 'GW-SPRING-8'],
    },
    { id: 'advisors', rules: ['GW-SPRING-9', 'GW-SOLO-33'] },
  ],
  summer: [
    { id: 'income', rules: ['GW-SUMMER-1'] },
    { id: 'shame', rules: ['GW-SUMMER-2', 'GW-COOP-19'] },
    { id: 'cards', rules: ['GW-SUMMER-3', 'GW-SUMMER-4', 'GW-SUMMER-5', 'GW-SUMMER-6', 'GW-SOLO-9'] },
  ],
};

/** What cards do in between belongs to the step during which they do it. */
export function seasonSteps(season: ToldSeason, lines: readonly Told[]): readonly ToldStep[] {
  const steps = STEPS[season];
  const begun = lines.findLastIndex(({ key, params }) => key === 'season' && params.season === season);
  const told: Told[][] = steps.map(() => []);
  let now = 0;
  for (const line of begun < 0 ? [] : lines.slice(begun)) {
    const own = steps.findIndex(({ rules }) => rules.includes(line.rule));
    now = Math.max(now, own);
    if (line.key !== 'season') told[now]?.push(line);
  }
  return steps.map((step, index) => ({
    ...step,
    state: index < now ? 'done' : index === now ? 'now' : 'next',
    lines: told[index] ?? [],
  }));
}
