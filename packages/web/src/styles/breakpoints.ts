/** The sizes at which something changes, by name: `@media (--narrow)` in a style sheet, `media('narrow').matches` in code. */

export const BREAKPOINTS = {
  /** Upright phones and small tablets: the panels lie behind tabs. */
  narrow: '(max-width: 820px)',
  broad: '(min-width: 821px)',
  /** Upright phones. */
  small: '(max-width: 480px)',
  /** Phones on their side. */
  flat: '(max-height: 500px) and (orientation: landscape)',
  tall: '(min-height: 501px)',
  /** Laptops. */
  low: '(max-height: 830px)',
  modest: '(max-height: 1000px)',
  tablet: '(min-width: 600px)',
  middling: '(max-width: 1239px)',
  spacious: '(min-width: 1240px)',
  snug: '(max-width: 1400px)',
  large: '(min-width: 1600px)',
  coarse: '(pointer: coarse)',
} as const;

/** For code: any of these sizes. */
export function media(...names: readonly (keyof typeof BREAKPOINTS)[]): MediaQueryList {
  return matchMedia(names.map((name) => BREAKPOINTS[name]).join(', '));
}
