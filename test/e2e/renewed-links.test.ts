import { expect } from 'vitest';
import { DEAD_ANSWER_LINK } from '../../shared/answers.ts';
import { pagePath } from '../../shared/paths.ts';
import { LINK_RENEWED } from '../../shared/renewed-links.ts';
import { applications, apply, changeAddress, publish, register, registerConfirmed } from './api.ts';
import { test } from './browser.ts';
import { mailedLink, mailsTo } from './mails.ts';
import { gone, press, seen } from './page-checks.ts';

test('a link that answers an application is over with an address: the next one answers', async ({ visit }) => {
  const PAGE = pagePath.answerApplication();
  const [employer, worker] = [await registerConfirmed({ role: 'employer' }), await register()];
  const { id } = await publish(employer);
  await apply(worker, id);
  const old = await mailedLink(employer.email, PAGE);
  const changed = await changeAddress(employer);

  const page = await visit(old, { on: 'phone', expected: [/status of 401/] });
  await seen(page.getByText('Con questo link non puoi rispondere'));
  await seen(page.getByText(DEAD_ANSWER_LINK));
  // Asked for by keyboard; the focus goes to what came of it.
  const button = page.getByRole('button', { name: 'Mandami un nuovo link', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await seen(page.getByText(LINK_RENEWED));
  await gone(button);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(LINK_RENEWED);

  const link = await mailedLink(changed.email, PAGE);
  const fresh = await visit(link, { on: 'phone' });
  await fresh.getByLabel('Non selezionata', { exact: true }).check();
  await press(fresh, 'Invia la risposta');
  await seen(fresh.getByText('Risposta inviata: Non selezionata'));
  // The link was used: it says what was answered.
  await fresh.goto('/');
  await fresh.goto(link);
  await seen(fresh.getByText('Hai già risposto: Non selezionata'));
  expect((await applications(worker, id))[0]?.status).toBe('rejected');
  // None but the first has gone to the address of before.
  expect(await mailsTo(employer.email, PAGE)).toHaveLength(1);
});
