import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_PUBLIC_JOB } from '../testing/sample-public-job.ts';
import { documentTags } from './document-tags.ts';
import { headTags, scriptJson } from './head-tags.ts';
import { jobHead } from './job-head.ts';
import type { PageHead } from './page-head.ts';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) || 300 });

const SITE = 'https://lavoro.example';
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!--',
    '-->',
    ']]>',
    '\u2028',
    '"',
    '\\u003c',
    '&lt;',
    '$&',
    "$'",
  ),
);

test('JSON in a script is read as what it is, and no character of it ends the script', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), text, fc.dictionary(text, text)), (value) => {
      const written = scriptJson(value);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    }),
  );
});

/** Structured data of a head, as programs read it. */
function jsonLd(head: PageHead): Record<string, unknown>[] {
  return headTags(head, SITE).flatMap(({ tag, text: content = '' }) => (tag === 'script' ? JSON.parse(content) : []));
}

test('the head of an offer says what was typed, whatever was typed', () => {
  const typed = fc.record({ title: text, companyName: text, location: text, description: text });
  fc.assert(
    fc.property(typed, (fields) => {
      const head = jobHead({ ...SAMPLE_PUBLIC_JOB, ...fields }, SAMPLE_PUBLIC_JOB.id);
      const [posting] = jsonLd(head);
      expect(posting).toMatchObject({ '@type': 'JobPosting', title: fields.title });
      expect(posting?.hiringOrganization).toMatchObject({ name: fields.companyName });
      for (const { tag, text: content = '' } of documentTags(head, SITE))
        if (tag === 'script') expect(content).not.toContain('<');
    }),
  );
});
