/** A QR code, drawn row by row. */

import { useMemo } from 'react';
import { encode } from 'uqr';

/** Units of paper around the code, by which a camera finds it. */
const MARGIN = 3;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: 0 });
    const rows = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1Z` : '')));
    return { size, path: rows.join('') };
  }, [text]);
  const whole = size + 2 * MARGIN;
  return (
    <svg className="qr" viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
