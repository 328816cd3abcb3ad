import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long though they are small. vitest begins with the largest where it has not run them yet: one of these,
 * begun last, would run alone while the other processor waits.
 */
const LONG = [
  'scripts/pre-flight.test.ts',
  'scripts/failed-migration.test.ts',
  'scripts/prepare-database.test.ts',
  'test/e2e/accessibility.test.ts',
  'test/e2e/accessibility-private.test.ts',
  'test/e2e/whole-site.test.ts',
  'test/e2e/another-valley.test.ts',
  'test/e2e/generated-requests.test.ts',
  'test/engines/firefox.test.ts',
  'test/engines/webkit.test.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((path) => moduleId.endsWith(`/${path}`));

/** Begins each project with the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((of) => of.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a))));
  }
}
