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
const ARMS: readonly Arm[] = (() => {
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

/** The board as somebody sees it who sits at one of its sides: turned so that this side is south. */
export interface Geometry {
  /** The corner of a ghost space. */
  space(space: number): Point;
  /** The corner of a village tile. */
  tile(place: number): Point;
  /** The haunting icon between a space and the village. */
  icon(space: number): Point;
  /** The middle of a receptacle: north-west, north-east, south-east, south-west. */
  receptacle(index: number): Point;
  arm(side: number): Arm;
  /** Where a side lies: 0 is north, and so on clockwise. */
  lies(side: number): number;
}

const SOUTH = 2;

/** By the side that is south. */
export const GEOMETRIES: readonly Geometry[] = [0, 1, 2, 3].map((own) => turned((SOUTH - own + 4) % 4));

/** The board turned clockwise so many quarters. */
function turned(quarters: number): Geometry {
  const lies = (side: number) => (side + quarters) % 4;
  const where = (space: number) => lies(Math.floor(space / 3)) * 3 + (space % 3);
  const corner = (space: number): Point => {
    const [column, row] = CELLS[where(space)] ?? [0, 0];
    return [offset(column), offset(row)];
  };
  return {
    lies,
    space: corner,
    tile(place) {
      let [column, row] = [place % 3, Math.floor(place / 3)];
      for (let turn = 0; turn < quarters; turn++) [column, row] = [2 - row, column];
      return [offset(1 + column), offset(1 + row)];
    },
    icon(space) {
      const [x, y] = corner(space);
      const side = lies(Math.floor(space / 3));
      if (side === 0) return [x + HALF, offset(1) - 13];
      if (side === 1) return [offset(3) + CELL + 13, y + HALF];
      if (side === SOUTH) return [x + HALF, offset(3) + CELL + 13];
      return [offset(1) - 13, y + HALF];
    },
    receptacle(index) {
      const at = lies(index);
      const [near, far] = [offset(0) + HALF, offset(4) + HALF];
      return [at === 0 || at === 3 ? near : far, at < 2 ? near : far];
    },
    arm: (side) => ARMS[lies(side)] as Arm,
  };
}
