/**
 * How chances and worths bend: numbers between the weights, which are no weights themselves. guesses.json says where they come from; here is what
 * each means.
 */

import source from './guesses.json';

interface Guesses {
  /** How likely a Horde falls: less as the end comes near, never quite sure for a spot, and less with each row behind the first. */
  readonly defeat: { readonly late: number; readonly surest: number; readonly row: number };
  /** How likely it is claimed: by whoever does not lead while spots are left, and the least of whoever leads. */
  readonly claim: { readonly behind: number; readonly ahead: number };
  /** A Wound takes the reward of its spot from somebody, now and then from oneself. */
  readonly wound: { readonly spoiltReward: number };
  /** An Archer: what it brings at the least, how likely it finds a target, what of it comes now and what in the Years to come, and what a Breach takes. */
  readonly firing: {
    readonly least: number;
    readonly target: number;
    readonly targetPerHorde: number;
    readonly now: number;
    readonly later: number;
    readonly breach: number;
  };
  /** The part of the harm that Defence keeps away: where it is close, where the Section now holds, and where it still does not. */
  readonly safety: { readonly narrow: number; readonly kept: number; readonly helped: number };
  /** A second building in one visit beside the best; a Tactic card drawn in the last Year. */
  readonly clerks: { readonly nextBuilding: number; readonly lastLesson: number };
  /** An Attack Order: an Archer who fires beside a Soldier who attacks, and what a Soldier at rest was worth anyhow. */
  readonly attack: { readonly archer: number; readonly resting: number };
  /** How likely a Breach is: where the Hordes are stronger, more so with each point, and where it is close. */
  readonly breach: { readonly weaker: number; readonly perPoint: number; readonly narrow: number };
  /** The share of a Horde's Honour that counts when nobody else stands on it, and what is added as it fills. */
  readonly horde: { readonly begun: number; readonly done: number };
  /** Resources keep this much of their worth to the end, and beyond plenty one counts for so many. */
  readonly stores: { readonly toTheEnd: number; readonly beyondPlenty: number };
  /** A game won or lost, beside its Honour. */
  readonly end: { readonly won: number };
  /** Choices without a worth of their own, beside each other. */
  readonly choices: {
    /** A payment as it is suggested. */
    readonly paid: number;
    /** To leave what a Location gives. */
    readonly declining: number;
    /** Gathering first, so that the rest can be paid; whoever builds last finds most in the Warehouse. */
    readonly gatherFirst: number;
    readonly hireNext: number;
    readonly recruitThen: number;
    readonly buildLast: number;
    readonly otherwise: number;
    /** The last Soldiers of a kind are given away last. */
    readonly lastSoldier: number;
    /** Shame that goes to the box. */
    readonly unplaced: number;
    /** A second token on a card costs nearly nothing more. */
    readonly shamedBefore: number;
    /** A Tactic card whose moment has come is mostly worth playing; abilities cost nothing. */
    readonly enhanced: number;
    readonly basic: number;
    readonly ability: number;
    /** Where all win or none, the evaluation counts in larger steps: a Request is worth 25. */
    readonly together: number;
  };
}

export const GUESSES: Guesses = source;
