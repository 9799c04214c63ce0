/** Gradients and clips that all drawings of the field share. */

const ROWS = [
  ['#a04a2a', '#4d1d10'],
  ['#87412a', '#431b11'],
  ['#6f3827', '#381812'],
] as const;

export function Defs() {
  return (
    <svg className="gw-defs" width="0" height="0" aria-hidden="true">
      <defs>
        {ROWS.map(([from, to], row) => (
          <linearGradient key={from} id={`gw-h${row + 1}`} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor={from} />
            <stop offset="1" stopColor={to} />
          </linearGradient>
        ))}
        <linearGradient id="gw-hs" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd9a0" stopOpacity=".22" />
          <stop offset=".4" stopColor="#ffd9a0" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".25" />
        </linearGradient>
        <clipPath id="gw-hc">
          <rect width="258" height="96" rx="8" />
        </clipPath>
      </defs>
    </svg>
  );
}
