/** Where on the page a choice lies: its button, or the thing it is about. */

/** A thing may be drawn twice, once for small screens: the one that is to be seen counts. */
export function elementOf(thing: string): Element | null {
  return [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].find(isShown) ?? null;
}

export function isShown(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0;
}

export function elementOfChoice(key: string, things: readonly string[]): Element | null {
  const button = [...document.querySelectorAll(`.prompt [data-key="${CSS.escape(key)}"]`)].find(isShown);
  return button ?? things.map(elementOf).find((element) => element !== null) ?? null;
}
