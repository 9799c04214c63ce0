/** What a screen may ask, of a view as it is: questions of the rules, forecasts and explanations. */

export { stallThing } from './forecasts.ts';
export { inspect } from './inspect.ts';
export { chooseLantern } from './rules/choose.ts';
export { LANTERN, lanternKey } from './rules/keys.ts';
export { oilFor } from './rules/stalls.ts';
export type { MarketView } from './view.ts';
