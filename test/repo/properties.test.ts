import { test } from 'vitest';
import { expectNone, importsOf, isTest, parse, SOURCES, type SyntaxNode } from './repository.ts';

// Schemas have their properties by being exported: test/repo/schemas.property.test.ts finds them.

/** Functions that take a text and have no property of their own: why, and the names. */
const WITHOUT: Readonly<Record<string, string>> = {
  'writes a text of ours, or of a row, into another':
    'mailto suspensionReason suspendedText articlePath countdownText deadlineText editJobAt inTown rule',
  'makes a schema, and schemas are tried': 'line paragraph linkToken renewLinkBody',
  'makes a mail, which worker/hostile-texts.test.ts fills with hostile texts':
    'moreWaitsMail passwordChangedMail emailChangedMail hasWordmark',
  'says for what a mail is sent, of a key of ours':
    'digestCause digestCauses renewalCauses applicationCause linkCause overdueCause issueCauses mailKind kindName',
  'hashes or signs whatever it is given': 'verifyPassword addressKey searchKind mailTokens mailedLinkToken',
  'looks a text up among those of ours':
    'tagOf storedWords commonWordPlace townBySlug isLanguage isKnownRequirement isNoise isKnownWord isCron recall remember facet townFacet',
  'reads the configuration or a caught error': 'isLocal isTestSecret securityHeaders describeError invalidField',
  'answers with a tag of ours': 'notModified',
  'reads what this Worker has written; worker/faults/cache.test.ts puts other texts there': 'parseVersions',
  'compares a day that a schema has read': 'isOverDay',
  'is a step of what is tried: textTiers, or how lists take cursors': 'beginning wordsInColumn readCursor isCorrection',
};

/** Files whose texts are values of statements, or are tried with each head as a whole. */
const IS_TRIED_OTHERWISE = /^(worker\/db|shared\/head)\/|[/-]queries\.ts$/;

const MODULES = SOURCES.filter(
  (path) =>
    /^(shared|worker)\//.test(path) && !/\/testing\//.test(path) && !IS_TRIED_OTHERWISE.test(path) && !isTest(path),
);

const child = (node: SyntaxNode | undefined, key: string): SyntaxNode | undefined =>
  (node?.[key] ?? undefined) as SyntaxNode | undefined;
const children = (node: SyntaxNode | undefined, key: string): readonly SyntaxNode[] =>
  (node?.[key] ?? []) as readonly SyntaxNode[];

/** Functions that a file exports, by their names. */
function functionsOf(path: string): (readonly [name: string, fn: SyntaxNode])[] {
  const exported = children(parse(path).program as unknown as SyntaxNode, 'body').flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : undefined;
    return declared?.type === 'VariableDeclaration' ? children(declared, 'declarations') : (declared ?? []);
  });
  return exported.flatMap((declared) => {
    const fn = declared.type === 'VariableDeclarator' ? child(declared, 'init') : declared;
    const isFunction = fn && /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(fn.type);
    return isFunction ? [[String(child(declared, 'id')?.name), fn] as const] : [];
  });
}

/** True for `string` and `unknown`, and for either where it may also be missing. */
function isText(type: SyntaxNode | undefined): boolean {
  if (type?.type !== 'TSUnionType') return type?.type === 'TSStringKeyword' || type?.type === 'TSUnknownKeyword';
  const parts = children(type, 'types').filter((part) => !/^TS(Null|Undefined)Keyword$/.test(part.type));
  return parts.length > 0 && parts.every(isText);
}

const typeOf = (node: SyntaxNode | undefined, key: string): SyntaxNode | undefined =>
  child(child(node, key), 'typeAnnotation');

/** True where the first parameter is declared to be a text, and the answer does not wait for anything. */
function readsText(fn: SyntaxNode): boolean {
  const [first] = children(fn, 'params');
  const given = first?.type === 'AssignmentPattern' ? child(first, 'left') : first;
  const waits = child(typeOf(fn, 'returnType'), 'typeName')?.name === 'Promise';
  return !waits && isText(typeOf(given, 'typeAnnotation'));
}

/** `module name` of all that properties import; a module that is imported as a whole is tried as one. */
const TRIED = new Set(
  SOURCES.filter((path) => path.endsWith('.property.test.ts'))
    .flatMap(importsOf)
    .flatMap(({ to, names }) => names.map((name) => `${to} ${name}`)),
);
const isTried = (path: string, name: string): boolean =>
  TRIED.has(`${path} ${name}`) || TRIED.has(`${path} NamespaceObject`);

test('every function that reads a text is tried with any text, or it says why not', () => {
  const untried = MODULES.flatMap((path) =>
    functionsOf(path).flatMap(([name, fn]) => (readsText(fn) && !isTried(path, name) ? [{ path, name }] : [])),
  );
  const excused = Object.values(WITHOUT).flatMap((names) => names.split(' '));
  expectNone(
    'Give it a property in a *.property.test.ts, or a reason in test/repo/properties.test.ts',
    untried.filter(({ name }) => !excused.includes(name)).map(({ path, name }) => `${path} ${name}`),
  );
  expectNone(
    'It is tried, or gone: take its reason out of test/repo/properties.test.ts',
    excused.filter((name) => !untried.some((other) => other.name === name)),
  );
});
