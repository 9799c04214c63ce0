/**
 * How whoever thinks ahead follows the policy at the Wall. Followed to the end of the game two ideas drown in luck; a Year
 * later the evaluation tells them apart (docs/lab/bots.md).
 */

import type { Foresight } from '@jade/engine';
import { activationStep, chooseActivation } from '../rules/activation.ts';
import { strike } from '../rules/attack.ts';
import { chooseCommand } from '../rules/autumn.ts';
import { boxes, copyCommand } from '../rules/boxes.ts';
import { build } from '../rules/build.ts';
import { moving } from '../rules/clerks.ts';
import { perform } from '../rules/effects.ts';
import { adjust } from '../rules/payment.ts';
import { upgrade } from '../rules/production.ts';
import { chooseGain } from '../rules/purse.ts';
import { recruitment } from '../rules/recruit.ts';
import { fulfilment, proposal } from '../rules/requests.ts';
import { receiveShame } from '../rules/shame.ts';
import { summer } from '../rules/summer.ts';
import { window } from '../rules/window.ts';
import type { GreatWall } from '../state.ts';
import { isCoop } from '../state.ts';
import { occasionOf } from './habits.ts';

/** To the next Year, or to the end of the game. */
const YEARS = { competitive: 1, cooperative: 1, cooperativeOfTwo: Infinity, solo: Infinity };

/** How many ideas are followed where it pays; elsewhere as many as the others say. Against each other ... */
const IDEAS: ReadonlyMap<string, number> = new Map([
  ...[
    chooseCommand.start,
    moving.steps.destination,
    activationStep.steps.choose,
    recruitment.steps.choose,
    chooseActivation.steps.location,
    copyCommand.steps.choose,
  ].map((decision) => [decision, 8] as const),
  [strike.steps.target, 6],
  // There the policy chooses as well as whoever follows it.
  ...[
    moving.steps.origin,
    build.steps.choose,
    upgrade.steps.choose,
    summer.steps.token,
    summer.steps.recover,
    receiveShame.steps.choose,
    adjust.start,
    boxes.steps.name,
  ].map((decision) => [decision, 1] as const),
]);
const OTHERS = 3;

/** ... and together, where only these are worth a thought. */
const IDEAS_TOGETHER: ReadonlyMap<string, number> = new Map([
  ...[
    chooseCommand.start,
    build.steps.choose,
    fulfilment.steps.propose,
    proposal.steps.agree,
    recruitment.steps.choose,
    strike.steps.target,
    activationStep.steps.choose,
    window.steps.ask,
    perform.steps.choose,
    chooseGain.steps.resource,
  ].map((decision) => [decision, 6] as const),
  [moving.steps.destination, 4],
]);

export const foresight: Foresight<GreatWall> = {
  isEnough: (from, now) => now.year >= from.year + YEARS[occasionOf(from)],
  ideas: (g, decision) => (isCoop(g) ? (IDEAS_TOGETHER.get(decision) ?? 1) : (IDEAS.get(decision) ?? OTHERS)),
  isFirm: isCoop,
};
