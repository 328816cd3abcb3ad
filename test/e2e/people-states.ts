import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Account, apply, callApi, publish, uniqueWord } from './api.ts';
import { registerConfirmed } from './confirmed.ts';
import { type State, submit } from './page-state.ts';
import { invite, makeMember } from './people.ts';

let owner: Account;
let manager: Account;
let reader: Account;
let jobId = 'x';

const LONG = 'Precipitevolissimevolmente'.repeat(2);

/** Makes an employer with people in both roles, an invitation, an application and a action. */
export async function preparePeopleStates(): Promise<void> {
  owner = await registerConfirmed({ role: 'employer', name: `Locanda ${LONG}` });
  jobId = (
    await publish(owner, { title: 'Cuoca di Precipitevolissimevolmente', salaryMin: 1500, salaryPeriod: 'mese' })
  ).id;
  manager = await makeMember(owner, 'manage', `Marta ${LONG}`);
  reader = await makeMember(owner, 'read', 'Lea Ducoli');
  await invite(owner, `${uniqueWord().repeat(3)}@example.org`, 'read');
  await invite(await registerConfirmed({ role: 'employer', name: 'Albergo alla Pieve' }), manager.email, 'read');
  await apply(await registerConfirmed({ name: 'Rosa Bianchi' }), jobId, 'Buongiorno.');
  await callApi(pathOf('POST /api/jobs/:id/renew', { id: jobId }), { token: manager.token, body: {} });
}

/** People of an employer, from both sides. */
export const PEOPLE_STATES: readonly State[] = [
  {
    name: 'account, people and what they did',
    path: pagePath.account(),
    as: () => owner,
    act: (page) => page.getByText('Che cosa hanno fatto').click(),
    shows: 'ha rinnovato',
  },
  {
    name: 'account, a membership and an invitation',
    path: `${pagePath.account()}#persone`,
    as: () => manager,
    shows: 'Albergo alla Pieve ti invita alle sue offerte',
  },
  {
    name: 'own offers, one that is only read',
    path: pagePath.ownJobs(),
    as: () => reader,
    act: (page) => page.getByText('Dettagli').click(),
    shows: 'Puoi guardarla, ma non cambiarla.',
  },
  {
    name: 'publish, for whom not chosen',
    path: () => `${pagePath.publishJob()}?da=${jobId}`,
    as: () => manager,
    act: async (page) => {
      await page.getByLabel('Per chi pubblichi').selectOption('');
      await submit('Pubblica Offerta')(page);
    },
    shows: 'Scegli per chi pubblichi',
  },
];
