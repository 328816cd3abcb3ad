import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOB_FIELDS } from './job-fields.ts';
import { readRows, requirementsIn, rowsText, textOfRequirements } from './requirement-lines.ts';
import { LANGUAGE_LEVELS, type Requirement } from './requirement-values.ts';

const typed = fc.string({ unit: 'binary' });
const row = fc.record({ what: typed, level: typed, reason: typed, preferred: fc.boolean() });
const noBreaks = (text: string) => text.replace(/[\t\r\n]/g, ' ');

test('rows are read as they were written, whatever was typed', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      expect(readRows(rowsText(rows))).toEqual(
        rows.map(({ what, level, reason, preferred }) => ({
          what: noBreaks(what),
          level: noBreaks(level),
          reason: noBreaks(reason),
          preferred,
        })),
      );
    }),
  );
});

test('any text gives requirements that are refused with a message, or taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\t', '\n', ' ', 'B1', 'gradito', 'Auto propria') }), (text) => {
      const checked = JOB_FIELDS.requirements.safeParse(requirementsIn(text));
      for (const { message } of checked.error?.issues ?? []) expect(message).not.toBe('');
    }),
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
