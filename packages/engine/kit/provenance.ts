/** Walks a game's data and finds every record that says where it comes from, so that a test can hold it against what is shown. */

export interface Sourced {
  /** Where it stands, without the places in lists: `map.roads`. */
  readonly part: string;
  readonly provenance: unknown;
  readonly record: Readonly<Record<string, unknown>>;
}

export function provenanceIn(data: unknown, part = ''): Sourced[] {
  if (Array.isArray(data)) return data.flatMap((one) => provenanceIn(one, part));
  if (typeof data !== 'object' || data === null) return [];
  const record = data as Readonly<Record<string, unknown>>;
  const inside = Object.entries(record).flatMap(([name, value]) =>
    provenanceIn(value, part === '' ? name : `${part}.${name}`),
  );
  return 'provenance' in record ? [{ part, provenance: record.provenance, record }, ...inside] : inside;
}
