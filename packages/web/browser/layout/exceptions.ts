/** What the inspection finds and is meant to be so, each with its reason. */

import type { Fault } from './faults.ts';

interface Exception {
  readonly reason: string;
  excuses(fault: Fault): boolean;
}

const at = (kind: Fault['kind'], where: RegExp, reason: string): Exception => ({
  reason,
  excuses: (fault) => fault.kind === kind && where.test(fault.where),
});

export const EXCEPTIONS: readonly Exception[] = [
  at('small target', /button\.rule$/, 'the number of a rule stands in a sentence; lines cannot be a finger high'),
  at(
    'small target',
    /button\.(gd-note|src\.src-mark\.\w+)$/,
    'the same holds for footnotes and marks of rulings: their reach is a finger wide, but for what the edge of the window cuts off',
  ),
  at(
    'small print',
    /div\.film > svg\.map/,
    'names on the map grow with it: it is zoomed by two fingers, by the wheel or by its buttons',
  ),
  at(
    'cut',
    /div\.gw-hc\.\w+ > small/,
    'a card in the hand shows how its text begins; pointing at it or holding it shows the card',
  ),
  at('small print', /a\.box > svg > text\.spine/, 'the spine of a box is a picture; its name stands in full below it'),
  at(
    'small target',
    /svg\.gs-board > g\.gs-taoist$/,
    'Taoists on one tile stand closer than fingers; whatever they are pressed for has a button in the prompt, too',
  ),
];
