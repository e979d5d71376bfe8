import { invalid, missingParameter, notCarriedOut, unknownParameter } from './errors.ts';
import type { Form } from './form.ts';

/**
 * Reader of one parameter of a form; a refusal names the parameter as Stripe would (`line_items[0][price]`).
 */
export type Check<Value> = (value: string | Form, name: string) => Value;

type Values<Fields extends Record<string, Check<unknown>>, Required extends keyof Fields> = {
  readonly [Name in Required]: ReturnType<Fields[Name]>;
} & { readonly [Name in Exclude<keyof Fields, Required>]?: ReturnType<Fields[Name]> };

export type ReadShape<Of> = Of extends Check<infer Value> ? Value : never;

export const text: Check<string> = (value, name) => {
  if (typeof value !== 'string') throw invalid(`Invalid string: ${name}`, { param: name });
  if (value.length > 5_000) throw invalid(`Invalid string: ${name} is too long.`, { param: name });
  return value;
};

/** A required text: an empty one is refused. */
export const nonEmpty: Check<string> = (value, name) => {
  const given = text(value, name);
  if (given === '')
    throw invalid(`You passed an empty string for '${name}'. Give it a value.`, {
      code: 'parameter_invalid_empty',
      param: name,
    });
  return given;
};

export const url: Check<string> = (value, name) => {
  const read = nonEmpty(value, name);
  if (!URL.canParse(read.replaceAll('{CHECKOUT_SESSION_ID}', 'id')))
    throw invalid('Not a valid URL', { code: 'url_invalid', param: name });
  return read;
};

export const email: Check<string> = (value, name) => {
  const read = nonEmpty(value, name);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(read))
    throw invalid(`Invalid email address: ${read}`, { code: 'email_invalid', param: name });
  return read;
};

export const integer =
  ({ least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER } = {}): Check<number> =>
  (value, name) => {
    const read = text(value, name);
    if (!/^-?\d+$/.test(read))
      throw invalid(`Invalid integer: ${read}`, { code: 'parameter_invalid_integer', param: name });
    const number = Number(read);
    if (number < least || number > most)
      throw invalid(
        number < least && least === 1
          ? `This value must be greater than or equal to 1.`
          : `Invalid value for ${name}: must be between ${least} and ${most}.`,
        { code: 'parameter_invalid_integer', param: name },
      );
    return number;
  };

/** In cents, as in Stripe's calls: at most eight digits. */
export const amount = integer({ least: 1, most: 99_999_999 });

export const time = integer({ least: 0, most: 9_999_999_999 });

export const yes: Check<boolean> = (value, name) => {
  if (value !== 'true' && value !== 'false')
    throw invalid(`Invalid boolean: ${typeof value === 'string' ? value : name}`, { param: name });
  return value === 'true';
};

export const oneOf =
  <const Options extends readonly string[]>(...options: Options): Check<Options[number]> =>
  (value, name) => {
    const found = options.find((option) => option === value);
    if (found === undefined)
      throw invalid(`Invalid ${name}: must be one of ${options.join(', ')}`, { param: name });
    return found;
  };

/** Accepts only euros: the product uses no other currency, so another one is a mistake of the caller. */
export const currency: Check<string> = (value, name) => {
  const read = text(value, name).toLowerCase();
  if (!/^[a-z]{3}$/.test(read)) throw invalid(`Invalid currency: ${read}`, { param: name });
  return read;
};

/** An empty value removes its key; `metadata=` alone removes all keys. */
export const metadata: Check<Record<string, string>> = (value, name) => {
  if (value === '') return {};
  if (typeof value === 'string')
    throw invalid('Invalid hash', { code: 'parameter_invalid_hash', param: name });
  const read: Record<string, string> = {};
  for (const [key, inner] of value) {
    if (key.length > 40) throw invalid(`Metadata keys can be up to 40 characters: ${key}`, { param: name });
    const entry = text(inner, `${name}[${key}]`);
    if (entry.length > 500)
      throw invalid(`Metadata values can have up to 500 characters: ${key}`, { param: name });
    read[key] = entry;
  }
  if (Object.keys(read).length > 50) throw invalid('You can have up to 50 metadata keys.', { param: name });
  return read;
};

export const list =
  <Value>(check: Check<Value>): Check<readonly Value[]> =>
  (value, name) => {
    if (value === '') return [];
    if (typeof value === 'string')
      throw invalid('Invalid array', { code: 'parameter_invalid_array', param: name });
    return [...value].map(([key, inner]) => check(inner, `${name}[${key}]`));
  };

/** Parameters that Stripe documents and the sandbox does not implement: refused rather than ignored. */
const notYet: Check<never> = (_, name) => {
  throw notCarriedOut(name);
};

export const refusedParams = <const Names extends readonly string[]>(
  ...names: Names
): Record<Names[number], Check<never>> =>
  Object.fromEntries(names.map((name) => [name, notYet])) as Record<Names[number], Check<never>>;

export const shape =
  <Fields extends Record<string, Check<unknown>>, Required extends keyof Fields & string = never>(
    fields: Fields,
    required: readonly Required[] = [],
  ): Check<Values<Fields, Required>> =>
  (value, name) => {
    if (typeof value === 'string')
      throw invalid('Invalid object', { code: 'parameter_invalid_hash', param: name });
    const inner = (key: string) => (name === '' ? key : `${name}[${key}]`);
    const read: Record<string, unknown> = {};
    for (const [key, given] of value) {
      const check = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (check === undefined) throw unknownParameter(inner(key));
      read[key] = check(given, inner(key));
    }
    for (const key of required) if (!Object.hasOwn(read, key)) throw missingParameter(inner(key));
    return read as Values<Fields, Required>;
  };

export const expand = list(nonEmpty);
