import { expect, test } from 'vitest';
import { KNOWN_MEMBERS, NEWER, OLDEST } from '../newer-apis.ts';
import { expectNone, isTest, nodesOf, placeOf, read, SOURCES } from './repository.ts';

/** Names of newer APIs that pages may use, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  handle: 'of a route',
  isError: 'of a query',
  login: 'of the paths of pages',
  navigation: "the router's",
  notification: 'of an event that comes only where there are notifications',
  pushManager: 'asked for before it is used',
  restore: 'own words',
  share: 'asked for before it is used',
  side: 'of an application',
  states: 'of the state of the site',
  startViewTransition: 'asked for before it is used',
  trustedTypes: 'asked for before it is used',
  union: 'of a schema',
};

const newerGlobals = new Set(
  NEWER.flatMap(({ owner, member }) => (member === null ? owner : owner === 'Window' ? member : [])),
);
const statics = new Set(NEWER.flatMap(({ owner, member, isStatic }) => (isStatic ? `${owner}.${member}` : [])));
/** Members that no object of the oldest browsers has, of objects that they do have: others are reached by a newer global. */
const members = new Set(
  NEWER.flatMap(({ owner, member, isStatic }) =>
    member === null || isStatic || newerGlobals.has(owner) || KNOWN_MEMBERS.has(member) ? [] : member,
  ),
);

type Named = { readonly name?: string };

/** Newer APIs that an expression names. */
function newerOf(node: {
  readonly type: string;
  readonly computed?: boolean;
  readonly [part: string]: unknown;
}): string[] {
  const nameOf = (part: string) => (node[part] as Named | undefined)?.name ?? '';
  if (node.type === 'NewExpression' || node.type === 'CallExpression')
    return newerGlobals.has(nameOf('callee')) ? [nameOf('callee')] : [];
  if (node.type !== 'MemberExpression' || node.computed) return [];
  const [object, property] = [nameOf('object'), nameOf('property')];
  if (statics.has(`${object}.${property}`)) return [`${object}.${property}`];
  const isGlobal = newerGlobals.has(property) && /^(window|globalThis|self)$/.test(object);
  return [newerGlobals.has(object) ? object : '', members.has(property) || isGlobal ? property : ''].filter(Boolean);
}

/** Members of the DOM, and scripts that are not compiled: types see neither. They know the language of ES2023 only. */
test('pages ask for nothing that one of the oldest browsers lacks', () => {
  expectNone(
    `One of ${OLDEST.map(({ name, version }) => `${name} ${version}`).join(', ')} lacks it: do without, or ask whether it is there and say so here`,
    SOURCES.filter((path) => /^(web|shared)\//.test(path) && !isTest(path)).flatMap((path) =>
      [...nodesOf(path)].flatMap((node) =>
        newerOf(node).flatMap((name) => (name in ALLOWED ? [] : `${placeOf(path, node.start)}: ${name}`)),
      ),
    ),
  );
});

test('newer APIs are known', () => {
  const newer = ['checkVisibility', 'groupBy', 'URL.canParse', 'Response.json', 'requestIdleCallback', 'CloseWatcher'];
  const found = newer.filter((name) => members.has(name) || statics.has(name) || newerGlobals.has(name));
  expect(found).toEqual(newer);
  expect(['toSorted', 'findLast', 'closest', 'replaceAll'].filter((name) => members.has(name))).toEqual([]);
});

test('the help names them', () => {
  const help = read('web/content/help.md');
  for (const { version } of OLDEST) expect(help).toContain(version);
});
