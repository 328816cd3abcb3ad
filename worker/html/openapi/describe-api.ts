import { SITE_NAME } from '../../../shared/site.ts';
import type { AnswerContent, Endpoint, HeaderName } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { answerSchema, type JsonSchema, namedSchemas, sentSchema } from './json-schemas.ts';

const HEADERS: Readonly<Record<HeaderName, { description: string; schema: { type: string } }>> = {
  'X-Total-Count': {
    description: 'How many there are on all pages together; absent where that would have to be counted.',
    schema: { type: 'integer' },
  },
  'X-Total-Count-Relation': {
    description: '`gte` where there are at least as many as `X-Total-Count`; absent where that is exact.',
    schema: { type: 'string' },
  },
  'X-Unread-Count': { description: 'How many of them all wait to be read.', schema: { type: 'integer' } },
  Link: { description: '`<…>; rel="next"`: the next page; absent on the last.', schema: { type: 'string' } },
  'X-Search-Corrected': {
    description:
      'The text that was searched for in place of the one asked for, as nothing holds all of its words; percent-encoded.',
    schema: { type: 'string' },
  },
  'X-Copy-Of': {
    description: 'When an older copy was made, which is answered while the database does not; ISO 8601.',
    schema: { type: 'string' },
  },
  Location: { description: 'Path of what was made.', schema: { type: 'string' } },
};

/** Refusals that follow from what a call takes, or that any may answer with; status to meaning. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Something in the request is not valid; `issues` says which fields.',
  401: 'There is no token, or it is no longer valid.',
  403: 'The account is suspended, or waits to be deleted.',
  413: 'The body is larger than 64 KB.',
  415: 'The body is not JSON.',
  429: 'Too many requests; `Retry-After` says how long to wait.',
  500: 'Something unexpected went wrong.',
  503: 'The database is not there for the moment; `Retry-After` says how long to wait.',
};

function refusalsOf({ account, limited, query, body, refuses = {}, answers }: Endpoint): [string, string][] {
  const implied = [
    ...(query || body ? [400] : []),
    ...(account ? [401] : []),
    ...(account === true ? [403] : []),
    ...(body ? [413, 415] : []),
    ...(limited ? [429] : []),
    500,
    503,
  ];
  const all: Record<string, string> = { ...refuses };
  for (const status of implied) all[status] ??= REFUSALS[status] ?? '';
  return Object.entries(all).filter(([status]) => !(status in answers));
}

/** Nothing for an answer that leads elsewhere; a file by its media types. */
function contentOf(answer: AnswerContent) {
  if ('file' in answer) return { content: Object.fromEntries(answer.file.map((type) => [type, {}])) };
  return answer.schema === null ? {} : { content: { 'application/json': { schema: answerSchema(answer.schema) } } };
}

function responses(endpoint: Endpoint) {
  const answers = Object.entries(endpoint.answers).map(([status, { about, headers = [], ...answer }]) => [
    status,
    {
      description: about,
      ...(headers.length > 0
        ? { headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])) }
        : {}),
      ...contentOf(answer),
    },
  ]);
  const refusals = refusalsOf(endpoint).map(([status, description]) => [
    status,
    { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
  ]);
  return Object.fromEntries([...answers, ...refusals]);
}

/** `{id}` for `:id`, as OpenAPI writes parameters of a path. */
const templated = (path: string): string => path.replace(/:([a-zA-Z]+)/g, '{$1}');

function parameters(path: string, { query }: Endpoint) {
  const inPath = [...path.matchAll(/:([a-zA-Z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query ? sentSchema(query.schema) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...exampleOf(schema, query?.example[name]),
  }));
  return [...inPath, ...inQuery];
}

/** A number where the schema says so, as text is all that a query holds. */
function exampleOf(schema: JsonSchema | boolean, text: string | undefined) {
  if (text === undefined) return {};
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

const securityOf = (account: NonNullable<Endpoint['account']>) => [
  ...(account === 'link' ? [] : [{ token: [] }]),
  ...(account === 'link' || account === 'or link' ? [{ link: [] }] : []),
];
/** The same as a form, with its file, where one may come along. */
function formOf({ schema, file }: NonNullable<Endpoint['body']>) {
  if (!file) return {};
  const { properties, ...sent } = sentSchema(schema);
  const bytes = { type: 'string', contentMediaType: 'application/octet-stream', description: file.about };
  return {
    'multipart/form-data': {
      schema: { ...sent, properties: { ...properties, [file.field]: bytes } },
      encoding: { [file.field]: { contentType: file.types.join(', ') } },
    },
  };
}

function operation(method: string, path: string, endpoint: Endpoint) {
  const { summary, tag, account, body } = endpoint;
  const taken = parameters(path, endpoint);
  return {
    operationId: operationId(method, path),
    summary,
    tags: [tag],
    ...(account ? { security: securityOf(account) } : {}),
    ...(taken.length > 0 ? { parameters: taken } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: sentSchema(body.schema), example: body.example },
              ...formOf(body),
            },
          },
        }
      : {}),
    responses: responses(endpoint),
  };
}

/** The OpenAPI 3.1 document of the API, from the schemas that it validates and answers with. */
export function describeApi(siteUrl: string): Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const [method = '', path = ''] = name.split(' ');
    paths[templated(path)] = { ...paths[templated(path)], [method.toLowerCase()]: operation(method, path, endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: SITE_NAME,
      version: __BUILD_ID__,
      description:
        'The job board of Valle Camonica. Reading asks for no account. Times are ISO 8601 in UTC, pay is in euro; the ' +
        '`message` of a problem is in Italian, for people.',
    },
    servers: [{ url: siteUrl }],
    tags: [...new Set(Object.values(ENDPOINTS).map(({ tag }) => tag))].map((name) => ({ name })),
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
