/** Zoom and pan over a board: wheel, drag, pinch, buttons; and on small screens it goes where something can be chosen. */

import type { PointerEvent, ReactNode } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Sign } from '../art/icon.tsx';
import { useWords } from '../words/words.tsx';

interface Shot {
  /** Where the board's corner lies in the window, and how much it is enlarged. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface CameraProps {
  readonly children: ReactNode;
  /** Points of a square of 1000 that matter now: on small windows it goes there by itself. Without them it stays where it was put. */
  readonly focus?: readonly (readonly [number, number])[];
  /** The address of the painting below everything; also a small picture of the whole, where only a part is shown. */
  readonly ground: string;
}

/** On windows narrower than this the board is larger than the window. */
const SMALL = 560;
const CLOSE_UP = 704;
const NEAREST = 3.2;
/** From here on there is room for what a small board leaves out. */
const NEAR = 1.6;
const WHOLE: Shot = { x: 0, y: 0, scale: 1 };

export function Camera({ children, focus, ground }: CameraProps) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [shot, setShot] = useState<Shot>(WHOLE);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);
  const side = Math.min(size.width, size.height);
  const isSmall = size.width > 0 && size.width < SMALL;

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const clamp = useCallback(
    ({ x, y, scale }: Shot): Shot => {
      const near = Math.min(NEAREST, Math.max(1, scale));
      const length = side * near;
      const fit = (at: number, room: number) =>
        length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
      return { x: fit(x, size.width), y: fit(y, size.height), scale: near };
    },
    [side, size],
  );

  /** Brings a point of the board to the middle of the window. */
  const lookAt = useCallback(
    (px: number, py: number, scale: number) => {
      const unit = (side * scale) / 1000;
      setShot(clamp({ x: size.width / 2 - px * unit, y: size.height / 2 - py * unit, scale }));
    },
    [side, size, clamp],
  );

  const focusKey = focus?.map((point) => point.join()).join(' ');
  useEffect(() => {
    if (side === 0) return;
    if (!isSmall || focusKey === undefined) return setShot(clamp(WHOLE));
    const points = focusKey === '' ? [[500, 500]] : focusKey.split(' ').map((point) => point.split(',').map(Number));
    const middle = (axis: number) => {
      const values = points.map((point) => point[axis] ?? 500);
      return (Math.min(...values) + Math.max(...values)) / 2;
    };
    const spread = Math.max(
      ...[0, 1].map(
        (axis) =>
          Math.max(...points.map((point) => point[axis] ?? 0)) - Math.min(...points.map((point) => point[axis] ?? 0)),
      ),
    );
    const scale = spread > 620 ? 1 : CLOSE_UP / side;
    lookAt(middle(0), middle(1), scale);
  }, [side, isSmall, focusKey, clamp, lookAt]);

  const zoom = (by: number, cx = size.width / 2, cy = size.height / 2) => {
    setShot((old) => {
      const scale = Math.min(NEAREST, Math.max(1, old.scale * by));
      const ratio = scale / old.scale;
      return clamp({ x: cx - (cx - old.x) * ratio, y: cy - (cy - old.y) * ratio, scale });
    });
  };

  // React listens to wheels passively; zooming must keep the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX - left, event.clientY - top);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });

  function onPointerDown(event: PointerEvent): void {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size === 1) moved.current = 0;
  }

  function onPointerMove(event: PointerEvent): void {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const [other] = others;
    pointers.current.set(event.pointerId, now);
    moved.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (moved.current < 6) return;
    if (other !== undefined) {
      const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
      const ratio =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      zoom(ratio, (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
    } else setShot((old) => clamp({ ...old, x: old.x + now.x - before.x, y: old.y + now.y - before.y }));
  }

  function onPointerEnd(event: PointerEvent): void {
    pointers.current.delete(event.pointerId);
  }

  const dragging = pointers.current.size > 0;
  const isPart = shot.scale > 1.02;
  return (
    <div
      ref={frame}
      className="camera"
      data-near={shot.scale >= NEAR || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onPointerLeave={onPointerEnd}
      onClickCapture={(event) => {
        // A drag is no choice.
        if (moved.current >= 6) event.stopPropagation();
      }}
    >
      <div
        className={`film ${dragging ? 'held' : ''}`}
        style={{ width: side, height: side, transform: `translate(${shot.x}px, ${shot.y}px) scale(${shot.scale})` }}
      >
        <img className="ground" src={ground} alt="" />
        {children}
      </div>
      {isPart && (
        <div className="overview" aria-hidden="true">
          <img src={ground} alt="" />
          <svg viewBox="0 0 1000 1000" aria-hidden="true">
            <rect
              x={(-shot.x / (side * shot.scale)) * 1000}
              y={(-shot.y / (side * shot.scale)) * 1000}
              width={(size.width / (side * shot.scale)) * 1000}
              height={(size.height / (side * shot.scale)) * 1000}
            />
          </svg>
        </div>
      )}
      <div className="zoom">
        <button type="button" className="ib" aria-label={words.say('zoom.in')} onClick={() => zoom(1.4)}>
          <Sign name="plus" size={14} />
        </button>
        <button type="button" className="ib" aria-label={words.say('zoom.out')} onClick={() => zoom(1 / 1.4)}>
          <Sign name="minus" size={14} />
        </button>
      </div>
    </div>
  );
}
