/** Where things lie on the board of Ghost Stories: five by five cells, the village in the middle, receptacles in the corners. */

export const CELL = 132;
const GAP = 8;
const FRAME = 52;
/** The strip with haunting icons between boards and village. */
const STRIP = 18;
export const BOARD = FRAME * 2 + CELL * 5 + GAP * 4 + STRIP * 2;
export const HALF = CELL / 2;

export type Point = readonly [x: number, y: number];

/** Where a row or column of cells begins: 0 and 4 are ghost spaces, 1 to 3 the village. */
export function offset(index: number): number {
  return FRAME + index * (CELL + GAP) + (index > 0 ? STRIP : 0) + (index > 3 ? STRIP : 0);
}

/** The village's ground. */
export const GROUND = { from: offset(1) - STRIP - GAP / 2 + 12, to: offset(3) + CELL + STRIP + GAP / 2 - 12 } as const;

const CELLS: readonly Point[] = [
  [3, 0],
  [2, 0],
  [1, 0],
  [4, 3],
  [4, 2],
  [4, 1],
  [1, 4],
  [2, 4],
  [3, 4],
  [0, 1],
  [0, 2],
  [0, 3],
];

/** The corner of a ghost space. */
export function spacePoint(space: number): Point {
  const [column, row] = CELLS[space] ?? [0, 0];
  return [offset(column), offset(row)];
}

/** The corner of a village tile. */
export function tilePoint(place: number): Point {
  return [offset(1 + (place % 3)), offset(1 + Math.floor(place / 3))];
}

/** The haunting icon between a space and the village. */
export function iconPoint(space: number): Point {
  const [x, y] = spacePoint(space);
  const side = Math.floor(space / 3);
  if (side === 0) return [x + HALF, offset(1) - 13];
  if (side === 1) return [offset(3) + CELL + 13, y + HALF];
  if (side === 2) return [x + HALF, offset(3) + CELL + 13];
  return [offset(1) - 13, y + HALF];
}

/** The middle of a receptacle: north-west, north-east, south-east, south-west. */
export function receptaclePoint(index: number): Point {
  const [near, far] = [offset(0) + HALF, offset(4) + HALF];
  return [index === 0 || index === 3 ? near : far, index < 2 ? near : far];
}

interface Arm {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where its name stands, and how it is turned. */
  readonly label: Point;
  readonly turn: number;
}

/** The boards of the four sides, clockwise from the north. */
export const ARMS: readonly Arm[] = (() => {
  const start = offset(1) - 12;
  const long = GROUND.to - GROUND.from;
  const deep = offset(1) - 30;
  const far = offset(4) - 12;
  const middle = BOARD / 2;
  return [
    { x: start, y: 12, width: long, height: deep, label: [middle, 36], turn: 0 },
    { x: far, y: start, width: BOARD - far - 12, height: long, label: [BOARD - 36, middle], turn: 90 },
    { x: start, y: far, width: long, height: BOARD - far - 12, label: [middle, BOARD - 24], turn: 0 },
    { x: 12, y: start, width: deep, height: long, label: [36, middle], turn: -90 },
  ];
})();
