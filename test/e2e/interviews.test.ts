import { expect } from 'vitest';
import { appointment, romeMoments } from '../../shared/appointments.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { romeDay } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { apply, publish, registerConfirmed, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { linkTo, mailTo } from './mails.ts';
import { eventually, expectAccessible, expectWholeWords, gone, notified, press, seen } from './page-checks.ts';

test('an interview is proposed, chosen from the mail without script, seen by both and cancelled', async ({ visit }) => {
  const word = uniqueWord();
  const employer = await registerConfirmed({ role: 'employer' });
  const rosa = await registerConfirmed({ name: `Rosa ${word}` });
  const job = await publish(employer, { title: `Cuoca ${word}`, companyName: `Rifugio ${word}` });
  await apply(rosa, job.id);
  const [time, later] = [`${romeDay(new Date(), 6)}T10:30`, `${romeDay(new Date(), 7)}T09:00`];
  const [first, second] = [time, later].map((at) => romeMoments(at).map(appointment).join()) as [string, string];

  // The employer forgets the time, and is told at the field.
  const theirs = await visit('/candidature?lato=ricevute', { as: employer, on: 'phone' });
  await theirs.getByRole('link', { name: `Rosa ${word}`, exact: true }).click();
  const received = theirs.getByRole('article', { name: `Rosa ${word}` });
  await received.locator('summary', { hasText: 'Proponi un colloquio' }).click();
  const form = received.getByRole('form', { name: `Colloquio con Rosa ${word}` });
  await expectWholeWords(theirs);
  await press(form, 'Proponi il colloquio');
  await seen(form.getByText('Scegli giorno e ora').last());
  await seen(form.getByText('Scrivi dove vi vedete').last());
  await form.getByLabel(/^Giorno e ora/).fill(time);
  await form.getByLabel('Oppure').first().fill(later);
  await form.getByLabel('Dove').fill('Via Roma 1, Breno');
  // Half a time is none, and not left out in silence.
  const third = form.getByLabel('Oppure').nth(1);
  await third.pressSequentially('01');
  await press(form, 'Proponi il colloquio');
  await seen(form.getByText('È scritto a metà').last());
  await third.fill('');
  await press(form, 'Proponi il colloquio');
  await notified(theirs, 'Colloquio proposto');
  await seen(received.getByText('Colloquio proposto: tocca a chi si è candidata/o'));
  for (const text of [first, second]) await seen(received.getByText(text));
  await expectAccessible(theirs);

  // The applicant chooses, signed in nowhere.
  const mail = await mailTo(rosa.email, pagePath.interview());
  expect(mail).toContain(`Quando: ${first} (30 minuti)`);
  const link = linkTo(pagePath.interview(), mail);
  const page = await visit(link, { on: 'phone', javaScriptEnabled: false });
  await seen(page.getByText(`Rifugio ${word} ti propone un colloquio`));
  await expectWholeWords(page);
  await press(page.getByRole('main'), second);
  await seen(page.getByText(`Colloquio fissato: ${second}`));
  await gone(page.getByRole('button', { name: first }));
  const file = page.getByRole('link', { name: 'Metti nel calendario' });
  expect(await file.getAttribute('href')).toContain(pathOf('GET /api/interviews/linked/calendar'));

  // Both see it.
  await theirs.reload();
  await seen(received.getByText(`Colloquio fissato: ${second}`));
  const own = await visit(pagePath.applications(), { as: rosa });
  const sent = own.getByRole('article', { name: `Cuoca ${word}` });
  await seen(sent.getByText(`Colloquio fissato: ${second}`));
  await expectAccessible(own);
  await eventually(async () => (await mailTo(employer.email, pagePath.interview())).includes('Apri l’allegato')).toBe(
    true,
  );

  // Two presses end it, from the page of the applications.
  await sent.locator('summary', { hasText: 'Annulla il colloquio' }).click();
  await press(sent, 'Sì, annulla');
  await own.waitForURL(`**${pagePath.interview()}?*`);
  await seen(own.getByText('Hai annullato il colloquio'));
  await page.reload();
  await seen(page.getByText('Hai annullato il colloquio'));
  await theirs.reload();
  await seen(received.getByText(`Rosa ${word} ha annullato il colloquio`));
});

test('a link that is none says so, with and without script', async ({ visit }) => {
  for (const javaScriptEnabled of [true, false])
    for (const path of [pagePath.interview(), `${pagePath.interview()}?token=a.b.c`]) {
      const page = await visit(path, { javaScriptEnabled, expected: [/401/] });
      await seen(page.getByText('Questo link non vale più'));
      if (javaScriptEnabled) await expectAccessible(page);
    }
});
