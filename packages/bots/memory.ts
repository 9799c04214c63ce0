/** What a bot keeps from one decision to the next: its tree, and the choices by which the game has gone on since. */

import type { Choice, Pending, Seat } from '@jade/engine';
import { hasAnswers } from '@jade/engine';
import type { Known } from './search.ts';
import { TreeNode } from './search.ts';

/**
 * What a seat learns when somebody chooses: the choice itself; nothing, where others answer in secret what it answers
 * too (the tree does not follow that); or that it has lost track.
 */
export function learnt(own: Seat, pending: Pending, { seat, key }: Choice): Known | 'nothing' | 'lost' {
  if (hasAnswers(pending.frame) && seat !== own) {
    const takesPart =
      pending.questions.some((asked) => asked.seat === own) ||
      pending.frame.answers.some((given) => given.seat === own);
    return takesPart ? 'nothing' : 'lost';
  }
  return { seat, decision: pending.name, key };
}

export class Memory {
  private tree: TreeNode | null = null;

  keep(tree: TreeNode): void {
    this.tree = tree;
  }

  /** The game went on. */
  follow(what: Known | 'nothing' | 'lost'): void {
    if (what === 'lost') this.tree = null;
    else if (what !== 'nothing') this.tree = this.tree?.after(what) ?? null;
  }

  /** The tree where the game is now. */
  recall(): TreeNode {
    return this.tree ?? new TreeNode();
  }
}
