/** What was pressed last, and whether it still is: a finger looks before it chooses, because it cannot point at anything first. */

let last = 'mouse';
let isDown = false;

addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    last = pointerType;
    isDown = true;
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

for (const lifted of ['pointerup', 'pointercancel'])
  addEventListener(
    lifted,
    () => {
      isDown = false;
    },
    { capture: true, passive: true },
  );

/** After a finger is lifted browsers make up a mouse that clicks there. */
const MADE_UP = 400;

/** Does something when nothing is pressed any more: at once, or after the finger that is down has been lifted. */
export function whenLifted(action: () => void): void {
  if (isDown) addEventListener('pointerup', () => setTimeout(action, MADE_UP), { once: true });
  else action();
}
