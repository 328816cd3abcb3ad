import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import { problemSchema } from '../../shared/problem.ts';
import { strict } from '../testing/expect-problem.ts';
import { makeJob, makeUser } from '../testing/factories.ts';
import { apiEndpoints } from '../testing/refusals.ts';
import { asAccount, asVisitor, type Person } from '../testing/requests.ts';
import type { JsonSchema } from './describe-api.ts';

type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly { name: string; in: string; schema: JsonSchema; example?: unknown }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly headers?: object; readonly content?: Content }>>;
};
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};

let text: string;
let api: Document;
let worker: Person;
let path: (pattern: string) => string;

beforeAll(async () => {
  text = await (await asVisitor.get('/openapi.json')).text();
  api = JSON.parse(text);
  const job = await makeJob();
  path = (pattern) => pattern.replace(/^\/api\/jobs\/:id/, `/api/jobs/${job.publicId}`).replace(/:[a-z]+/gi, 'nothing');
});

// For each test: some of the calls end the session.
beforeEach(async () => {
  worker = await asAccount(await makeUser());
});

const calls: Readonly<Record<string, Call>> = CALLS;

/** Calls whose examples name a link, a password or a key that nobody has. */
const NOT_THEIRS = [
  'POST /api/own-candidates/keep',
  'POST /api/session/passkey',
  'POST /api/own-candidates/confirm',
  'POST /api/password/reset',
  'POST /api/email/confirm',
  'DELETE /api/account',
  'POST /api/account/password',
  'POST /api/account/email',
  'POST /api/jobs/:id/check',
  'POST /api/job-checks/link',
  'POST /api/applications/answer/link',
  'POST /api/applications/confirm',
  'POST /api/own-employers/openness',
  'POST /api/alerts/confirm',
  'POST /api/unsubscribe',
  'POST /api/passkey-options',
  'POST /api/passkeys',
];

const templated = (pattern: string) => pattern.replace(/:([a-z]+)/gi, '{$1}');
const endpoints = apiEndpoints().map(({ method, path: pattern }) => ({
  name: `${method} ${pattern}`,
  method,
  pattern,
}));

function operationOf({ method, pattern }: { method: string; pattern: string }): Operation {
  const operation = api.paths[templated(pattern)]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${pattern} is not described`);
  return operation;
}

/** Reads a value by a schema of the document, with what that refers to. */
const reader = (schema: JsonSchema) => {
  const local = (part: unknown): JsonSchema =>
    JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/'));
  return z.fromJSONSchema(local({ ...schema, $defs: api.components.schemas }));
};

// That each declared call has its route: worker/routes.test.ts.
test('every call has its description, and no other', () => {
  const described = Object.entries(api.paths).flatMap(([template, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${template}`),
  );
  expect(described.toSorted()).toEqual(endpoints.map(({ name }) => templated(name)).toSorted());
});

test('the document says what it is and where the API answers', () => {
  const info = { title: 'Lavoro in Valle', version: 'test' };
  expect(api).toMatchObject({ openapi: '3.1.1', info, servers: [{ url: 'http://localhost:8787' }] });
});

test('every reference leads somewhere, and every name is one operation', () => {
  const references = [...text.matchAll(/"\$ref": ?"([^"]*)"/g)].map(([, reference = '']) => reference);
  expect(references.length).toBeGreaterThan(20);
  for (const reference of new Set(references)) {
    const target = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], api);
    expect(target, reference).toBeDefined();
  }
  const ids = Object.values(api.paths).flatMap((operations) => Object.values(operations).map((o) => o.operationId));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('getJobsById');
});

test('calls of forms that anybody may send name the form that Turnstile’s token is for', () => {
  const named = Object.entries(calls).flatMap(([name, { human }]) => (human ? [`${name} ${human.action}`] : []));
  expect(named.toSorted()).toEqual([
    'POST /api/alerts alert',
    'POST /api/applications/links apply',
    'POST /api/candidates profile',
    'POST /api/candidates/:id/messages message',
    'POST /api/candidates/:id/report report',
    'POST /api/employers/:id/report report',
    'POST /api/jobs/:id/guest-applications apply',
    'POST /api/jobs/:id/report report',
    'POST /api/messages contact',
    'POST /api/password/forgot reset',
    'POST /api/register register',
  ]);
});

test('a problem is described as it is answered', async () => {
  const { Problem } = api.components.schemas;
  const problem: unknown = await (await asVisitor.get('/api/jobs/nothing')).json();
  expect(strict(problemSchema).parse(problem)).toEqual(reader(Problem ?? {}).parse(problem));
  expect(reader(Problem ?? {}).safeParse({ title: 'x' }).success).toBe(false);
});

describe.each(endpoints)('$name', (endpoint) => {
  const { method, pattern, name } = endpoint;
  const { query, body, who = 'anyone' } = calls[name] ?? {};
  const needsToken = who !== 'anyone' && who !== 'visitor or account';

  test('declares what its path holds, and whether it asks for a token', () => {
    const names = [...pattern.matchAll(/:([a-z]+)/gi)].map(([, parameter]) => parameter);
    const { parameters = [], summary, tags, security } = operationOf(endpoint);
    expect(security !== undefined).toBe(needsToken);
    expect(parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name)).toEqual(names);
    expect(summary.length).toBeGreaterThan(5);
    expect(tags).toHaveLength(1);
  });

  test('describes its refusals as problems', () => {
    const { responses } = operationOf(endpoint);
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['500', '503', ...(body ? ['400', '413', '415'] : []), ...(needsToken ? ['401'] : [])]),
    );
    const problems = Object.entries(responses).filter(([, { content = {} }]) => 'application/problem+json' in content);
    for (const [status, { content }] of problems)
      expect(content, status).toEqual({
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      });
    expect(Object.keys(responses).filter((status) => Number(status) < 400).length).toBeGreaterThan(0);
  });

  test('takes its example, and answers as described', async () => {
    const address = query ? `${path(pattern)}?${new URLSearchParams(query.example)}` : path(pattern);
    const answer = await (body ? worker.post(address, body.example, { method }) : worker.send(address, { method }));
    expect([400, 413, 415, 500]).not.toContain(NOT_THEIRS.includes(name) ? 0 : answer.status);
    const described = operationOf(endpoint).responses[answer.status];
    if (described === undefined) throw new Error(`${answer.status} is not described`);
    if (described.content === undefined) return expect(await answer.text()).toBe('');
    const type = (answer.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
    const schema = described.content[type]?.schema;
    if (schema === undefined) throw new Error(`${type} is not described for ${answer.status}`);
    const value: unknown = await (type.startsWith('text/') ? answer.text() : answer.json());
    expect(reader(schema).parse(value)).toEqual(value);
    for (const header of ['X-Total-Count', 'Link', 'Location'])
      if (answer.headers.has(header)) expect(Object.keys(described.headers ?? {}), header).toContain(header);
  });

  test('describes a body that its schema takes, and refuses what that refuses', () => {
    const content = operationOf(endpoint).requestBody?.content['application/json'];
    expect(content !== undefined).toBe(body !== undefined);
    if (!body || !content) return;
    const read = reader(content.schema);
    expect(content.example).toEqual(body.example);
    expect(z.safeParse(body.schema, body.example).success).toBe(true);
    expect(read.safeParse(body.example).success).toBe(true);
    for (const wrong of [{ ...Object(body.example), nonsense: 1 }, [], 'text', null, 7]) {
      expect(z.safeParse(body.schema, wrong).success).toBe(false);
      expect(read.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
    }
    // Each required field by itself, and each field as something that no field is.
    for (const field of Object.keys(Object(body.example))) {
      const { [field]: _, ...without } = Object(body.example);
      const required = content.schema.required?.includes(field) === true;
      expect(read.safeParse(without).success, field).toBe(!required);
      if (required) expect(z.safeParse(body.schema, without).success, field).toBe(false);
      expect(read.safeParse({ ...without, [field]: { no: 'field' } }).success, field).toBe(false);
    }
  });

  test('describes a query that its schema takes', () => {
    const parameters = (operationOf(endpoint).parameters ?? []).filter((parameter) => parameter.in === 'query');
    expect(parameters.length > 0).toBe(query !== undefined);
    if (!query) return;
    expect(z.safeParse(query.schema, query.example).success).toBe(true);
    const shown = parameters.filter(({ example }) => example !== undefined);
    expect(shown.map((parameter) => parameter.name).toSorted()).toEqual(Object.keys(query.example).toSorted());
    for (const { name: field, schema, example } of shown) {
      expect(reader(schema).safeParse(example).success, field).toBe(true);
      expect(reader(schema).safeParse({ no: 'field' }).success, field).toBe(false);
    }
  });
});

test('limits of what may be sent are told, though texts are cleaned first', () => {
  const { requestBody } = operationOf({ method: 'POST', pattern: '/api/jobs' });
  const { properties, required } = requestBody?.content['application/json']?.schema ?? {};
  expect(properties).toMatchObject({
    title: { type: 'string', minLength: 1, maxLength: 120 },
    shifts: { type: 'array', maxItems: 5 },
    licence: { enum: ['B', 'C', 'CE', 'D'] },
  });
  expect([required?.includes('category'), required?.includes('salaryMin')]).toEqual([true, false]);
  const { parameters = [] } = operationOf({ method: 'GET', pattern: '/api/jobs' });
  const limit = { type: 'number', minimum: 1, maximum: 100 };
  expect(parameters.find(({ name }) => name === 'limit')?.schema).toMatchObject(limit);
});
