import { type Account, apply, callApi, publish, publishProfile, register, uniqueWord } from './api.ts';
import { seen } from './page-checks.ts';
import type { State } from './page-state.ts';

let owner: Account;
let stranger: Account;
const word = uniqueWord();

/** Makes what somebody has received: messages, and an application with one. */
export async function prepareMessageStates(): Promise<void> {
  owner = await register({ role: 'employer' });
  stranger = await register();
  const { id } = await publishProfile({ title: 'lunghissima'.repeat(8) }, owner);
  for (const name of [`Ditta ${word}`, 'N'.repeat(60)]) {
    const body = { name, email: `${word}@example.org`, message: `Buongiorno.\n${'lunghissima'.repeat(12)}` };
    await callApi(`/api/candidates/${id}/messages`, { body });
  }
  await apply(stranger, (await publish(owner)).id, 'Eccomi');
}

/** The inbox. */
export const MESSAGE_STATES: readonly State[] = [
  {
    name: 'messages, one open and its sender blocked',
    path: '/messaggi',
    as: () => owner,
    act: async (page) => {
      await page
        .locator('summary')
        .filter({ hasText: `Ditta ${word}` })
        .click();
      const block = page.getByRole('button', { name: 'Blocca mittente' });
      await seen(block);
      await block.click();
      await page.getByText('Mittenti bloccati (1)').click();
      await seen(page.getByRole('button', { name: `Sblocca ${word}@example.org` }));
    },
  },
  {
    name: 'messages, about to delete one',
    path: '/messaggi',
    as: () => owner,
    act: async (page) => {
      await page
        .locator('summary')
        .filter({ hasText: `Ditta ${word}` })
        .click();
      await page.getByRole('button', { name: 'Elimina', exact: true }).click();
      await seen(page.getByRole('button', { name: 'Elimina il messaggio' }));
    },
  },
];
