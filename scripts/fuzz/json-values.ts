import * as fc from 'fast-check';
import { anyText, textWithin } from './texts.ts';

/** The part of JSON Schema (draft 2020-12) that the API's description uses. */
export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** Schema of a record's values; `propertyNames` are its keys. */
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
};

/** Values of a field whose schema says less than the API asks for, by its name. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>;

export function valuesOf(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const own = known[name];
  if (own) return own;
  const types = typeof schema.type === 'object' && schema.type.map((type) => ({ ...schema, type }));
  const options = types || (schema.anyOf ?? schema.oneOf);
  if (options) return fc.oneof(...options.map((option) => valuesOf(option, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known), { maxLength: 5 });
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return numberOf(schema).map(Math.ceil);
    case 'number':
      return numberOf(schema);
    case 'string':
      // Dates of years that may come up; any other pattern as it is.
      if (schema.format === 'date') return fc.constantFrom('2027-06-01', '2027-09-30', '2028-02-29', '2026-12-31');
      return schema.pattern
        ? fc.stringMatching(new RegExp(schema.pattern))
        : textWithin(schema.minLength ?? 0, Math.min(schema.maxLength ?? 200, 12_000));
    default:
      return anyText;
  }
}

function numberOf({ minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? exclusiveMinimum ?? -1000;
  // Revisions are numbers that nothing reaches, so the first ones are tried.
  const max = Math.min(maximum ?? 1000, 1_000_000);
  return fc.oneof(
    fc.constantFrom(exclusiveMinimum === undefined ? min : min + 1, max),
    fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, min + 5)) }),
    fc.double({ min, max, minExcluded: exclusiveMinimum !== undefined, noNaN: true }),
  );
}

function objectOf(schema: JsonSchema, known: Known): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0) {
    const values = valuesOf(additionalProperties, known);
    if (propertyNames?.enum)
      return fc.record(Object.fromEntries(propertyNames.enum.map((key) => [String(key), values])));
    const keys = valuesOf(propertyNames ?? { type: 'string', maxLength: 40 }, known).map(String);
    return fc.dictionary(keys, values, { maxKeys: 5, noNullPrototype: true });
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valuesOf(field, known, name)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields), noNullPrototype: true });
}

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 1e300, -1e300, 2 ** 53 + 2, [], {}, [[]], [null]),
  fc.array(anyText, { maxLength: 3 }),
  fc.dictionary(anyText, anyText, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant('x'.repeat(30_000)),
  fc.constant(Array.from({ length: 3000 }, (_, n) => n)),
);

/** A body with something wrong, or odd, about it: one field missing, unknown, or of another kind. */
export const spoiled = (body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(body, fc.nat(), oddValue, fc.constantFrom('drop', 'replace', 'replace', 'replace', 'add', 'wrap'))
    .map(([value, at, odd, how]) => {
      if (typeof value !== 'object' || value === null || how === 'wrap') return [value];
      const names = Object.keys(value);
      const name = names[at % Math.max(names.length, 1)] ?? 'field';
      if (how === 'drop') return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
      return how === 'add' ? { ...value, [`${name}2`]: odd } : { ...value, [name]: odd };
    });

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

export const brokenJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      '{',
      '}',
      '{}',
      '[]',
      'null',
      '"x"',
      '1',
      '{"a":}',
      '{"a":1,}',
      "{'a':1}",
      '{"a":1}{"b":2}',
      '\ufeff{}',
      'NaN',
    ],
    ...['{"a":1e999}', '{"a":"\\ud800"}', '{"a":"\\u0000"}', '{"title":"\\ud83d","title":"b"}'],
    ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'],
    nested(500),
    nested(25_000),
    `{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3001)}`,
    `{"a":"${'x'.repeat(66_000)}"}`,
    `"${'y'.repeat(300_000)}"`,
    `{${Array.from({ length: 3000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
  ),
  fc.json(),
  fc.string({ unit: 'binary' }),
);
