/** Weights of a policy or an evaluation that a script may look at and set, wherever they lie inside their object. */

import { at } from '../packages/engine/index.ts';

export type Weights = readonly number[];

/** The numbers inside an object of weights, as one list that can be read and set. */
export class Scales {
  readonly names: string[] = [];
  private readonly places: { holder: Record<string, number>; key: string }[] = [];

  constructor(worth: object) {
    this.collect(worth as Record<string, unknown>, '');
  }

  private collect(holder: Record<string, unknown>, path: string): void {
    for (const [key, value] of Object.entries(holder)) {
      const name = path === '' ? key : `${path}.${key}`;
      if (typeof value === 'object' && value !== null) this.collect(value as Record<string, unknown>, name);
      else if (typeof value === 'number') {
        this.names.push(name);
        this.places.push({ holder: holder as Record<string, number>, key });
      }
    }
  }

  read(): number[] {
    return this.places.map(({ holder, key }) => holder[key] ?? 0);
  }

  set(weights: Weights): void {
    for (const [index, { holder, key }] of this.places.entries()) holder[key] = at(weights, index);
  }
}
