import { pagePath } from '../../shared/paths.ts';
import { offer, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { fillOffer } from './forms.ts';
import { gone, seen } from './page-checks.ts';

const employer = () => register({ role: 'employer', name: 'Rifugio Bazena' });

test('an offer that was published without pay asks for it at once, and takes it in one step', async ({ visit }) => {
  const page = await visit(pagePath.publishJob(), { as: await employer() });
  const title = `Cuoca/o ${uniqueWord()}`;
  await fillOffer(page, offer({ title, contract: 'Contratto stagionale' }));
  await page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  await page.waitForURL(`**${pagePath.valley()}`);
  const box = page.getByRole('region', { name: 'Manca la paga' });
  await seen(box.getByText('Dal 7 giugno 2026 la legge chiede', { exact: false }));
  await box.getByRole('button', { name: 'Aggiungi la paga' }).click();
  await seen(box.getByRole('link', { name: 'Scrivi la paga' }));
  await box.getByLabel('Da (€)').fill('1.400');
  await box.getByLabel('Periodo').selectOption('mese');
  await box.getByLabel('Ore alla settimana').fill('36');
  await box.getByRole('button', { name: 'Aggiungi la paga' }).click();
  await seen(page.getByText('Chi legge l’offerta la vede già: da 1.400 € al mese.'));
  await gone(page.getByRole('region', { name: 'Manca la paga' }));
  await page.getByRole('link', { name: 'Guarda l’offerta' }).click();
  await seen(page.getByRole('heading', { level: 1, name: title }));
  for (const text of ['da 1.400 € al mese', '36 ore alla settimana']) await seen(page.getByText(text).first());
});
