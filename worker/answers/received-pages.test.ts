import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { receivedApplicationSchema } from '../../shared/answers.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { writeCursor } from '../../shared/cursor.ts';
import { addDays } from '../../shared/dates.ts';
import { refusedFields } from '../testing/expect-problem.ts';
import { makeApplication, makeJob, makeUser } from '../testing/factories.ts';
import { asAccount, type Person } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

const LIST = pathOf('GET /api/applications/received');

async function received(person: Person, query = '') {
  const answer = await person.get(`${LIST}${query}`);
  const items = mini.array(strict(receivedApplicationSchema)).parse(await answer.json());
  return { items, total: Number(answer.headers.get('X-Total-Count')), link: answer.headers.get('Link') };
}

async function makeEmployer() {
  const owner = await makeUser({ role: 'employer' });
  return { employer: await asAccount(owner), job: await makeJob({ ownerId: owner.id }) };
}

describe('pages of what was received', () => {
  /** Reads them one after the other. @param between runs after each page, with its applications */
  async function readPages(
    employer: Person,
    between: (ids: readonly string[]) => Promise<unknown> = async () => undefined,
  ) {
    const found: string[] = [];
    let query: string | undefined = '?limit=2';
    while (query !== undefined) {
      const { items, link } = await received(employer, query);
      found.push(...items.map(({ id }) => id));
      await between(items.map(({ id }) => id));
      query = /\?[^>]*/.exec(link ?? '')?.[0];
    }
    return found;
  }

  async function makeMany() {
    const { employer, job } = await makeEmployer();
    const make = async (status: 'sent' | 'read' | 'rejected') =>
      (await makeApplication({ jobId: job.id, status, createdAt: addDays(new Date(), -1) })).publicId;
    const [a, b, c, d, e, f] = [
      await make('sent'),
      await make('read'),
      await make('sent'),
      await make('rejected'),
      await make('sent'),
      await make('read'),
    ];
    return { employer, job, inOrder: [e, c, a, f, d, b] };
  }

  test('begin with those to be read, the newest first, and go on with the others', async () => {
    const { employer, inOrder } = await makeMany();
    expect(await readPages(employer)).toEqual(inOrder);
    expect((await received(employer, '?limit=2')).total).toBe(6);
  });

  test('show nothing twice and leave nothing out where applications are opened and answered between them', async () => {
    const { employer, inOrder } = await makeMany();
    const open = async (ids: readonly string[]) => {
      // A moment is a millisecond: the page was asked for in the one before.
      await scheduler.wait(2);
      for (const [index, id] of ids.entries())
        await employer.post(
          pathOf('DELETE /api/applications/:id', { id }),
          { status: index === 0 ? 'read' : 'hired' },
          { method: 'PATCH' },
        );
    };
    expect(await readPages(employer, open)).toEqual(inOrder);
    expect((await received(employer, '?status=sent')).items).toEqual([]);
  });

  test('keep the place of one that was withdrawn, and of one that comes back', async () => {
    const { employer, job, inOrder } = await makeMany();
    const worker = await makeUser();
    const mine = await makeApplication({ jobId: job.id, userId: worker.id, createdAt: addDays(new Date(), -1) });
    const person = await asAccount(worker);
    const act = (verb: 'withdraw' | 'restore') =>
      person.send(`/api/applications/${mine.publicId}/${verb}`, { method: 'POST' });
    let page = 0;
    const found = await readPages(employer, async () => {
      await scheduler.wait(2);
      await act(page++ % 2 ? 'restore' : 'withdraw');
    });
    expect(found).toEqual([mine.publicId, ...inOrder]);
  });

  test('are not asked for by the cursor of another list', async () => {
    const { employer } = await makeEmployer();
    const cursor = writeCursor('received', { after: 'x', id: 1 });
    expect(await refusedFields(await employer.get(`${LIST}?cursor=${cursor}`))).toEqual({
      cursor: 'Cursore non valido',
    });
  });
});
