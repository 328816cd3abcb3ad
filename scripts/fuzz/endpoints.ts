import type { CallName } from '../../shared/calls/all.ts';
import { APP_SHELL } from '../../shared/offline.ts';
import { machinePath, mapPicturePath, pagePath, socialImagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import type { JsonSchema } from './json-values.ts';

/** A call, with the kinds of ids that fit into its path. */
export type Endpoint = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, JsonSchema>>;
  readonly body: JsonSchema | null;
  readonly example: unknown;
  readonly takesFile: boolean;
  readonly weight: number;
};

type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;
  };
};
export type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

/** Calls that end the session they are made with. */
const ENDING: readonly string[] = [
  'POST /api/logout',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/:id',
] satisfies CallName[];

/** True for a call that ends its session, or takes a password: a hash costs 140 ms of CPU. */
const isSeldom = (name: string, example: unknown): boolean =>
  ENDING.includes(name) || Object.keys(Object(example)).some((field) => /password$/i.test(field));

/** Every call that the API describes; a test of the Worker holds the description against its routes. */
export function apiEndpoints({ paths }: OpenApi): Endpoint[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, { parameters = [], requestBody }]): Endpoint => {
      const method = name.toUpperCase();
      const json = requestBody?.content['application/json'];
      const query = parameters.filter((parameter) => parameter.in === 'query');
      return {
        method,
        path,
        query: Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema])),
        body: json?.schema ?? null,
        example: json?.example,
        takesFile: requestBody?.content['multipart/form-data'] !== undefined,
        weight: isSeldom(`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`, json?.example) ? 2 : 10,
      };
    }),
  );
}

const TEXT: JsonSchema = { type: 'string', maxLength: 400 };

/** Reads of browsers and programs: pages, printed sheets, feeds, files. @param api source of the lists that the pages show */
export function pageEndpoints(api: readonly Endpoint[]): Endpoint[] {
  const lists = api.filter(({ method, path }) => method === 'GET' && /^\/api\/(jobs|candidates)$/.test(path));
  const query = Object.assign({ next: TEXT, token: TEXT }, ...lists.map((list) => list.query));
  const fill = (address: (part: string) => string) => decodeURI(address('{id}')).replace('%7Bid%7D', '{id}');
  const parts = (addresses: Readonly<Record<string, (part: string) => string>>) => Object.values(addresses).map(fill);
  const others = [
    APP_SHELL,
    '/candidati',
    '/sw.js',
    '/site.webmanifest',
    '/assets/{id}',
    '/icons/{id}',
    '/bacheca/{town}',
    '/feed/{town}.xml',
    '/{id}',
    '/{id}/{id}',
    fill(mapPicturePath),
    socialImagePath('{id}'),
    ...TOWNS.map(({ page }) => pagePath.town(page)),
  ];
  return [...new Set([...parts(pagePath), ...parts(machinePath), ...others])].map((path) => ({
    method: 'GET',
    path,
    query,
    body: null,
    example: undefined,
    takesFile: false,
    weight: 3,
  }));
}
