import { z } from '@basoche/contract/zod';
import fc from 'fast-check';

/** Inputs generated from the contract's schemas: well-formed ones, and the same with hostile values. */

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const formats: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  uuid: fc.uuid(),
  date: day,
  'date-time': day.map((one) => `${one}T12:00:00Z`),
  email: fc.nat(1e9).map((number) => `essai-${number}@exemple.fr`),
};

/** A value of the schema, as far as JSON Schema describes it. */
const wellFormed = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return fc.oneof(...either.map(wellFormed));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'string':
      return (
        formats[schema.format ?? ''] ??
        fc.string({
          unit: 'grapheme',
          minLength: schema.minLength ?? 0,
          maxLength: Math.min(schema.maxLength ?? 40, 60),
        })
      );
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1_000, 1_000_000) });
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: 20_000 }).map((cents) => cents / 2);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(wellFormed(schema.items ?? {}), { maxLength: 4 });
    case 'object': {
      const required = schema.required ?? [];
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, one]) => [name, wellFormed(one)] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
    }
    default:
      return fc.oneof(fc.string(), fc.boolean(), fc.constant(null));
  }
};

const deep = (levels: number): unknown => (levels === 0 ? 'fond' : { a: deep(levels - 1) });

const hostile: readonly unknown[] = [
  null,
  '',
  '   ',
  'a\u0000b',
  'a\r\nBcc: x@y.fr',
  '\ud800',
  '👩‍⚖️'.repeat(200),
  'a'.repeat(20_000),
  "'; drop table member; --",
  '{{7*7}}<script>',
  '../../../etc/passwd',
  '%00%ff%c0%af',
  '__proto__',
  '2026-02-30',
  '9999-99-99',
  '00000000-0000-0000-0000-000000000000',
  'NaN',
  '1e400',
  -1,
  0.001,
  1e15,
  2 ** 63,
  1e308,
  true,
  [],
  {},
  [[['a']]],
  ['a', null, 1],
  { $ne: 1 },
  { constructor: { prototype: { isVerified: true } } },
  deep(60),
];

/** The same value with one hostile value, one field more, or one less. */
const mutated = (value: unknown): fc.Arbitrary<unknown> => {
  const anything = fc.constantFrom(...hostile);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return anything;
  const names = [...Object.keys(value), 'role', 'isVerified', 'creatorID', 'state', 'amount'];
  return fc.oneof(
    { arbitrary: anything, weight: 1 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...names), anything)
        .map(([name, one]) => ({ ...value, [name]: one })),
      weight: 8,
    },
    {
      arbitrary: fc
        .constantFrom(...names)
        .map((left) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== left))),
      weight: 1,
    },
  );
};

/** Values for a schema and a known valid value: generated, known, and mutations of both. */
export const inputsFor = (schema: z.ZodType, known: unknown): fc.Arbitrary<unknown> => {
  const described = wellFormed(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  return fc.oneof(
    { arbitrary: described, weight: 1 },
    { arbitrary: described.chain(mutated), weight: 2 },
    { arbitrary: fc.constant(known), weight: 1 },
    { arbitrary: mutated(known), weight: 2 },
  );
};

/** The same bytes with some changed, cut off, prepended or appended. */
const damaged = (sound: Uint8Array<ArrayBuffer>): fc.Arbitrary<Uint8Array<ArrayBuffer>> =>
  fc.oneof(
    fc.tuple(fc.nat(sound.length - 1), fc.nat(255)).map(([at, byte]) => sound.with(at, byte)),
    fc.nat(sound.length).map((length) => sound.slice(0, length)),
    fc.uint8Array({ maxLength: 200 }).map((more) => Uint8Array.from([...sound, ...more])),
    fc.uint8Array({ maxLength: 200 }).map((more) => Uint8Array.from([...more, ...sound])),
    fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Uint8Array.from(bytes)),
  );

/** Bodies with a file: valid or damaged, with any name and any declared type. */
export const filesFor = (sound: Uint8Array<ArrayBuffer>): fc.Arbitrary<unknown> => {
  const strings = hostile.filter((one) => typeof one === 'string').map((one) => one.toWellFormed());
  const name = fc.oneof(fc.constantFrom(...strings, 'CV.pdf'), fc.string({ unit: 'grapheme' }));
  const type = fc.constantFrom('application/pdf', 'text/html', 'image/svg+xml', '', 'x'.repeat(3_000));
  const content = fc.oneof(fc.constant(sound), damaged(sound));
  return fc
    .record({ name, type, content, field: fc.constantFrom('file', 'file', 'file', 'autre', 'constructor') })
    .map((one) => ({ [one.field]: new File([one.content], one.name, { type: one.type }), extra: 'x' }));
};
