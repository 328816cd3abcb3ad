import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { pathOf } from '../../shared/calls/path.ts';
import type { JobContract } from '../../shared/job-values.ts';
import { withQuery } from '../../shared/paths.ts';
import { makeJob } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';
import { miniSearch } from '../testing/search-peers.ts';
import { COLLECTIONS } from './testing/read-graded.ts';
import { CORPUS_DAY, GRADED_OFFERS } from './testing/relevance-corpus.ts';
import { ABSENT, ANSWERED, type Engine, type Score, scoreAll, scoresBy, worstOf } from './testing/score-searches.ts';

/** The least nDCG@10 that each group must reach; raise it with every search that gets better. */
const LEAST: Readonly<Record<string, number>> = {
  titles: 0.97,
  synonyms: 0.95,
  everyday: 0.93,
  languages: 0.95,
  places: 0.94,
  typing: 0.955,
  'several words': 0.91,
  abbreviations: 0.94,
  [ANSWERED]: 0.955,
};
/** Searches for what is not there that show something, at most. */
const MOST_RUBBISH = 0.05;

/** Searches that are named as far from the best order. */
const MOST_STATED = 60;

const names = new Map<string, string>();

/** The contract of an offer that was graded without one, which is none of those that are searched for. */
const UNSTATED = '' as JobContract;

const onThatDay = () => void vi.useFakeTimers({ toFake: ['Date'], now: CORPUS_DAY });

beforeEach(onThatDay);
beforeAll(async () => {
  onThatDay();
  for (const { name, ...offer } of GRADED_OFFERS)
    names.set((await makeJob({ contract: UNSTATED, ...offer })).publicId, name);
});

const ours: Engine = async (text) => {
  const answer = await asVisitor.get(withQuery(pathOf('GET /api/jobs'), { search: text, limit: 10 }));
  const rows = z
    .object({ id: z.string() })
    .array()
    .parse(await answer.json());
  return rows.map(({ id }) => names.get(id) ?? 'unknown');
};

const percent = (part: number): string => part.toFixed(3).padStart(8);

function table(name: string, groups: ReadonlyMap<string, Score>): string {
  const rows = [...groups].map(
    ([group, { searches, ndcg, success, nothing, rubbish }]) =>
      `${group.padEnd(20)}${String(searches).padStart(5)}${[ndcg, success, nothing, rubbish].map(percent).join('')}`,
  );
  return [`${name.padEnd(20)}    n nDCG@10  succ@3 nothing rubbish`, ...rows].join('\n');
}

type Collection = keyof typeof COLLECTIONS;

/** Searches of up to two words, of three and four, and longer ones. */
const LENGTHS = [2, 4, Number.POSITIVE_INFINITY];
const lengthOf = (text: string): string => {
  const words = text.split(/\s+/).length;
  const most = LENGTHS.find((each) => words <= each) ?? 0;
  return most === LENGTHS.at(-1) ? 'longer' : `up to ${most} words`;
};

async function scoresOf(collection: Collection) {
  const searches = COLLECTIONS[collection];
  // A line of the log for each search would hide the tables.
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const scored = await scoreAll(searches, ours);
  log.mockRestore();
  const groups = scoresBy(scored, ({ group }) => group);
  const tables = [table(`we, ${collection}`, groups)];
  if (collection !== 'searches') {
    const answered = scored.filter(({ search }) => search.group !== ABSENT);
    tables.push(
      table(
        'by length',
        scoresBy(answered, ({ text }) => lengthOf(text)),
      ),
    );
  }
  tables.push(
    table(
      'MiniSearch',
      scoresBy(await scoreAll(searches, miniSearch(GRADED_OFFERS)), ({ group }) => group),
    ),
  );
  // Nobody reads how far those are that nothing may be tuned with.
  const farthest =
    collection === 'unseen' || collection === 'held back'
      ? ''
      : `\n\nFarthest from the best order:\n${worstOf(scored).slice(0, MOST_STATED).join('\n')}`;
  console.info(`${tables.join('\n\n')}${farthest}`);
  return groups;
}

test('graded searches show first what people judged to be best', async () => {
  expect(COLLECTIONS.searches.length).toBeGreaterThanOrEqual(300);
  const groups = await scoresOf('searches');
  for (const [group, least] of Object.entries(LEAST))
    expect(groups.get(group)?.ndcg, group).toBeGreaterThanOrEqual(least);
  expect(groups.get(ANSWERED)?.success).toBeGreaterThanOrEqual(0.98);
  expect(groups.get(ANSWERED)?.nothing).toBeLessThanOrEqual(0.01);
  expect(groups.get(ABSENT)?.rubbish).toBeLessThanOrEqual(MOST_RUBBISH);
});

test.each<[Collection, number, number]>([
  ['sentences', 0.89, 500],
  ['unseen', 0.845, 100],
  ['held back', 0.815, 190],
])('%s show first what people judged to be best', async (collection, least, searches) => {
  expect(COLLECTIONS[collection].length).toBeGreaterThanOrEqual(searches);
  const groups = await scoresOf(collection);
  expect(groups.get(ANSWERED)?.ndcg).toBeGreaterThanOrEqual(least);
});
