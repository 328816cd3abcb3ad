import { expect, test } from 'vitest';
import { reindex } from '../reindex.ts';
import { testDb } from '../testing/factories.ts';
import { freshStorage } from '../testing/forget-copies.ts';
import { asVisitor } from '../testing/requests.ts';

test('an empty database answers, and has nothing to put right', async () => {
  await freshStorage();
  const requested = async (path: string): Promise<unknown> => {
    const answer = await asVisitor.get(path);
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  await expect(requested('/api/health')).resolves.toMatchObject({ status: 'ok' });
  await expect(requested('/api/jobs')).resolves.toEqual([]);
  await expect(requested('/api/candidates')).resolves.toEqual([]);
  await expect(reindex(testDb())).resolves.toEqual({
    jobs: { rows: 0, changed: 0 },
    candidates: { rows: 0, changed: 0 },
  });
});
