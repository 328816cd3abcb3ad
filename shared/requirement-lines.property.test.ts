import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '../worker/testing/property.ts';
import { readRows, requirementsIn, rowsText, textOfRequirements } from './requirement-lines.ts';
import { LANGUAGE_LEVELS, type Requirement } from './requirement-values.ts';

const typed = fc.string({ unit: 'binary' });
const row = fc.record({ what: typed, level: typed, reason: typed, preferred: fc.boolean() });
const noBreaks = (text: string) => text.replace(/[\t\r\n]/g, ' ');

property('rows are read as they were written, whatever was typed', [fc.array(row, { minLength: 1 })], (rows) => {
  expect(readRows(rowsText(rows))).toEqual(
    rows.map(({ what, level, reason, preferred }) => ({
      what: noBreaks(what),
      level: noBreaks(level),
      reason: noBreaks(reason),
      preferred,
    })),
  );
});

test('requirements go into the form and come out as they were', () => {
  const body = fc.stringMatching(/^[a-z]{1,20}$/);
  const requirement: fc.Arbitrary<Requirement> = fc.record({
    what: body,
    level: fc.option(fc.constantFrom(...LANGUAGE_LEVELS)),
    reason: fc.option(body),
    preferred: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(requirement), (all) => {
      expect(requirementsIn(textOfRequirements(all))).toEqual(all);
    }),
  );
});
