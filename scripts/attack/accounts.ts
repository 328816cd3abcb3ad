import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.mjs';
import { addPasskey, type newSoftwarePasskey } from '../lib/software-passkey.ts';
import { type Attack, mustHold, newNetwork, newWord, type Site } from './site.ts';

const logIn = (site: Site, email: string, password: string) =>
  site.ask(pathOf('POST /api/login'), { body: { email, password } });

/** Asks for a link for a new password, and reads it in the mailbox. */
async function resetToken(site: Site, email: string, not: readonly string[] = []): Promise<string> {
  await site.ask(pathOf('POST /api/password/forgot'), { body: { email } });
  for (let tries = 0; tries < 20; tries++) {
    const token = await site.mailedToken(email, '/reimposta-password');
    if (!not.includes(token)) return token;
    await sleep(250);
  }
  return site.mailedToken(email, '/reimposta-password');
}

const reset = (site: Site, token: string, password: string) =>
  site.ask(pathOf('POST /api/password/reset'), { body: { token, password } });

/** Signs in with a passkey; the status of the answer. */
async function byPasskey(site: Site, passkey: ReturnType<typeof newSoftwarePasskey>): Promise<number> {
  const options = await site.read<{ challenge: string }>(pathOf('POST /api/login/passkey/options'), { method: 'POST' });
  return (await site.ask(pathOf('POST /api/login/passkey'), { body: passkey.get(options) })).status;
}

const GUESSES = 160;
const RIGHT_AT = 150;

/** Attacks on ways in and on what an account is protected by. */
export const ACCOUNT_ATTACKS: readonly Attack[] = [
  {
    name: 'guessing one password from many networks, among the guesses the right one',
    run: async (site) => {
      const { email, password } = await site.register();
      const found = await site.statuses(GUESSES, (n) =>
        logIn(site, email, n === RIGHT_AT ? password : `no-${newWord()}`),
      );
      mustHold(found[RIGHT_AT] !== 200, `the right password, guessed as number ${RIGHT_AT}, signed in by itself`);
      return `${GUESSES} guesses, the right one as number ${RIGHT_AT}: answered ${found[RIGHT_AT]}, not signed in`;
    },
  },
  {
    name: 'guessing from one network, an account after another',
    run: async (site) => {
      const network = newNetwork();
      const found = await site.statuses(15, () =>
        site.ask(pathOf('POST /api/login'), {
          network,
          body: { email: `${newWord()}@example.org`, password: 'parola' },
        }),
      );
      mustHold(found.at(-1) === 429, `15 guesses from one network were answered ${found.at(-1)}`);
      return `refused from guess ${found.indexOf(429) + 1} on`;
    },
  },
  {
    name: 'a passkey added before the owner of the address had confirmed it',
    run: async (site) => {
      const squatter = await site.register();
      const passkey = await addPasskey(site.url, squatter);
      // The owner finds an account under their address, and chooses a password.
      const password = `nuova-${newWord()}`;
      await reset(site, await resetToken(site, squatter.email), password);
      const status = await byPasskey(site, passkey);
      mustHold(status !== 200, 'the passkey of before opens the account of the owner');
      const kept = await site.ask(pathOf('GET /api/account'), { token: squatter.token });
      mustHold(kept.status === 401, 'the session of before goes on');
      return `passkey ${status}, session ${kept.status}`;
    },
  },
  {
    name: 'old links: one for a new password after a newer one, and a second time',
    run: async (site) => {
      const { email } = await site.register();
      const older = await resetToken(site, email);
      const newer = await resetToken(site, email, [older]);
      mustHold(newer !== older, 'no second link came');
      const first = await reset(site, older, `vecchia-${newWord()}`);
      mustHold(first.status !== 200, 'the older link still chooses a password');
      mustHold((await reset(site, newer, `nuova-${newWord()}`)).status === 200, 'the newer link does not work either');
      const again = await reset(site, newer, `altra-${newWord()}`);
      mustHold(again.status !== 200, 'the newer link works twice');
      return `older link ${first.status}, used link ${again.status}`;
    },
  },
  {
    name: 'removing a passkey with a stolen session alone',
    run: async (site) => {
      const person = await site.register();
      const passkey = await addPasskey(site.url, person);
      const [{ id } = { id: '' }] = await site.read<{ id: string }[]>(pathOf('GET /api/passkeys'), person);
      const path = pathOf('DELETE /api/passkeys/:id', { id });
      const answers = [
        await site.ask(path, { method: 'DELETE', token: person.token }),
        await site.ask(path, { method: 'DELETE', token: person.token, body: {} }),
        await site.ask(path, { method: 'DELETE', token: person.token, body: { currentPassword: 'sbagliata' } }),
      ];
      const status = await byPasskey(site, passkey);
      mustHold(status === 200, 'the passkey is gone, without the password');
      return `refused with ${answers.map((answer) => answer.status).join(', ')}; the passkey works`;
    },
  },
  {
    name: 'moderating with the password of an administrator alone',
    run: async (site) => {
      const [admin] = DEMO_ACCOUNTS.filter(({ role }) => role === 'admin');
      const answer = await logIn(site, admin?.email ?? '', admin?.password ?? '');
      // A password that anybody may know may be refused before.
      if (!answer.ok) return `the password alone does not sign in: ${answer.status}`;
      const { token } = (await answer.json()) as Session;
      const paths = [
        pathOf('GET /api/moderation/reports'),
        pathOf('GET /api/moderation/search'),
        pathOf('GET /api/moderation/mails'),
      ];
      const found = await site.statuses(paths.length, (n) => site.ask(paths[n] ?? '', { token }));
      mustHold(!found.includes(200), 'the password alone reads what is reported');
      return `${paths.length} calls refused with ${[...new Set(found)].join(', ')}`;
    },
  },
];
