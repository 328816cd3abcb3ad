import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { pathOf } from '../../shared/calls/path.ts';
import { withQuery } from '../../shared/paths.ts';
import { makeJob } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';
import document from './testing/relevance.md?raw';
import { CORPUS_DAY, RELEVANCE_CORPUS } from './testing/relevance-corpus.ts';
import profileRows from './testing/relevance-profiles.txt?raw';

type Kind = 'jobs' | 'candidates';
type Promised = { readonly search: string; readonly readAs: string | null; readonly first: readonly string[] };

/** The rows of the tables below a heading. */
function promisesOf(heading: string): Promised[] {
  const [, ...parts] = document.split(/^## /m);
  const part = parts.find((text) => text.startsWith(heading)) ?? '';
  return [...part.matchAll(/^\| (?!Search)(.+?) \|(.*?)\| (.+) \|$/gm)].map(
    ([, search = '', readAs = '', first = '']) => ({ search, readAs: readAs.trim() || null, first: first.split(', ') }),
  );
}

const OFFERS = promisesOf('Offers');
const PROFILES = promisesOf('Profiles');

/** Profiles, one a line, the oldest first: short name | name | title | place | skills. */
const RELEVANCE_PROFILES = profileRows
  .trim()
  .split('\n')
  .map((row) => {
    const [profile = '', name = '', title = '', location = '', skills = ''] = row.split(' | ');
    return { profile, name, title, location, skills: skills.split(', ') };
  });

/** Public id of a row to the short name the document calls it by. */
const names: Record<Kind, Map<string, string>> = { jobs: new Map(), candidates: new Map() };

const onThatDay = () => void vi.useFakeTimers({ toFake: ['Date'], now: CORPUS_DAY });

beforeEach(onThatDay);
beforeAll(async () => {
  onThatDay();
  for (const { name, ...offer } of RELEVANCE_CORPUS) names.jobs.set((await makeJob(offer)).publicId, name);
  for (const { profile, ...row } of RELEVANCE_PROFILES)
    names.candidates.set((await makeCandidate(row)).publicId, profile);
});

/** Searches for a text: the offers or profiles found, and the corrected text. */
async function search(kind: Kind, text: string): Promise<{ found: string[]; readAs: string | null }> {
  const path = kind === 'jobs' ? pathOf('GET /api/jobs') : pathOf('GET /api/candidates');
  const answer = await asVisitor.get(withQuery(path, { search: text, limit: 100 }));
  const rows = z
    .object({ id: z.string() })
    .array()
    .parse(await answer.json());
  const corrected = answer.headers.get('X-Search-Corrected');
  return {
    found: rows.map(({ id }) => names[kind].get(id) ?? 'unknown'),
    readAs: corrected === null ? null : decodeURIComponent(corrected),
  };
}

test('the document has enough to say, and speaks of offers that are there', () => {
  expect(OFFERS.length).toBeGreaterThanOrEqual(120);
  expect(PROFILES.length).toBeGreaterThanOrEqual(10);
  const known = new Set([
    ...RELEVANCE_CORPUS.map(({ name }) => name),
    ...RELEVANCE_PROFILES.map(({ profile }) => profile),
  ]);
  expect([...OFFERS, ...PROFILES].flatMap(({ first }) => first).filter((name) => !known.has(name))).toEqual([]);
  const searches = [
    ...OFFERS.map(({ search: text }) => `offers: ${text}`),
    ...PROFILES.map(({ search: text }) => text),
  ];
  expect(searches.filter((text, index) => searches.indexOf(text) !== index)).toEqual([]);
});

describe('a search shows first what the document says', () => {
  test.each(OFFERS)('offers: $search', async ({ search: text, readAs, first }) => {
    const answer = await search('jobs', text);
    expect({ first: answer.found.slice(0, first.length), readAs: answer.readAs }).toEqual({ first, readAs });
    expect(new Set(answer.found).size).toBe(answer.found.length);
  });

  test.each(PROFILES)('profiles: $search', async ({ search: text, readAs, first }) => {
    const answer = await search('candidates', text);
    expect({ first: answer.found.slice(0, first.length), readAs: answer.readAs }).toEqual({ first, readAs });
  });
});
