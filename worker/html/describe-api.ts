import type { Context } from 'hono';
import * as mini from 'zod/mini';
import { doneSchema, sessionSchema } from '../../shared/accounts.ts';
import { linkedApplicationSchema, receivedApplicationSchema } from '../../shared/answers.ts';
import { ownApplicationSchema, sentApplicationSchema } from '../../shared/applications.ts';
import { CALLS, tagOf } from '../../shared/calls/all.ts';
import type { Call, CallResponse, CallTable, HeaderName } from '../../shared/calls/call.ts';
import { ownCandidateSchema, publicCandidateSchema, sentMessageSchema } from '../../shared/candidates.ts';
import { jobCountSchema, jobDetailSchema, ownJobSchema, publicJobSchema } from '../../shared/jobs.ts';
import type { MemberRole } from '../../shared/member-values.ts';
import { receivedMessageSchema } from '../../shared/messages.ts';
import { moderatedAccountSchema } from '../../shared/moderation.ts';
import { healthSchema } from '../../shared/operation.ts';
import { machinePath } from '../../shared/paths.ts';
import { problemSchema } from '../../shared/problem.ts';
import { reportResponseSchema } from '../../shared/reports.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import type { AppEnv } from '../env.ts';
import { serveText } from './serve-text.ts';

const header = (description: string, type = 'string') => ({ description, schema: { type } });

const HEADERS: Readonly<Record<HeaderName, ReturnType<typeof header>>> = {
  'X-Total-Count': header(
    'How many there are on all pages together; absent where that would have to be counted.',
    'integer',
  ),
  'X-Total-Count-Relation': header(
    '`gte` where there are at least as many as `X-Total-Count`; absent where that is exact.',
  ),
  'X-Sorted-Newest': header(
    'So many, the newest, are in the order that was asked for, as more are found than are put in one; else absent.',
    'integer',
  ),
  'X-Unread-Count': header('How many of them all wait to be read.', 'integer'),
  Link: header('`<…>; rel="next"`: the next page; absent on the last.'),
  'X-Search-Corrected': header(
    'The text that was searched for in place of the one asked for, corrected or in Italian; percent-encoded.',
  ),
  'X-Search-Pieces': header(
    'What the text is understood as, in Italian, each part with a colon before the text that is left without it: `cameriere:sera,serale:cameriere`, percent-encoded; words that are not there are not understood, and only order.',
  ),
  'X-Search-Steps': header(
    'Where not all rows have everything that the text asks for: how many, one after the other, have it (`exact`), lack words (`without`), have one of several trades (`each`), are in towns nearby (`near`), in the rest of the valley (`elsewhere`), only describe the trade (`described`), or lack one of many words (`most`), with the words given up or the places: `exact:2,without:5:part%20time`, percent-encoded.',
  ),
  'X-Copy-Of': header('When an older copy was made, which is answered while the database does not; ISO 8601.'),
  Location: header('Path of what was made.'),
};

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Something in the request is not valid; `issues` says which fields.',
  401: 'There is no token, or it is no longer valid.',
  403: 'The account is suspended, or waits to be deleted; or the page of another site has sent this.',
  408: 'The body arrives too slowly.',
  413: 'The body is larger than 64 KB.',
  415: 'The body is not JSON.',
  429: 'Too many requests; `Retry-After` says how long to wait.',
  500: 'Something unexpected went wrong.',
  503: 'The database is not there for the moment; `Retry-After` says how long to wait.',
};

const SECURITY: Readonly<Record<Call['who'], readonly ('token' | 'link')[]>> = {
  anyone: [],
  'visitor or account': [],
  account: ['token'],
  'any account': ['token'],
  'account or link': ['token', 'link'],
  'any account or link': ['token', 'link'],
  link: ['link'],
  admin: ['token'],
};

function refusalsOf(method: string, { who, limit, query, body, refuses = {}, responses }: Call): [string, string][] {
  const implied = [
    ...(query || body ? [400] : []),
    ...(SECURITY[who].length > 0 ? [401] : []),
    ...(who === 'account' || who === 'admin' || method !== 'GET' ? [403] : []),
    ...(body ? [408, 413, 415] : []),
    ...(limit || method === 'GET' ? [429] : []),
    500,
    503,
  ];
  const all: Record<string, string> = { ...refuses };
  for (const status of implied) all[status] ??= REFUSALS[status] ?? '';
  return Object.entries(all).filter(([status]) => !(status in responses));
}

function contentOf(response: CallResponse) {
  const fileOf = (type: string) => [type, type.startsWith('text/') ? { schema: { type: 'string' } } : {}];
  if ('file' in response) return { content: Object.fromEntries(response.file.map(fileOf)) };
  return response.schema === null
    ? {}
    : { content: { 'application/json': { schema: responseSchema(response.schema) } } };
}

function headersOf({ headers }: CallResponse) {
  if (!headers) return {};
  return { headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };
}

function responses(method: string, call: Call) {
  const responses = Object.entries(call.responses).map(([status, response]) => [
    status,
    { description: response.about, ...headersOf(response), ...contentOf(response) },
  ]);
  const refusals = refusalsOf(method, call).map(([status, description]) => [
    status,
    { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
  ]);
  return Object.fromEntries([...responses, ...refusals]);
}

/** `{id}` for `:id`, as OpenAPI writes parameters of a path. */
const templated = (path: string): string => path.replace(/:([a-zA-Z]+)/g, '{$1}');

function parameters(path: string, { query }: Call) {
  const inPath = [...path.matchAll(/:([a-zA-Z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query ? sentSchema(query.schema) : {};
  const lists = query ? listsIn(query.schema) : {};
  const inQuery = Object.entries(properties).map(([name, sent]) => {
    const schema = lists[name] ?? sent;
    return {
      name,
      in: 'query',
      required: required.includes(name),
      // Several values of one parameter have commas between them.
      ...(name in lists ? { style: 'form', explode: false } : {}),
      schema,
      ...exampleOf(schema, query?.example[name]),
    };
  });
  return [...inPath, ...inQuery];
}

/** A number or a list where the schema says so, as text is all that a query holds. */
function exampleOf(schema: JsonSchema | boolean, text: string | undefined) {
  if (text === undefined) return {};
  if (typeof schema === 'object' && schema.type === 'array') return { example: text.split(',') };
  const isNumber = typeof schema === 'object' && (schema.type === 'number' || schema.type === 'integer');
  return { example: isNumber ? Number(text) : text };
}

/** `getJobsById` for `GET /api/jobs/:id`. */
const operationId = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .replace(/^\/api/, '')
    .replace(/:/g, 'by-')
    .replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

/** A body as JSON, and as a form where a file may come along. */
function bodyOf({ schema, file, example }: NonNullable<Call['body']>) {
  const json = { 'application/json': { schema: sentSchema(schema), example } };
  if (!file) return json;
  const { properties, ...sent } = sentSchema(schema);
  const bytes = { type: 'string', contentMediaType: 'application/octet-stream', description: file.about };
  return {
    ...json,
    'multipart/form-data': {
      schema: { ...sent, properties: { ...properties, [file.field]: bytes } },
      encoding: { [file.field]: { contentType: file.types.join(', ') } },
    },
  };
}

function operation(method: string, path: string, call: Call) {
  const { summary, who, people, body } = call;
  const taken = parameters(path, call);
  return {
    operationId: operationId(method, path),
    summary,
    ...(people ? { description: ALSO[people] } : {}),
    tags: [tagOf(`${method} ${path}`)],
    ...(SECURITY[who].length > 0 ? { security: SECURITY[who].map((scheme) => ({ [scheme]: [] })) } : {}),
    ...(taken.length > 0 ? { parameters: taken } : {}),
    ...(body ? { requestBody: { required: true, content: bodyOf(body) } } : {}),
    responses: responses(method, call),
  };
}

/** Permission of the people of an employer, by the least role that has it. */
const ALSO: Readonly<Record<MemberRole, string>> = {
  read: 'Also for everybody who works for the owner.',
  manage: 'Also for who works for the owner in the role `manage`; who only reads is answered with 403.',
};

const ALL: CallTable = CALLS;

/** The OpenAPI 3.1 document of the API, from the schemas that it validates and answers with. */
function describeApi(siteUrl: string): Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(ALL)) {
    const [method = '', path = ''] = name.split(' ');
    paths[templated(path)] = { ...paths[templated(path)], [method.toLowerCase()]: operation(method, path, call) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: SITE_NAME,
      version: __BUILD_ID__,
      description:
        `The job board of ${VALLEY.name}. Reading asks for no account. Times are ISO 8601 in UTC, pay is in euro; the ` +
        '`message` of a problem is in Italian, for people.',
    },
    servers: [{ url: siteUrl }],
    tags: [...new Set(Object.keys(ALL).map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      headers: HEADERS,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        link: { type: 'http', scheme: 'link', description: '`Authorization: Link` and the token of a private link.' },
      },
    },
  };
}

/** Made when somebody asks, as it is worth nothing at start-up; it changes with the build only. */
let known: { readonly siteUrl: string; readonly body: string } | null = null;

function described(siteUrl: string): string {
  if (known?.siteUrl !== siteUrl) known = { siteUrl, body: JSON.stringify(describeApi(siteUrl), null, 1) };
  return known.body;
}

export const serveOpenApi = (c: Context<AppEnv>): Promise<Response> =>
  serveText(c, {
    address: machinePath.openapi(),
    type: 'application/json; charset=utf-8',
    make: async () => described(c.get('config').SITE_URL),
  });

const NAMED = {
  Problem: problemSchema,
  Health: healthSchema,
  Job: publicJobSchema,
  JobDetail: jobDetailSchema,
  JobCount: jobCountSchema,
  OwnJob: ownJobSchema,
  Application: ownApplicationSchema,
  ReceivedApplication: receivedApplicationSchema,
  LinkedApplication: linkedApplicationSchema,
  SentApplication: sentApplicationSchema,
  Candidate: publicCandidateSchema,
  OwnCandidate: ownCandidateSchema,
  SentMessage: sentMessageSchema,
  ReceivedMessage: receivedMessageSchema,
  Session: sessionSchema,
  Done: doneSchema,
  ReportResponse: reportResponseSchema,
  ModeratedAccount: moderatedAccountSchema,
};

export type JsonSchema = mini.core.JSONSchema.JSONSchema;

const registry = mini.registry<{ readonly id: string }>();
for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });

/** A schema as it is answered: named ones as references into the components. */
const responseSchema = (schema: mini.core.$ZodType): JsonSchema => relocated(toSchema(schema, 'output'));

const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(NAMED).map(([id, schema]) => [id, relocated(toSchema(schema, 'output').$defs?.[id])]),
  );

/**
 * Schema of a body or query as it is sent. Texts are cleaned before they are measured, and numbers of a query are parsed
 * before their limits apply: such a field is described by its final shape, if that can be sent.
 */
function sentSchema(schema: mini.core.$ZodType): JsonSchema {
  const [sent, read] = [toSchema(schema, 'input'), toSchema(schema, 'output')];
  const fields = Object.entries(sent.properties ?? {}).map(([name, field]): [string, JsonSchema | boolean] => {
    const after = read.properties?.[name];
    return [name, after && isPlain(field) && isPlain(after) ? after : field];
  });
  return { ...sent, properties: Object.fromEntries(fields) };
}

/** Parameters of a query that are sent as one text and read as a list, by name, as they are read. */
function listsIn(schema: mini.core.$ZodType): NonNullable<JsonSchema['properties']> {
  const lists = Object.entries(toSchema(schema, 'output').properties ?? {}).filter(
    ([, field]) => typeof field === 'object' && field.type === 'array',
  );
  return Object.fromEntries(lists);
}

const isPlain = (schema: JsonSchema | boolean | undefined): boolean =>
  typeof schema === 'object' && ['string', 'number', 'integer', 'boolean'].includes(String(schema.type));

function toSchema(schema: mini.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const described = mini.toJSONSchema(schema, { io, metadata: registry, unrepresentable: 'any' });
  const { $schema: _, '~standard': __, ...own } = described;
  return own;
}

function relocated(schema: unknown): JsonSchema {
  const { $defs: _, ...own } = JSON.parse(
    JSON.stringify(schema, (key, value) => {
      if (key === 'id' && typeof value === 'string') return undefined;
      return key === '$ref' && typeof value === 'string'
        ? value.replace(/^#\/\$defs\//, '#/components/schemas/')
        : value;
    }),
  );
  return own;
}
