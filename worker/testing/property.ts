import * as fc from 'fast-check';
import { inject, test } from 'vitest';

/**
 * A test of what is true of all that some arbitraries give.
 * @param numRuns as many as the project says unless the test has a reason for others
 */
export const property = <Inputs extends [unknown, ...unknown[]]>(
  title: string,
  arbitraries: { [Index in keyof Inputs]: fc.Arbitrary<Inputs[Index]> },
  check: (...inputs: Inputs) => unknown,
  { numRuns = inject('propertyRuns') } = {},
): void =>
  test(title, () =>
    fc.assert(
      fc.asyncProperty(...arbitraries, async (...inputs) => {
        await check(...inputs);
      }),
      { numRuns },
    ),
  );
