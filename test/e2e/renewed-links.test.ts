import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEAD_ANSWER_LINK } from '../../shared/answers.ts';
import { addDays } from '../../shared/dates.ts';
import { EXPIRED_CHECK } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { LINK_RENEWED } from '../../shared/renewed-links.ts';
import { checkJobsLink } from '../../shared/token-links.ts';
import { linkTo, mailTo } from './alerts.ts';
import { type Account, applications, apply, publish, register } from './api.ts';
import { test } from './browser.ts';
import { changeAddress, registerConfirmed } from './confirmed.ts';
import { linkIn, mailsTo } from './mails.ts';
import { eventually, gone, seen } from './page-checks.ts';
import { checkTokenOf } from './tokens.ts';

/** Asks for another link by keyboard; the focus goes to what came of it. */
async function askForAnother(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Mandami un nuovo link', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await seen(page.getByText(LINK_RENEWED));
  await gone(button);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(LINK_RENEWED);
}

/** The one link to a page that was mailed to an account besides the one that it had. */
async function otherLink({ email }: Account, page: string, known: string): Promise<string> {
  const links = async () => (await mailsTo(email, page)).map(linkIn).filter((link) => link !== known);
  await eventually(async () => (await links()).length).toBe(1);
  return (await links())[0] ?? '';
}

test('a link that answers an application is over after a new address: another is mailed, and that one answers', async ({
  visit,
}) => {
  const PAGE = pagePath.answerApplication();
  const [employer, worker] = [await registerConfirmed({ role: 'employer' }), await register()];
  const { id } = await publish(employer);
  await apply(worker, id);
  const old = linkTo(PAGE, await mailTo(employer.email, PAGE));
  const changed = await changeAddress(employer);

  const page = await visit(old, { on: 'phone', expected: [/status of 401/] });
  await seen(page.getByText('Con questo link non puoi rispondere'));
  await seen(page.getByText(DEAD_ANSWER_LINK));
  await askForAnother(page);

  const fresh = await visit(await otherLink(changed, PAGE, old), { on: 'phone' });
  await fresh.getByLabel('Non selezionata', { exact: true }).check();
  await fresh.getByRole('button', { name: 'Invia la risposta' }).click();
  await seen(fresh.getByText('Risposta inviata: Non selezionata'));
  expect((await applications(worker, id))[0]?.status).toBe('rejected');
  // None but the first has gone to the address of before.
  expect((await mailsTo(employer.email, PAGE)).map(linkIn)).toEqual([old]);
});

test('the link of a weekly mail is over after fourteen days: another is mailed, and that one closes the offer', async ({
  visit,
}) => {
  const employer = await registerConfirmed({ role: 'employer' });
  const { id, title } = await publish(employer);
  const linkOf = async (days: number) => checkJobsLink(await checkTokenOf(employer, [id], addDays(new Date(), -days)));
  const isOpen = (page: Page) => page.getByRole('button', { name: `È ancora aperta: ${title}` }).click();
  const before = await visit(await linkOf(1));
  await isOpen(before);
  await seen(before.getByText(/^Grazie: /));

  const old = await linkOf(14.1);
  const page = await visit(old, { on: 'phone', expected: [/status of 400/] });
  await isOpen(page);
  await seen(page.getByText('Risposta non registrata'));
  await seen(page.getByText(EXPIRED_CHECK));
  await askForAnother(page);
  const fresh = await visit(await otherLink(employer, pagePath.checkJobs(), old), { on: 'phone' });
  await fresh.getByRole('button', { name: `Posto occupato: ${title}` }).click();
  await seen(fresh.getByText(`Fatto: “${title}” è chiusa e non è più negli elenchi.`));
});
