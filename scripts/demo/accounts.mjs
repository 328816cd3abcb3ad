import { pathOf } from '../../shared/calls/path.ts';

/**
 * The accounts of the demo data that anybody may use; `npm start` prints them. The employer publishes for several companies.
 */
export const DEMO_ACCOUNTS = /** @type {const} */ ([
  {
    role: 'user',
    label: 'Lavoratore',
    name: 'Chiara Bonettini',
    email: 'lavoratore@example.org',
    password: 'lavoratore-demo',
  },
  {
    role: 'employer',
    label: 'Azienda',
    name: 'Studio Selezione Concarena',
    email: 'azienda@example.org',
    password: 'azienda-demo',
  },
  { role: 'admin', label: 'Amministrazione', name: 'Redazione', email: 'admin@example.org', password: 'admin-demo' },
]);

/**
 * Token of a session of one of them.
 * @param {string} siteUrl of a server whose database holds the demo data
 * @param {typeof DEMO_ACCOUNTS[number]['role']} role
 * @returns {Promise<string>}
 */
export async function logIn(siteUrl, role) {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role);
  const answer = await fetch(siteUrl + pathOf('POST /api/login'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  return /** @type {{ token: string }} */ (await answer.json()).token;
}
