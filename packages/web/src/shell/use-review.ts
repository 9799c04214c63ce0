/** The coach's look back at a game, for everything that shows it. */

import type { Review } from '@jade/bots';
import type { Seat } from '@jade/engine';
import { useEffect, useState } from 'react';
import { useTable } from './at-table.tsx';

/** A game that is over, looked back at with the eyes of whoever sits here, or of the winner. */
export function useReview(): { review: Review | null; own: Seat } {
  const { sitting, viewer, look, news } = useTable().session;
  const own = (viewer === 'spectator' ? look.view.outcome?.winners[0] : viewer) ?? (0 as Seat);
  const [review, setReview] = useState<Review | null>(null);
  useEffect(() => {
    if (!news.over) return;
    let left = false;
    void sitting.review().then((given) => {
      if (!left) setReview(given);
    });
    return () => {
      left = true;
    };
  }, [sitting, news.over]);
  return { review, own };
}
