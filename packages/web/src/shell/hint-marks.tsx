/**
 * The numbers of the coach's ways on the board. Boards are drawn in many ways, so the numbers lie on a layer of their own
 * and follow the things they stand for: over zooming, panning, scrolling and whatever else moves them.
 */

import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTable } from './at-table.tsx';
import { elementOf, isShown } from './elements.ts';

/** After these things may be elsewhere, at the latest after so many milliseconds. */
const MOVES = ['scroll', 'resize', 'wheel', 'pointermove', 'click', 'keydown', 'transitionrun'] as const;
const WATCHED = 800;

export function HintMarks() {
  const { session, hinted } = useTable();
  const layer = useRef<HTMLDivElement>(null);
  const { concerns } = session.look;

  useEffect(() => {
    const marks = [...(layer.current?.children ?? [])] as HTMLElement[];
    const things = hinted.map((key) => concerns[key] ?? [key]);
    let held: (Element | null)[] = [];
    let frame = 0;
    let until = 0;
    const follow = () => {
      if (held.length === 0 || !held.every((thing) => thing !== null && isShown(thing))) held = elementsOf(things);
      for (const [index, mark] of marks.entries()) {
        const thing = held[index] ?? null;
        const point = thing === null ? null : pointOn(thing);
        mark.hidden = point === null;
        if (point !== null) mark.style.transform = `translate(${Math.round(point.x)}px, ${Math.round(point.y)}px)`;
      }
      frame = performance.now() < until ? requestAnimationFrame(follow) : 0;
    };
    // Nothing moves by itself: whoever does something is watched for a moment.
    const watch = () => {
      until = performance.now() + WATCHED;
      if (frame === 0) frame = requestAnimationFrame(follow);
    };
    watch();
    for (const event of MOVES) addEventListener(event, watch, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of MOVES) removeEventListener(event, watch, { capture: true });
    };
  }, [hinted, concerns]);

  return createPortal(
    <div ref={layer} className="hint-marks" aria-hidden="true">
      {hinted.map((key, index) => (
        <b key={key} className="num" hidden>
          {index + 1}
        </b>
      ))}
    </div>,
    document.body,
  );
}

/** One element for each way. Ways may share a thing: each takes one that no better way has, or none. */
function elementsOf(ways: readonly (readonly string[])[]): (Element | null)[] {
  const taken = new Set<Element>();
  return ways.map((things) => {
    const free = things.map(elementOf).find((element) => element !== null && !taken.has(element)) ?? null;
    if (free !== null) taken.add(free);
    return free;
  });
}

/** The middle of a road, the upper corner of anything else; null where it lies outside of what is shown. */
function pointOn(element: Element): { x: number; y: number } | null {
  const path = element.querySelector<SVGPathElement>('path.hit');
  const matrix = path?.getScreenCTM();
  const { left, top } = element.getBoundingClientRect();
  const point =
    path && matrix
      ? path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(matrix)
      : { x: left + 9, y: top + 9 };
  const window = element.closest('.camera, .right, .center')?.getBoundingClientRect();
  if (window === undefined) return point;
  const isInside =
    point.x >= window.left && point.x <= window.right && point.y >= window.top && point.y <= window.bottom;
  return isInside ? point : null;
}
