import { expect, test } from 'vitest';
import { JOB_FIELD_NAMES, jobField, PUBLIC_JOB_FIELDS } from './job-fields.ts';
import { publicJobSchema, publishJobBody } from './jobs.ts';

const bodyOf = (fields: object) => publishJobBody.safeParse({ title: 'Cuoca', companyName: 'Rifugio', ...fields });

test('each field is public or private by its own word, and the answer for everybody has the public ones', () => {
  const answered = Object.keys(publicJobSchema.shape);
  expect(JOB_FIELD_NAMES.filter((name) => answered.includes(name))).toEqual(PUBLIC_JOB_FIELDS);
  expect(PUBLIC_JOB_FIELDS).toEqual(JOB_FIELD_NAMES.filter((name) => jobField(name).public));
});

test('a required field that is missing is refused with its own message, an optional one is not', () => {
  const issues = publishJobBody.safeParse({}).error?.issues ?? [];
  const required = JOB_FIELD_NAMES.filter((name) => jobField(name).missing !== undefined);
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(
    Object.fromEntries(required.map((name) => [name, jobField(name).missing])),
  );
});

test('a value that there is none of is refused with the field’s message', () => {
  for (const name of JOB_FIELD_NAMES) {
    const { kind, missing, refused = missing } = jobField(name);
    if (kind !== 'one' && kind !== 'several') continue;
    const issue = bodyOf({ [name]: kind === 'several' ? ['x'] : 'x' }).error?.issues.find(
      ({ path }) => path[0] === name,
    );
    expect(issue?.message, name).toBe(refused);
  }
});

test('each value of several has a box of its own', () => {
  for (const name of JOB_FIELD_NAMES) {
    const { kind, values, boxes = {} } = jobField(name);
    if (kind !== 'several') continue;
    expect(Object.keys(boxes), name).toEqual(values);
    expect(new Set(Object.values(boxes).map(([number]) => number)).size, name).toBe(values?.length);
  }
});
