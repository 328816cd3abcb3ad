import { expect, test } from 'vitest';
import { reindex } from '../reindex.ts';
import { testDb } from '../testing/factories.ts';
import { freshStorage } from '../testing/forget-copies.ts';
import { asVisitor } from '../testing/requests.ts';

test('an empty database answers, and has nothing to put right', async () => {
  await freshStorage();
  const asked = async (path: string): Promise<unknown> => {
    const answer = await asVisitor.get(path);
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  await expect(asked('/api/health')).resolves.toMatchObject({ status: 'ok' });
  await expect(asked('/api/jobs')).resolves.toEqual([]);
  await expect(asked('/api/candidates')).resolves.toEqual([]);
  await expect(reindex(testDb())).resolves.toEqual({
    jobs: { rows: 0, changed: 0 },
    candidates: { rows: 0, changed: 0 },
  });
});
