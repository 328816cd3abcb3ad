import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type JsonSchema, type Known, oddValue, spoiled, valuesOf } from '../../scripts/fuzz/json-values.ts';
import { anyText } from '../../scripts/fuzz/texts.ts';
import { QUESTION_IDS } from '../../shared/application-questions.ts';
import { romeDay } from '../../shared/dates.ts';
import { property } from '../../worker/testing/property.ts';

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS) || 100 };

/** Every schema that `shared` exports, by where it is: a new one is here by itself. */
const SCHEMAS: readonly (readonly [string, z.core.$ZodType])[] = Object.entries(
  import.meta.glob<Record<string, unknown>>(['../../shared/**/*.ts', '!**/*.test.ts'], { eager: true }),
).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, value]): (readonly [string, z.core.$ZodType])[] =>
    value instanceof z.core.$ZodType ? [[`${path.replace('../../', '')} ${name}`, value]] : [],
  ),
);

const digits = (text: string) => fc.constantFrom(text, `${text}5`, '', '0');
/** Mostly what is taken: a body of thirty fields is refused for any of them. */
const mostly = <Value>(taken: fc.Arbitrary<Value>, ...others: readonly Value[]) =>
  fc.oneof({ weight: 9, arbitrary: taken }, { weight: 1, arbitrary: fc.constantFrom(...others) });
const id = fc.stringMatching(/^[0-9a-z]{12}$/);

/** Fields of which a schema asks more than it can say in JSON Schema. */
const KNOWN: Known = {
  email: fc.oneof(fc.stringMatching(/^ ?[a-zA-Z0-9]{1,20}@example\.(org|IT) ?$/), anyText),
  phone: fc.oneof(fc.constantFrom('333 123 4567', '+39 0364 321234'), anyText),
  lat: mostly<unknown>(digits('45.9'), 45.9, null),
  lon: mostly<unknown>(digits('10.3'), 10.3, null),
  radius: fc.constantFrom('1', '20', '100', '101', 20),
  limit: fc.constantFrom('1', '20', '100', '0', 'x'),
  skills: fc.oneof(fc.array(anyText, { minLength: 1, maxLength: 5 }), fc.constantFrom('inglese', 'cucina,sci')),
  startDate: fc.constantFrom('2027-06-01', '2027-01-31', '2028-02-29'),
  endDate: fc.constantFrom('2027-09-01', '2029-12-31', '2026-01-01'),
  neededFrom: mostly(fc.constant('2027-06-04T18:00'), '2027-06-04'),
  neededUntil: mostly(fc.constant('2027-06-05T02:00'), '2027-06-04T17:00', ''),
  availableUntil: mostly(fc.constantFrom(romeDay(new Date(), 1), ''), '2027-06-04', 'oggi'),
  questions: fc.uniqueArray(fc.constantFrom(...QUESTION_IDS), { maxLength: 4 }),
  housing: mostly(fc.constant(true), false),
  description: fc.oneof(fc.constant('Chiama il 333 123 4567.'), anyText),
  salaryMin: fc.constantFrom(1, 8.5, 1200, 1_000_000),
  salaryMax: fc.constantFrom(1200, 1600, 1_000_000),
  // A line in a query, a list in a body.
  ids: fc.array(id, { minLength: 1, maxLength: 5 }).chain((all) => fc.constantFrom(all.join(','), all)),
  code: fc.oneof(fc.stringMatching(/^\d{4} ?\d{4}$/), anyText),
  token: fc.oneof(fc.stringMatching(/^[\w-]{43}$/), fc.stringMatching(/^[\w-]{60}$/), fc.constant('a.b.c'), anyText),
  town: fc.constantFrom('edolo', 'breno', 'altrove'),
  // An interview: times to come, as clocks in Rome show them.
  time1: fc.constantFrom('2098-06-01T10:30', '2098-03-30T02:30', '2098-06-01T25:00', ''),
  time2: fc.constantFrom('2098-06-02T10:30', ''),
  time3: fc.constant(''),
  minutes: fc.constantFrom('10', '240', '9', 30),
  website: fc.constantFrom('www.esempio.it', 'https://esempio.it/chi-siamo', 'http://esempio.it', ''),
  vatNumber: fc.constantFrom('00743110157', 'IT 00743110157', '00743110158', ''),
  // Searches as an alert stores them, and as people type them.
  search: fc.oneof(anyText, fc.constantFrom('v1:', 'v1:search=cuoco&location=Breno', 'v1:category=Turismo')),
  value: fc.oneof(fc.constantFrom('ditta.example', 'Trattoria del Ponte'), anyText),
};

const INHERITED = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString');

function inputsOf(name: string, schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { $defs: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  // `emailField` is what fields of that name are.
  return valuesOf(described as JsonSchema, KNOWN, /(\w+)Field$/.exec(name)?.[1]);
}

const reread = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(SCHEMAS)('%s', (name, schema) => {
  const inputs = inputsOf(name, schema);

  test('says yes or no to anything, and throws nothing', () => {
    const anything = fc.oneof(
      inputs,
      spoiled(inputs),
      oddValue,
      // Bodies are JSON, whose objects have a prototype; `worker/http/validate.ts` refuses what has no length to compare.
      fc.anything({ withMap: true }),
    );
    fc.assert(
      fc.property(anything, (value) => {
        expect(typeof z.safeParse(schema, value).success).toBe('boolean');
      }),
      RUNS,
    );
  });

  test('reads what it takes the same after JSON, and what it has read as it is', () => {
    let taken = 0;
    const readsTheSame = () =>
      fc.property(inputs, (input) => {
        const read = z.safeParse(schema, reread(input) ?? null);
        if (!read.success) return;
        taken++;
        // Texts that were cleaned are clean; a text that was read as a number is none any more.
        const again = z.safeParse(schema, read.data);
        if (again.success) expect(again.data).toEqual(read.data);
        expect(z.parse(schema, reread(input) ?? null)).toEqual(read.data);
        expect(reread(read.data)).toEqual(reread(again.success ? again.data : read.data));
      });
    // Inputs with many fields that may each be refused are seldom accepted.
    for (let times = 0; times < 20 && taken === 0; times++)
      fc.assert(readsTheSame(), { ...RUNS, numRuns: Math.max(RUNS.numRuns, 200) });
    expect(taken, 'give KNOWN a value that it takes').toBeGreaterThan(0);
  });

  property(
    'adds nothing to an object but what it names',
    [inputs, INHERITED],
    (input, key) => {
      const text = JSON.stringify(input);
      if (!text?.startsWith('{')) return;
      const body = `{${JSON.stringify(key)}:{"admin":true}${text === '{}' ? '' : ','}${text.slice(1)}`;
      const read = z.safeParse(schema, JSON.parse(body));
      expect(Object(read.data).admin).toBeUndefined();
      expect(Object({}).admin).toBeUndefined();
    },
    RUNS,
  );
});
