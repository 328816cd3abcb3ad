import { expect, test } from 'vitest';
import { CANDIDATE_FIELDS } from './candidate-fields.ts';
import { FIELDS } from './fields.ts';
import { JOB_FIELDS, PUBLIC_JOB_FIELDS } from './job-fields.ts';
import { ownJobSchema, publicJobSchema, publishJobBody } from './jobs.ts';
import { MODERATED_CANDIDATE_FIELDS, MODERATED_JOB_FIELDS } from './moderation.ts';
import { keysOf } from './records.ts';

test('everybody reads the public fields of an offer, its owner all of them', () => {
  const names = keysOf(JOB_FIELDS);
  expect(Object.keys(publicJobSchema.shape).filter((name) => Object.hasOwn(JOB_FIELDS, name))).toEqual(
    Object.keys(PUBLIC_JOB_FIELDS),
  );
  expect(Object.keys(PUBLIC_JOB_FIELDS)).toEqual(names.filter((name) => !['closeAfter', 'onlyHere'].includes(name)));
  expect(Object.keys(ownJobSchema.shape)).toEqual(expect.arrayContaining(names));
});

test('every field has a label, and every text is judged by editors unless it only names something', () => {
  const texts = (fields: typeof JOB_FIELDS | typeof CANDIDATE_FIELDS) =>
    Object.entries(fields).flatMap(([name, field]) =>
      ['text', 'list'].includes(FIELDS.get(field)?.control ?? '') ? name : [],
    );
  expect(Object.values({ ...CANDIDATE_FIELDS, ...JOB_FIELDS }).filter((field) => !FIELDS.get(field)?.label)).toEqual(
    [],
  );
  const named = ['authorisation', 'agreement', 'agreementLevel', 'requirements'];
  expect(texts(JOB_FIELDS).filter((name) => !named.includes(name))).toEqual(MODERATED_JOB_FIELDS);
  expect(texts(CANDIDATE_FIELDS)).toEqual(MODERATED_CANDIDATE_FIELDS);
});

test('a value that there is none of is refused once, with the field’s own message', () => {
  const body = { title: 'Cuoca', companyName: 'Rifugio' };
  for (const [name, message] of [
    ['category', 'Seleziona una categoria'],
    ['employerKind', 'Scegli chi offre il lavoro'],
    ['licence', 'Patente non valida'],
  ]) {
    const { error } = publishJobBody.safeParse({ ...body, [name ?? '']: 'x' });
    expect(error?.issues.filter(({ path }) => path[0] === name).map((issue) => issue.message)).toEqual([message]);
  }
});
