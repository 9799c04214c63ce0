/** Checks what comes from outside by its schema. */

import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv } from 'ajv';
import type { TSchema } from 'typebox';

const strict = new Ajv({ strict: false, allErrors: false, unicodeRegExp: true });
/** Parts of an address are texts, and numbers among them are meant as such. */
const lenient = new Ajv({ strict: false, allErrors: false, coerceTypes: true, unicodeRegExp: true });

export function checkerOf(schema: TSchema, part: string | undefined = undefined): ValidateFunction {
  return (part === 'params' ? lenient : strict).compile(schema);
}

/** Where something is wrong, for engineers. */
export function whereWrong(errors: readonly ErrorObject[] | null | undefined): string {
  const [error] = errors ?? [];
  return error === undefined ? 'unknown' : `${error.instancePath || 'it'} ${error.message ?? ''}`.trim();
}

/**
 * Checks one of many messages by the schema of its type alone: quicker than trying them one after the other, and what is wrong is said of the
 * message that was meant.
 */
export function messageChecker(union: { readonly anyOf: readonly TSchema[] }): (message: unknown) => string | null {
  const checkers = new Map(union.anyOf.map((schema) => [typeIn(schema), checkerOf(schema)]));
  return (message) => {
    const { type } = (message ?? {}) as { readonly type?: unknown };
    const check = typeof type === 'string' ? checkers.get(type) : undefined;
    if (check === undefined) return 'unknown type';
    return check(message) ? null : whereWrong(check.errors);
  };
}

function typeIn(schema: TSchema): string {
  const { properties } = schema as unknown as { readonly properties: { readonly type: { readonly const: string } } };
  return properties.type.const;
}
