/**
 * What can be wrong with a screen and be measured: words that are cut, overlap, lie under something or beyond the box they
 * belong to, things outside the window, small print, small targets, something open without a way to close it or through which the rest
 * is seen, a board that gives way to its prompt.
 */

import type { Page } from '@playwright/test';

export const KINDS = [
  'cut',
  'spills',
  'outside',
  'overlap',
  'covered',
  'small print',
  'small target',
  'trap',
  'see-through',
  'moves',
] as const;

export interface Fault {
  readonly kind: (typeof KINDS)[number];
  /** Tags and classes that lead to the thing. */
  readonly where: string;
  /** The words or the thing concerned, and how much is wrong. */
  readonly what: string;
}

/** Everything that is wrong with the page as it is now. */
export async function faultsOf(page: Page, fingers: boolean): Promise<Fault[]> {
  return [...(await page.evaluate(measure, fingers)), ...(await page.evaluate(pushPrompt))];
}

/** Runs in the page. */
function measure(fingers: boolean): Fault[] {
  const SMALLEST_PRINT = 11;
  const FINGER = 44;
  /** A window onto a longer list must leave at least this much of it to be read. */
  const LEAST_SIGHT = 40;
  /** Lie over the table for a while, on purpose, and can be closed. */
  const OVERLAYS = '.slip, .coach, .hint-marks, .dockbox, .toast, .zoom, .overview';
  const faults: Fault[] = [];
  const report = (kind: Fault['kind'], element: Element, what: string) =>
    faults.push({ kind, where: pathOf(element), what: what.replace(/\s+/g, ' ').trim().slice(0, 80) });

  function pathOf(element: Element): string {
    const names: string[] = [];
    for (let at: Element | null = element; at !== null && names.length < 4; at = at.parentElement) {
      const classes = [...at.classList].filter((name) => !/^(now|at|on|done|next|can|me|first|last|num)$/.test(name));
      names.unshift(`${at.tagName.toLowerCase()}${classes.map((name) => `.${name}`).join('')}`);
      if (['DIALOG', 'BODY'].includes(at.tagName)) break;
    }
    return names.join(' > ');
  }

  // What is not for the pointer would not be found at a point.
  const all = document.createElement('style');
  all.textContent = '* { pointer-events: auto !important }';
  document.head.append(all);

  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const scope = open.at(-1) ?? document.body;

  interface Words {
    readonly element: Element;
    readonly text: string;
    readonly rects: readonly DOMRect[];
  }

  const isSeen = (element: Element) =>
    element.closest('.unseen, option, select, script, style, [inert]') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).clipPath !== 'inset(50%)' &&
    !isUndrawn(element);

  /** Chromium keeps the places of letters in drawings that are not displayed. */
  function isUndrawn(element: Element): boolean {
    for (let at: Element | null = element; at instanceof SVGElement; at = at.parentElement)
      if (getComputedStyle(at).display === 'none') return true;
    return false;
  }

  function wordsOn(): Words[] {
    const found: Words[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (rects.length > 0) found.push({ element, text, rects });
    }
    return found;
  }

  const scrolls = (element: Element, axis: 'x' | 'y') => {
    const style = getComputedStyle(element);
    const how = axis === 'x' ? style.overflowX : style.overflowY;
    const more =
      axis === 'x' ? element.scrollWidth > element.clientWidth + 1 : element.scrollHeight > element.clientHeight + 1;
    return (more && (how === 'auto' || how === 'scroll')) || element.matches('.camera, html');
  };

  /** The part of a rectangle that can be seen, now or by scrolling; null when nothing can. Tells what is cut off. */
  function sightOf({ element, text }: Words, rect: DOMRect): DOMRect | null {
    let [left, right, top, bottom] = [rect.left, rect.right, rect.top, rect.bottom];
    const slack = rect.height * 0.25;
    let isFixed = false;
    for (let at: Element | null = element; at !== null && at !== document.body && !isFixed; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const clipsX = style.overflowX !== 'visible';
      const clipsY = style.overflowY !== 'visible';
      if (scrolls(at, 'x')) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      else if (clipsX && style.display !== 'inline' && (left < box.left - 2 || right > box.right + 2)) {
        report('cut', element, text);
        return null;
      }
      if (scrolls(at, 'y')) {
        if (at.clientHeight < LEAST_SIGHT && at.scrollHeight > at.clientHeight * 1.5) {
          report('cut', element, `${text} (${at.clientHeight} of ${at.scrollHeight} px)`);
          return null;
        }
        if (bottom <= box.top || top >= box.bottom) return null;
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      } else if (clipsY && style.display !== 'inline' && (top < box.top - slack || bottom > box.bottom + slack)) {
        report('cut', element, text);
        return null;
      }
      if (right <= left) return null;
      isFixed = style.position === 'fixed' || at.tagName === 'DIALOG';
    }
    const page = document.documentElement;
    const longPage = !isFixed && page.scrollHeight > innerHeight + 1;
    if (left < -2 || right > innerWidth + 2 || (!longPage && (top < -slack || bottom > innerHeight + slack))) {
      report('outside', element, text);
      return null;
    }
    return new DOMRect(left, top, right - left, bottom - top);
  }

  /** Beyond the window in which it is scrolled, at least in part. */
  function isScrolledAway(element: Element, rect: DOMRect): boolean {
    for (let at = element.parentElement; at !== null && at !== scope; at = at.parentElement) {
      const { left, right, top, bottom } = at.getBoundingClientRect();
      if (scrolls(at, 'x') && (rect.left < left || rect.right > right)) return true;
      if (scrolls(at, 'y') && (rect.top < top || rect.bottom > bottom)) return true;
    }
    return false;
  }

  /** The frame or coloured ground in which something lies. */
  function boxAround(element: Element): Element | null {
    for (let at: Element | null = element; at instanceof HTMLElement && at !== scope; at = at.parentElement) {
      const { position, borderTopWidth, borderTopStyle, boxShadow, transform, display } = getComputedStyle(at);
      const isFramed = (borderTopStyle !== 'none' && borderTopWidth !== '0px') || boxShadow !== 'none' || isPainted(at);
      if (display !== 'inline' && display !== 'contents' && isFramed) return at;
      // What was taken out of the row, such as a badge at a corner, may overhang.
      if (position === 'absolute' || position === 'fixed' || transform !== 'none') return null;
    }
    return null;
  }

  function checkSpill(element: Element, rect: DOMRect, what: string): void {
    const box = boxAround(element instanceof SVGElement ? (element.parentElement ?? element) : element);
    if (box === null || box === scope || scrolls(box, 'x') || scrolls(box, 'y')) return;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const high = rect.height * 0.4;
    if (rect.left < left - 3 || rect.right > right + 3 || rect.top < top - high || rect.bottom > bottom + high)
      report('spills', box, what);
  }

  /** In a drawing the box of words is the smallest frame behind their middle that was drawn with them. */
  function checkDrawnSpill(element: Element, rect: DOMRect, what: string): void {
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    for (let at = element; at instanceof SVGElement && !(at instanceof SVGSVGElement); ) {
      const parent: Element | null = at.parentElement;
      const frames = [...(parent?.children ?? [])].flatMap((frame) => {
        const { left, right, top, bottom } = frame.getBoundingClientRect();
        const isAround = left < x && x < right && top < y && y < bottom;
        return frame instanceof SVGRectElement && isAround && isPainted(frame) ? [{ left, right, frame }] : [];
      });
      const [least] = frames.toSorted((one, other) => one.right - one.left - (other.right - other.left));
      if (least !== undefined) {
        if (rect.left < least.left - 3 || rect.right > least.right + 3) report('spills', least.frame, what);
        return;
      }
      if (parent === null) return;
      at = parent as SVGElement;
    }
  }

  /** How much larger or smaller than written the words of an element are drawn. */
  function scaleOf(element: Element): number {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      return matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
    }
    // Widths come in whole pixels here: only something wide tells the scale.
    let at = element;
    while (at.parentElement !== null && (!(at instanceof HTMLElement) || at.offsetWidth < 150)) at = at.parentElement;
    return at instanceof HTMLElement ? at.getBoundingClientRect().width / at.offsetWidth : 1;
  }

  function isPainted(element: Element): boolean {
    const style = getComputedStyle(element);
    if (Number(style.opacity) < 0.3 || style.visibility !== 'visible') return false;
    if (['img', 'image', 'use', 'IMG'].includes(element.tagName)) return true;
    const seen = (colour: string) => {
      const [, , , alpha = '1'] = /rgba?\(([^)]*)\)/.exec(colour)?.[1]?.split(/[,/]/) ?? [];
      return colour !== 'none' && !colour.startsWith('url') && Number(alpha) > 0.6 && colour !== 'transparent';
    };
    if (element instanceof SVGGeometryElement) return seen(style.fill) && Number(style.fillOpacity) > 0.6;
    return seen(style.backgroundColor) || (style.backgroundImage !== 'none' && !(element instanceof SVGElement));
  }

  function isSticky(element: Element): boolean {
    for (let at: Element | null = element; at !== null && at !== scope; at = at.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return true;
    return false;
  }

  const related = (one: Element, other: Element) => one.contains(other) || other.contains(one);

  /** What lies over the words at a point, if it is something else. */
  function coverAt(element: Element, x: number, y: number): Element | null {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
    const top = document.elementFromPoint(x, y);
    if (top === null || related(top, element)) return null; // nearly always, and quick
    for (const above of document.elementsFromPoint(x, y)) {
      if (related(above, element)) return null;
      // Words go on below what stays in its place while they are scrolled.
      if (above.closest('.camera') === null && isSticky(above)) return null;
      if (above.closest(OVERLAYS) !== null && element.closest(OVERLAYS) === null) return null;
      if (isPainted(above)) return above;
    }
    return null;
  }

  /** How deep something lies at a point. Words beyond the box they belong to are not met there, but what they lie in is. */
  function depthOf(element: Element, stack: readonly Element[]): number {
    let at: Element | null = element;
    while (at !== null && !stack.includes(at)) at = at.parentElement;
    return at === null ? -1 : stack.indexOf(at);
  }

  const seen: { readonly words: Words; readonly rect: DOMRect }[] = [];
  const small = new Set<string>();
  for (const words of wordsOn()) {
    const before = faults.length;
    for (const rect of words.rects) {
      const sight = sightOf(words, rect);
      if (sight !== null) seen.push({ words, rect: sight });
      if (faults.length > before) break; // one word about it is enough
    }
    const style = getComputedStyle(words.element);
    const cutLines = style.webkitLineClamp !== 'none' && words.element.scrollHeight > words.element.clientHeight + 2;
    const cutEnd = style.textOverflow === 'ellipsis' && words.element.scrollWidth > words.element.clientWidth + 1;
    if ((cutLines || cutEnd) && faults.length === before) report('cut', words.element, words.text);
    const size = Number.parseFloat(style.fontSize) * scaleOf(words.element);
    if (size < SMALLEST_PRINT - 0.1 && /[\p{L}\p{N}]/u.test(words.text)) {
      const where = pathOf(words.element);
      if (!small.has(where)) report('small print', words.element, `${size.toFixed(1)} px: ${words.text}`);
      small.add(where);
    }
  }

  for (const { words, rect } of seen) {
    if (words.element instanceof SVGElement) checkDrawnSpill(words.element, rect, words.text);
    else checkSpill(words.element, rect, words.text);
  }
  // What is written in a field is no text of the page.
  for (const field of scope.querySelectorAll<HTMLInputElement>('input:not([type]), input[type="text"], textarea'))
    if (isSeen(field) && field.value !== '' && field.scrollWidth > field.clientWidth + 1)
      report('cut', field, field.value);
  for (const icon of scope.querySelectorAll('svg.ic')) {
    const rect = icon.getBoundingClientRect();
    const isDrawn = rect.width > 0 && isSeen(icon) && getComputedStyle(icon).position !== 'absolute';
    if (isDrawn && !isScrolledAway(icon, rect)) checkSpill(icon, rect, 'a picture');
  }

  for (const { words, rect } of seen) {
    const covers = [0.1, 0.3, 0.5, 0.7, 0.9]
      .map((part) => coverAt(words.element, rect.left + rect.width * part, rect.top + rect.height / 2))
      .filter((cover) => cover !== null);
    if (covers.length >= 2 && covers[0] !== undefined)
      report('covered', words.element, `${words.text} under ${pathOf(covers[0])}`);
  }

  for (const [index, one] of seen.entries()) {
    for (const other of seen.slice(index + 1)) {
      if (one.words.element === other.words.element || related(one.words.element, other.words.element)) continue;
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (width < 3 || height < 0.35 * Math.min(one.rect.height, other.rect.height)) continue;
      const x = Math.max(one.rect.left, other.rect.left) + width / 2;
      const y = Math.max(one.rect.top, other.rect.top) + height / 2;
      const stack = document.elementsFromPoint(x, y);
      const [a, b] = [depthOf(one.words.element, stack), depthOf(other.words.element, stack)];
      if (a < 0 || b < 0) continue;
      const [upper, lower] = a < b ? [a, b] : [b, a];
      // Something solid between the two: then the lower one is covered, which is told above.
      const lowerOne = stack[lower];
      if (
        stack
          .slice(upper, lower)
          .some((between) => lowerOne !== undefined && !between.contains(lowerOne) && isPainted(between))
      )
        continue;
      report('overlap', one.words.element, `${one.words.text} / ${other.words.text}`);
    }
  }

  if (fingers) {
    const list = document.querySelector('.prompt .list, dialog[open] .choice-list') !== null;
    const targets = scope.querySelectorAll('button, a[href], select, summary, input, [role="button"], [role="tab"]');
    for (const target of targets) {
      if (!isSeen(target) || target.matches(':disabled')) continue;
      const element = target.matches('input') ? (target.closest('label') ?? target) : target;
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      // What can be chosen also stands in the list of all choices, in rows that are large enough.
      if (list && element.matches('[data-can="true"]')) continue;
      if (element.closest('.camera') !== null) continue;
      const reaches = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && element.contains(hit);
      };
      const half = FINGER / 2 - 1;
      // What goes on below the window is scrolled into it first.
      const isAtEdge = y < half || y + half > innerHeight;
      if (isAtEdge && isScrolledAway(element, new DOMRect(x - half, y - half, 2 * half, 2 * half))) continue;
      const wide = width >= FINGER - 1 || (reaches(-half, 0) && reaches(half, 0));
      const high = height >= FINGER - 1 || (reaches(0, -half) && reaches(0, half));
      if (!wide || !high)
        report(
          'small target',
          element,
          `${width.toFixed(0)}x${height.toFixed(0)}: ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`,
        );
    }
  }

  // Nobody scrolls for a choice of which nothing shows: what a scroller hides must be announced by one that it cuts through.
  const shown = (element: Element) => {
    const box = element.getBoundingClientRect();
    let { left, right, top, bottom } = box;
    for (let at = element.parentElement; at !== null && at !== document.documentElement; at = at.parentElement) {
      if (!scrolls(at, 'x') && !scrolls(at, 'y')) continue;
      const frame = at.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return (Math.max(0, right - left) * Math.max(0, bottom - top)) / (box.width * box.height);
  };
  // A panel only says again what the board and the prompt offer.
  const offered = scope.querySelectorAll(':is(.prompt, dialog[open]) button[data-key]');
  const choices = [...offered].filter((one) => one.closest('.choice-list, .part') === null);
  const parts = choices.filter(isSeen).map((one) => ({ one, part: shown(one) }));
  const goesOn = parts.some(({ part }) => part >= 0.3 && part < 0.9);
  for (const { one, part } of parts)
    if (part < 0.3 && !goesOn)
      report('cut', one, `${one.textContent}: ${Math.round(part * 100)} % of the choice shows`);

  // Behind an open dialog nothing else can be pressed.
  const opened = open.length > 0 ? [scope] : document.querySelectorAll('.slip, .coach, .dock');
  for (const each of opened) {
    const ways = [...each.querySelectorAll('[data-closes]')].some((way) => {
      const { left, top, width, height } = way.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && way.contains(hit);
    });
    if (!ways) report('trap', each, 'no way to close it within the screen');
  }

  for (const each of opened) {
    const { left, top, width, height } = each.getBoundingClientRect();
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [x, y] as const));
    const within = points
      .map(([x, y]) => [left + width * x, top + height * y] as const)
      .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
    const bare = within.filter(([x, y]) => {
      const here = document.elementsFromPoint(x, y).filter((one) => each.contains(one));
      return !here.some(isPainted);
    });
    if (bare.length > within.length / 3) report('see-through', each, 'what lies behind it shows');
  }

  // The chronicle is read in passing: nobody looks for it below the edge of its column. Behind a tab, somebody has turned to it.
  const tabs = scope.querySelector('.table-app [role="tablist"]')?.checkVisibility() === true;
  for (const log of tabs ? [] : scope.querySelectorAll('.table-app .log')) {
    const box = log.getBoundingClientRect();
    let [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    for (let at = log.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    const sight = Math.max(0, bottom - top);
    if (isSeen(log) && sight < Math.min(LEAST_SIGHT, box.height))
      report('outside', log, `${sight.toFixed(0)} of ${box.height.toFixed(0)} px of the chronicle are in sight`);
  }

  all.remove();
  return faults;
}

/** Runs in the page: the prompt gets as many words as it ever has; nothing else may give way. */
function pushPrompt(): Fault[] {
  const title = document.querySelector('.prompt h2')?.firstChild;
  const line = document.querySelector('.prompt p');
  const board = document.querySelector('.table-app .center');
  if (!(title instanceof Text) || line === null || board === null || document.querySelector('dialog[open]')) return [];
  const stand = () => {
    const { left, top, width, height } = board.getBoundingClientRect();
    return [left, top, width, height].map((value) => Math.round(value)).join(' ');
  };
  const before = stand();
  const words = title.data;
  const added = new Text(
    ' Words that go on and on, for a sentence of help can be long in any language, and longer in some.',
  );
  title.data = `${words} and a good deal more that has to be said about it here and now`;
  line.append(added);
  const after = stand();
  title.data = words;
  added.remove();
  return before === after ? [] : [{ kind: 'moves', where: '.center', what: `${before} becomes ${after}` }];
}
