import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { run } from './lib/run.mjs';
import { rebuild } from './reindex.ts';
import { outcomeOf } from './testing/command.ts';
import { copyWithWrangler } from './testing/fake-wrangler.ts';
import { migrate } from './testing/fill-every-table.ts';
import { makeState, query, withDatabase } from './testing/local-database.ts';

const state = makeState();
beforeAll(() => withDatabase(state, migrate));

const rebuildWith = outcomeOf(rebuild);

it('says what it put right', async () => {
  await query(
    state,
    `
    INSERT INTO users (public_id, name, email, password_hash, created_at) VALUES ('u', 'U', 'u@example.org', '-', 0);
    INSERT INTO jobs (public_id, owner_id, title, company_name, location, category, type, experience, contract, description,
      town, lat, lon, posted_at, valid_through, updated_at, title_key, location_key, codes)
    VALUES ('one', 1, 'Barista', 'Ditta', 'Edolo', 'Ristorazione', 'Full-time', 'No esperienza', 'Contratto determinato',
      'Testo', 'edolo', 46.1786, 10.3301, 0, 9e12, 0, 'x', 'x', 'x')`,
  );
  const output = expect.stringMatching(
    /^1 offers, 1 put right; 0 profiles, all of them in order\.\nThe search indexes/,
  );
  expect(await rebuildWith('--persist-to', state)).toEqual({ ok: true, output });
  expect(await query(state, 'SELECT title_key FROM jobs')).toEqual([{ title_key: 'barista' }]);
});

it('acts on what is live with --remote, and says why it cannot without the statement', async () => {
  const folder = makeState();
  const cases = `*"'rebuild'"*) [ "$FAILS" ] && echo no such table && exit 1; echo "[]";; *--remote*) echo "[]";; *) exit 2;;`;
  await copyWithWrangler(folder, cases);
  const reindex = (env: Record<string, string>) =>
    run('node', [join(folder, 'scripts/reindex.ts'), '--remote'], { env });
  expect(await reindex({})).toEqual({ ok: true, output: expect.stringContaining('0 offers') });
  const failed = await reindex({ FAILS: 'yes' });
  const reason = expect.stringContaining('✗ Asking the database failed\nno such table');
  expect(failed).toEqual({ ok: false, output: reason });
  expect(failed.output).not.toContain('select');
});

it('says how it is used where it was told something else', async () => {
  for (const wrong of [['--live'], ['--remote', '--persist-to', 'x'], ['--persist-to'], ['jobs']])
    expect(await rebuildWith(...wrong)).toEqual({
      ok: false,
      output: expect.stringContaining('npm run reindex -- --remote'),
    });
});
