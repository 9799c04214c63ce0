/** A number at its place: when it changes, it says by how much for a moment. */

import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { signed } from './end-sheet.tsx';

/** As long as it takes to be noticed. */
const SHOWN = 2200;

export function Changed({ value, children }: { value: number; children: ReactNode }) {
  const before = useRef(value);
  const [by, setBy] = useState(0);
  useEffect(() => {
    const change = value - before.current;
    before.current = value;
    if (change === 0) return;
    setBy(change);
    const timer = setTimeout(() => setBy(0), SHOWN);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <span className="changed">
      {children}
      {by !== 0 && (
        <span className={`by num ${by < 0 ? 'less' : ''}`} aria-hidden="true">
          {by > 0 ? `+${by}` : signed(by)}
        </span>
      )}
    </span>
  );
}
