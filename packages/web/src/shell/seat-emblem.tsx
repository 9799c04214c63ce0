/** The emblem of a seat in games that have no emblems: its number. */

const SEAT_GLYPHS = ['1', '2', '3', '4'];

export function Emblem({ seat: index, size }: { seat: number; size: number }) {
  return (
    <span className={`emb s${index + 1}`} style={{ '--es': `${size}px` } as object}>
      <b className="num">{SEAT_GLYPHS[index]}</b>
    </span>
  );
}
