/** What was pressed last: a finger looks before it chooses, because it cannot point at anything first. */

let last = 'mouse';

addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    last = pointerType;
  },
  { capture: true, passive: true },
);
addEventListener(
  'keydown',
  () => {
    last = 'keyboard';
  },
  { capture: true, passive: true },
);

export function isTouching(): boolean {
  return last === 'touch';
}
