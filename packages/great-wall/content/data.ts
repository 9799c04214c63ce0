/** The data file, read with checks: whatever is missing or of another kind is named with its path. */

import source from './great-wall.data.json';

type Fields = Readonly<Record<string, unknown>>;

/** A part of the data file that knows where it stands. */
export class Datum {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }

  private get fields(): Fields {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value))
      throw this.wrong('an object');
    return this.value as Fields;
  }

  wrong(wanted: string): Error {
    return new Error(`${this.path} should be ${wanted}`);
  }

  get keys(): string[] {
    return Object.keys(this.fields);
  }

  has(field: string): boolean {
    const value = this.fields[field];
    return value !== undefined && value !== null;
  }

  at(field: string): Datum {
    return new Datum(this.fields[field], `${this.path}.${field}`);
  }

  get list(): Datum[] {
    if (!Array.isArray(this.value)) throw this.wrong('a list');
    return this.value.map((element, index) => new Datum(element, `${this.path}[${index}]`));
  }

  get text(): string {
    if (typeof this.value !== 'string') throw this.wrong('a text');
    return this.value;
  }

  get number(): number {
    if (typeof this.value !== 'number' || !Number.isInteger(this.value)) throw this.wrong('a whole number');
    return this.value;
  }

  get flag(): boolean {
    if (typeof this.value !== 'boolean') throw this.wrong('true or false');
    return this.value;
  }

  /** One of a closed set. */
  oneOf<const Name extends string>(names: readonly Name[]): Name {
    const found = names.find((name) => name === this.value);
    if (found === undefined) throw this.wrong(`one of ${names.join(', ')}`);
    return found;
  }
}

export const data = new Datum(source, 'data');
