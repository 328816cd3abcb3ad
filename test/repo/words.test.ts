import { test } from 'vitest';
import {
  COMMENTS,
  expectNone,
  filesIn,
  isTest,
  nodesOf,
  type Prose,
  placeOf,
  read,
  SOURCES,
  titlesOf,
} from './repository.ts';

/** A comment that begins with a pronoun, or with 'The same', needs what is before it. */
const RIDDLE = /^(What|Who|Whom|Whose|Whether|Where|The same)\b/;
/** A pronoun that begins a later sentence of the first line. */
const LATER_RIDDLE = /[.:;!?] (What|Who|Whom|Whether|Where)\b/;

/** Home-made words, each with the plain ones. */
const BANNED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\banew\b/, 'again, rebuilt, reloaded'],
  [/\b[Ww]hoever\b/, 'the person, the account, anybody who'],
  [/\bheld back\b/, 'suspended or leaving, blocked, delayed'],
  [/\bthe word for\b/, 'the name of'],
  [/\btold of\b/, 'informed about, receives'],
  [/\bcomes to\b/, 'results in, equals'],
  [/\bas (it|they) stands?\b/, 'in its present state, unchanged'],
  [/\b(stands|stood)\b(?! (for|in for)\b)/, 'is, is in'],
  [/\bstand (in|on|at|below|above|beside|there|with|together)\b(?! for)/, 'are in, are'],
  [/\b(for|of|to) who\b/, 'for the person who'],
  [/\bwho asks\b/, 'the client, the caller, the asking account'],
  [/\bat the begin\b/, 'at the start'],
  [/\bthe first first\b/, 'oldest first'],
  [/\bsaid of\b/, 'about'],
];

/** Home-made names, each with the terms of the field. */
const TERMS: Readonly<Record<string, string>> = {
  asked: 'params, query, requested',
  kept: 'cached, stored, retained',
  said: 'stated, or the name of the field',
  told: 'notified',
  late: 'deferred, overdue',
  deed: 'audit entry, action',
  deeds: 'audit entries, actions',
  lane: 'priority',
  lanes: 'priorities',
  gather: 'batch',
  office: 'transport',
  besides: 'alternatives',
  unhurried: 'padded',
};

/** Names of the contract: programs read them in answers, in an export or in a table. */
const CONTRACT: readonly string[] = ['deed', 'deeds', 'useKeptCv', 'late'];

/** Text of a comment without its frame, and only the first line of several `//` in a row. */
function textOf({ path, start, text }: Prose): string {
  const before = read(path).slice(0, start).trimEnd();
  const above = before.slice(before.lastIndexOf('\n') + 1).trim();
  const goesOn = /^(\/\/|--|#)/.test(above) && /^(\/\/|--|#)/.test(read(path).slice(start).trimStart());
  const plain = text.replace(/^[*\s]+/, '').replace(/^\s*\* ?/gm, '');
  return goesOn ? '' : plain.trim();
}

/** Breaches of a comment, as sentences. */
function breachesOf(text: string, whole = text): string[] {
  const [first = ''] = text.split('\n');
  const opens = RIDDLE.test(text) || LATER_RIDDLE.test(first) ? [`begins with a pronoun: ${first.slice(0, 60)}`] : [];
  const words = BANNED.flatMap(([word, instead]) => {
    const [found] = word.exec(whole.replace(/\s+/g, ' ')) ?? [];
    return found === undefined ? [] : [`says "${found}": ${instead}`];
  });
  return [...opens, ...words];
}

test('comments begin with a verb or a noun phrase, in words that newcomers know', () => {
  const breaches = COMMENTS.flatMap((comment) =>
    breachesOf(textOf(comment), comment.text.replace(/\n\s*\* ?/g, ' ')).map(
      (breach) => `${placeOf(comment.path, comment.start)} ${breach}`,
    ),
  );
  expectNone('Say why, in one plain sentence; CONTRIBUTING.md says how', breaches);
});

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs')].filter((path) =>
  /^[A-Z]+\.md$|^docs\/[a-z-]+\.md$/.test(path),
);

test('documents use the same plain words', () => {
  const breaches = DOCUMENTS.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => breachesOf('', line).map((breach) => `${path}:${index + 1} ${breach}`)),
  );
  expectNone('CONTRIBUTING.md says how', breaches);
});

/** All but this file, whose table has the words. */
const NAMED = SOURCES.filter((path) => !path.endsWith('repo/words.test.ts'));

test('names are terms of the field', () => {
  const wordsOf = (name: string) => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const breaches = NAMED.flatMap((path) =>
    [...nodesOf(path)].flatMap(({ type, start, name }) => {
      if (type !== 'Identifier' || typeof name !== 'string' || CONTRACT.includes(name)) return [];
      const words = /[a-z]/.test(name) ? wordsOf(name) : name.toLowerCase().split('_');
      const found = words.find((word) => Object.hasOwn(TERMS, word));
      return found ? [`${placeOf(path, start)} ${name}: ${TERMS[found]}`] : [];
    }),
  );
  expectNone('Use the term of the field', breaches);
});

test('titles of tests begin with their subject', () => {
  const breaches = SOURCES.filter(isTest).flatMap((path) =>
    titlesOf(path)
      .filter(({ title }) => /^(what|who|whoever|whether|where)\b/i.test(title) || /\banew\b|\bheld back\b/.test(title))
      .map(({ title, start }) => `${placeOf(path, start)} ${title}`),
  );
  expectNone('Subject, verb, result', breaches);
});
