import * as fc from 'fast-check';
import { expect } from 'vitest';
import { property } from '../../worker/testing/property.ts';
import { SAMPLE_PUBLIC_JOB } from '../testing/sample-public-job.ts';
import { documentTags } from './document-tags.ts';
import { headTags, scriptJson } from './head-tags.ts';
import { jobHead } from './job-head.ts';
import type { PageHead } from './page-head.ts';

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

const json = fc.oneof(fc.jsonValue(), text, fc.dictionary(text, text));

property('JSON in a script is read as what it is, and does not end the script', [json], (value) => {
  const written = scriptJson(value);
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
});

/** Structured data of a head, as programs read it. */
function jsonLd(head: PageHead): Record<string, unknown>[] {
  return headTags(head, SITE).flatMap(({ tag, text: content = '' }) => (tag === 'script' ? JSON.parse(content) : []));
}

const typed = fc.record({ title: text, companyName: text, location: text, description: text });

property('the head of an offer says what was typed, whatever was typed', [typed], (fields) => {
  const head = jobHead({ ...SAMPLE_PUBLIC_JOB, ...fields }, SAMPLE_PUBLIC_JOB.id);
  const [posting] = jsonLd(head);
  expect(posting).toMatchObject({ '@type': 'JobPosting', title: fields.title });
  expect(posting?.hiringOrganization).toMatchObject({ name: fields.companyName });
  for (const { tag, text: content = '' } of documentTags(head, SITE))
    if (tag === 'script') expect(content).not.toContain('<');
});
