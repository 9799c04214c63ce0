/** The own tables on the server, for the home screen: asked for only by a browser that has played there. */

import type { Online } from '@jade/online';
import { useEffect, useState } from 'react';
import { hasPlayedOnline } from './known.ts';

export function useRooms(): Online | null {
  const [online, setOnline] = useState<Online | null>(null);
  useEffect(() => {
    if (!hasPlayedOnline()) return;
    let stop: (() => void) | null = null;
    let left = false;
    void import('./hall.ts').then(({ onlineHall }) => {
      if (left) return;
      const hall = onlineHall();
      hall.connect();
      stop = hall.subscribe(() => setOnline(hall.online()));
      setOnline(hall.online());
    });
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  return online;
}

/** Takes a room off the list of whoever belongs to it. */
export async function removeRoom(id: string): Promise<void> {
  const { onlineHall } = await import('./hall.ts');
  await onlineHall().remove(id);
}
