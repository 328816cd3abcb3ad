import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { townPart } from './shown-parts.ts';
import { NO_VERSION, parseVersions, versionOf } from './versions.ts';

fc.configureGlobal({ numRuns: inject('propertyRuns') });

test('whatever KV answers makes a version that may stand in a header', () => {
  const said = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.json().map(JSON.stringify));
  fc.assert(
    fc.property(said, (text) => {
      expect(versionOf(parseVersions(text), ['offers'])).toMatch(/^[\w-]{1,100}$/);
    }),
  );
});

test('versions that were published are read as they were', () => {
  const published = fc.record({
    latest: fc.nat(),
    bookmark: fc.option(fc.string()),
    versions: fc.dictionary(fc.stringMatching(/^(offers|town|category)[a-z]*$/), fc.nat()),
  });
  fc.assert(
    fc.property(published, (versions) => {
      expect(parseVersions(JSON.stringify(versions))).toEqual(versions);
      expect(parseVersions(JSON.stringify(versions))).not.toBe(NO_VERSION);
    }),
  );
});

test('the part of any town is one word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (slug) => {
      expect(townPart(slug)).toMatch(/^town[a-z0-9]*$/);
    }),
  );
});
