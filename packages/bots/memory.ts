/** What a bot keeps from one decision to the next: its tree, and the choices by which the game has gone on since. */

import type { Choice, Pending, Seat } from '@jade/engine';
import { hasAnswers } from '@jade/engine';
import type { Known } from './search.ts';
import { TreeNode } from './search.ts';

export class Memory {
  private readonly seat: Seat;
  private tree: TreeNode | null = null;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  keep(tree: TreeNode): void {
    this.tree = tree;
  }

  /** Somebody has chosen. What others choose in secret is not known here, and the tree does not follow it. */
  chosen(pending: Pending, { seat, key }: Choice): void {
    if (this.tree === null) return;
    if (hasAnswers(pending.frame) && seat !== this.seat) {
      const takesPart =
        pending.questions.some((asked) => asked.seat === this.seat) ||
        pending.frame.answers.some((given) => given.seat === this.seat);
      if (!takesPart) this.tree = null;
      return;
    }
    this.follow({ seat, decision: pending.name, key });
  }

  follow(known: Known): void {
    this.tree = this.tree?.after(known) ?? null;
  }

  /** The tree where the game is now. */
  recall(): TreeNode {
    return this.tree ?? new TreeNode();
  }
}
