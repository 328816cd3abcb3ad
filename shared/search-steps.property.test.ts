import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSteps, writeSteps } from './search-steps.ts';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) || 300 });

test('steps are read from their header as they were written, whatever words were searched for', () => {
  const word = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(',', ':', '%', '%2C', 'a,exact:1'));
  const step = fc.record({
    kind: fc.constantFrom('exact', 'without', 'each', 'near', 'elsewhere', 'described', 'similar', 'most', 'unpaid'),
    count: fc.nat(),
    words: fc.array(word.map((text) => text.toWellFormed())),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (steps) => {
      const header = writeSteps(steps);
      expect(header).toMatch(/^[\x21-\x7e]+$/);
      expect(readSteps(header)).toEqual(steps);
    }),
  );
});
