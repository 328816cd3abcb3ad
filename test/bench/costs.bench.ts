import { env } from 'cloudflare:workers';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, test } from 'vitest';
import { raiseListsVersion } from '../../worker/http/hot-lists.ts';
import { costOf } from '../../worker/testing/bindings.ts';
import type { Cost } from '../../worker/testing/counting-d1.ts';
import { makeUser } from '../../worker/testing/factories.ts';
import { PUBLIC_ROUTES } from '../../worker/testing/public-routes.ts';
import { asVisitor } from '../../worker/testing/requests.ts';
import { seedCandidates } from '../../worker/testing/seed-candidates.ts';
import { seedJobs } from '../../worker/testing/seed-jobs.ts';

const FEW = 1000;
const MANY = 20_000;
/** The edge compresses documents quickly rather than well; this is about what it does. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Measured = { readonly cost: Cost; readonly bytes: number; readonly brotli: number };

async function measure(path: string): Promise<Measured> {
  // A new version makes the kept pages and lists those of another time: what is measured is a cold read.
  await raiseListsVersion(env.LISTS, null);
  const { result, cost } = await costOf((bindings) => asVisitor.get(path, { bindings }));
  const body = Buffer.from(await result.arrayBuffer());
  return { cost, bytes: body.byteLength, brotli: brotliCompressSync(body, BROTLI).byteLength };
}

async function measureAll(): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const { path } of PUBLIC_ROUTES) all.push(await measure(path));
  return all;
}

let few: Measured[];
let many: Measured[];

beforeAll(async () => {
  const seed = { ownerId: (await makeUser()).id, newest: new Date() };
  await seedJobs({ ...seed, count: FEW });
  await seedCandidates({ ...seed, count: FEW });
  few = await measureAll();
  await seedJobs({ ...seed, from: FEW, count: MANY - FEW });
  await seedCandidates({ ...seed, from: FEW, count: MANY - FEW });
  many = await measureAll();
}, 600_000);

const columns = (...cells: (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(62) : String(cell).padStart(10))).join('');

const ratio = (a: number, b: number): string => (b === 0 ? '–' : (a / b).toFixed(2));

test(`rows read and statements of a cold read at ${FEW} and ${MANY} offers and profiles; bytes of the answer at ${MANY}`, () => {
  const lines = PUBLIC_ROUTES.map(({ path }, index) => {
    const [before, after] = [few[index], many[index]];
    if (!before || !after) return path;
    return columns(
      path,
      before.cost.statements,
      after.cost.statements,
      before.cost.rowsRead,
      after.cost.rowsRead,
      ratio(after.cost.rowsRead, before.cost.rowsRead),
      after.bytes,
      after.brotli,
    );
  });
  const head = columns('', `stmts ${FEW}`, MANY, `rows ${FEW}`, MANY, 'ratio', 'bytes', 'brotli 4');
  console.log([head, ...lines].join('\n'));
});
