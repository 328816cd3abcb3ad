import Validator from '@adobe/structured-data-validator';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  EMPLOYER_KINDS,
  JOB_CATEGORIES,
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_TYPES,
  LICENCES,
  SALARY_PERIODS,
  SHIFTS,
} from '../job-values.ts';
import { SAMPLE_PUBLIC_JOB } from '../testing/sample-public-job.ts';
import { headTags } from './head-tags.ts';
import { jobHead } from './job-head.ts';

/** Not blank: no offer is stored with such a text. */
const text = (maxLength: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength }).filter((drawn) => drawn.trim() !== '');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const day = moment.map((date) => date.toISOString().slice(0, 10));

const offer = fc.record({
  title: text(120),
  companyName: text(80),
  employerKind: maybe(fc.constantFrom(...EMPLOYER_KINDS)),
  location: fc.oneof(text(80), fc.constantFrom('Breno', 'Edolo, centro')),
  town: fc.constantFrom('breno', 'edolo', null),
  category: fc.constantFrom(...JOB_CATEGORIES),
  type: fc.constantFrom(...JOB_TYPES),
  experience: fc.constantFrom(...JOB_EXPERIENCES),
  contract: fc.constantFrom(...JOB_CONTRACTS),
  description: fc.oneof(text(400), fc.constant('Chiama il 333 123 4567.\n\n- turni\n- riposi')),
  salaryMin: maybe(fc.integer({ min: 1, max: 5000 })),
  salaryMax: maybe(fc.integer({ min: 1, max: 9000 })),
  salaryPeriod: maybe(fc.constantFrom(...SALARY_PERIODS)),
  salaryNet: fc.boolean(),
  weeklyHours: maybe(fc.integer({ min: 1, max: 48 })),
  startDate: maybe(day),
  neededFrom: maybe(day.map((date) => `${date}T18:30`)),
  shifts: fc.subarray([...SHIFTS]),
  openings: maybe(fc.integer({ min: 1, max: 500 })),
  licence: maybe(fc.constantFrom(...LICENCES)),
  postedDate: moment.map((date) => date.toISOString()),
  validThrough: moment.map((date) => date.toISOString()),
  occupation: fc.constantFrom('5131', null),
});

const issues = z.array(z.object({ severity: z.string(), issueMessage: z.string(), fieldNames: z.array(z.string()) }));

/** Fields that an offer may lack: work from home is none of this board's, and pay is said where it is known and gross. */
const UNSAID = ['applicantLocationRequirements', 'jobLocationType', 'baseSalary'];

test('a validator of what Google reads finds nothing in the structured data of offers', async () => {
  const validator = new Validator(null);
  for (const fields of fc.sample(offer, 200)) {
    const head = jobHead({ ...SAMPLE_PUBLIC_JOB, ...fields }, SAMPLE_PUBLIC_JOB.id);
    const [posting] = headTags(head, 'https://lavoro.example').flatMap(({ tag, text: content = '' }) =>
      tag === 'script' ? [JSON.parse(content)] : [],
    );
    const found = issues.parse(await validator.validate({ jsonld: { JobPosting: [posting] } }));
    const wrong = found.filter(
      ({ severity, fieldNames: [name = ''] }) => severity === 'ERROR' || !UNSAID.includes(name) || name in posting,
    );
    expect(wrong, JSON.stringify(posting)).toEqual([]);
  }
});

test('it finds what is missing', async () => {
  const found = issues.parse(
    await new Validator(null).validate({ jsonld: { JobPosting: [{ '@type': 'JobPosting' }] } }),
  );
  expect(found.map(({ issueMessage }) => issueMessage)).toContain('Required attribute "title" is missing');
});
