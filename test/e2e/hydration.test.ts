import { beforeAll } from 'vitest';
import { longDate } from '../../shared/dates.ts';
import { type Account, apply, publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { seen } from './page-checks.ts';
import { EXPIRED_OFFER } from './seed.ts';

/** Elsewhere on earth, in another language: neither may show in what people read. */
const FAR = { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' } as const;
let worker: Account;
const paths: string[] = [];

beforeAll(async () => {
  worker = await register();
  const employer = await register({ role: 'employer' });
  const word = uniqueWord();
  const job = await publish(employer, {
    title: `Cuoca ${word}`,
    salaryMin: 1400,
    salaryMax: 12_500.5,
    salaryPeriod: 'anno',
    startDate: '2027-01-01',
    endDate: '2027-10-31',
  });
  await apply(worker, job.id);
  paths.push('/', '/offerte', '/lavoro-vallecamonica', '/offerte?lat=45.96&lon=10.3&radius=15&sort=distance');
  paths.push(`/offerte/${job.id}`, `/offerte/${EXPIRED_OFFER.id}`, '/offerte/non-esiste');
  paths.push('/lavoro-breno?category=ristorazione', '/register', '/annunci-lavoro-valle-camonica', '/non-esiste');
});

test('every page is the same before and after the script', async ({ visit }) => {
  // React says in the console where the two differ; a 404 is the browser's line about the document itself.
  const page = await visit('/', { ...FAR, expected: [/status of 404/] });
  for (const path of paths) {
    await page.goto(path);
    await seen(page.getByRole('heading', { level: 1 }));
  }
});

test('dates are those of Rome, in Italian, and “now” is the server’s, not the phone’s', async ({ visit }) => {
  const page = await visit(paths[4] ?? '', {
    ...FAR,
    as: worker,
    before: (context) => context.clock.setFixedTime(new Date(Date.now() + 3 * 86_400_000)),
  });
  for (const text of ['1 gennaio 2027', '31 ottobre 2027', '1.400–12.500,50 € all’anno', 'Pubblicata oggi'])
    await seen(page.getByText(text));
  await seen(page.getByText(longDate(new Date())));
});
