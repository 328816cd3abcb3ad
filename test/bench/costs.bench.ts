import { brotliCompressSync, constants } from 'node:zlib';
import { inject, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { costOf } from '../../worker/testing/bindings.ts';
import { costTable } from '../../worker/testing/cost-table.ts';
import { makeUser } from '../../worker/testing/factories.ts';
import { forgetCopies } from '../../worker/testing/forget-copies.ts';
import { PUBLIC_ROUTES } from '../../worker/testing/public-routes.ts';
import { asVisitor } from '../../worker/testing/requests.ts';
import { dropArchive, seedArchive, seedCandidates, seedJobs } from '../../worker/testing/seed-jobs.ts';

/** The edge compresses documents quickly rather than well; this is about what it does. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Tells `scripts/bench.ts` something. */
const notify = (what: string, value: unknown): void => console.log(`${what} ${JSON.stringify(value)}`);

const columns = (...cells: (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(86) : String(cell).padStart(10))).join('');

/** Cost of a cold read of each public address, and its weight. */
async function publicRoutes(): Promise<string> {
  const lines = [columns('', 'queries', 'rows', 'bytes', 'brotli 4')];
  for (const path of PUBLIC_ROUTES) {
    await forgetCopies();
    const { result, cost } = await costOf((bindings) => asVisitor.get(path, { bindings }));
    const body = Buffer.from(await result.arrayBuffer());
    lines.push(
      columns(path, cost.statements, cost.rowsRead, body.byteLength, brotliCompressSync(body, BROTLI).byteLength),
    );
  }
  return lines.join('\n');
}

test('costs', { timeout: 3_600_000 }, async () => {
  const { offers, archive } = inject('bench');
  const now = new Date();
  const ownerId = (await makeUser()).id;
  let from = 0;
  for (const [index, count] of offers.entries()) {
    // Each part is younger than the one before it, and all together are of the last 25 days.
    const [oldest, newest] = [index, index + 1].map((part) => addDays(now, -25 * (1 - part / offers.length)));
    await seedJobs({
      ownerId,
      from,
      count: count - from,
      ...(oldest && newest ? { oldest, newest } : { newest: now }),
    });
    await seedCandidates({ from, count: count - from, newest: now });
    from = count;
    const open = await costTable(`seed-${count - 1}`);
    console.log(`${count} offers and profiles\n${await publicRoutes()}`);
    await seedArchive(archive);
    notify('COSTS', { offers: count, archive, open, archived: await costTable(`seed-${count - 1}`) });
    await dropArchive();
  }
});
