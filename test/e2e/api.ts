import { setTimeout as sleep } from 'node:timers/promises';
import { sampleJob } from '../../scripts/lib/api.ts';
import { newSoftwarePasskey } from '../../scripts/testing/software-passkey.ts';
import { confirmSession } from '../../scripts/testing/use-passkey.ts';
import type { RegisterBody, Session } from '../../shared/accounts.ts';
import type { ConfirmedAlert } from '../../shared/alerts.ts';
import type { OwnApplication } from '../../shared/applications.ts';
import type { CallName } from '../../shared/calls/all.ts';
import { filledPath } from '../../shared/calls/path.ts';
import type { PublishCandidateBody, PublishedCandidate } from '../../shared/candidates.ts';
import type { PublicJob, PublishJobBody } from '../../shared/jobs.ts';
import type { MemberRole } from '../../shared/member-values.ts';
import type { People } from '../../shared/members.ts';
import { pagePath } from '../../shared/paths.ts';
import { manageAlertsLink, tokenIn } from '../../shared/token-links.ts';
import { ADMIN, ADMIN_PASSKEY } from './administration.ts';
import { SITE, waitBeforeVisit } from './browser.ts';
import { mailedLink } from './mails.ts';

export type Account = Session & { readonly email: string; readonly password: string };

/** A word of twelve letters that is in no other test's data, so that a search finds only rows of the calling test. */
export const uniqueWord = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => 'bcdfghlmnprstvz'.charAt(byte % 15)).join('');

type Params = {
  readonly id?: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
};

/** Sends a call to the API as a browser without cookies would; a body that is no form goes as JSON. */
export const callApi = (name: CallName, { id = '', body, token }: Params = {}): Promise<Response> =>
  fetch(SITE + filledPath(name, { id }), {
    method: name.slice(0, name.indexOf(' ')),
    headers: {
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });

/** Reads the answer of a call. @throws where it refuses */
export async function read<Answer>(name: CallName, params?: Params): Promise<Answer> {
  const response = await callApi(name, params);
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export const statusOf = async (name: CallName, params?: Params): Promise<number> =>
  (await callApi(name, params)).status;

/** A new account. */
export async function register(parts: Partial<RegisterBody> = {}): Promise<Account> {
  const word = uniqueWord();
  const body = {
    name: 'Persona di prova',
    email: `${word}@example.org`,
    password: `parola-${word}`,
    role: 'user',
    ...parts,
  };
  const session = await read<Session>('POST /api/register', { body });
  return { ...session, email: body.email, password: body.password };
}

/** Calls with the token of a mailed link: words of other people are mailed to confirmed addresses only. */
async function confirm<Answer>(email: string, page: string, call: CallName, token?: string): Promise<Answer> {
  const link = await mailedLink(email, page);
  return read(call, { token, body: { token: tokenIn(link.split('#')[1] ?? '') } });
}

/** A new account, its address confirmed by the link that was mailed there. */
export async function registerConfirmed(parts: Partial<RegisterBody> = {}): Promise<Account> {
  const account = await register(parts);
  await confirm(account.email, pagePath.confirmEmail(), 'POST /api/email/confirm', account.token);
  return account;
}

/** Gives an account another address, which is confirmed. */
export async function changeAddress(account: Account): Promise<Account> {
  const { password: currentPassword, token } = account;
  const email = `${uniqueWord()}@example.org`;
  await read('POST /api/account/email', { token, body: { email, currentPassword } });
  await confirm(email, pagePath.confirmEmail(), 'POST /api/email/confirm', token);
  return { ...account, email };
}

/** Makes an alert by the calls alone; the link that manages it. */
export async function confirmedAlert(email: string, search: string): Promise<string> {
  await callApi('POST /api/alerts', { body: { email, search } });
  const { manageToken } = await confirm<ConfirmedAlert>(email, pagePath.confirmAlert(), 'POST /api/alerts/confirm');
  return manageAlertsLink(manageToken);
}

/** Invites an address to the offers of an account. */
export const invite = ({ token }: Account, email: string, role: MemberRole): Promise<unknown> =>
  read('POST /api/members', { token, body: { email, role } });

/** Somebody who has accepted, without the pages. */
export async function makeMember(owner: Account, role: MemberRole, name: string): Promise<Account> {
  const member = await registerConfirmed({ name });
  const { email, token } = member;
  await invite(owner, email, role);
  const { memberships } = await read<People>('GET /api/members', { token });
  await read('POST /api/members/:id/accept', { id: memberships[0]?.id ?? '', token, body: {} });
  return member;
}

/** An account that exists, signed in. */
export const logInAs = async ({ email, password }: Pick<Account, 'email' | 'password'>): Promise<Account> => ({
  ...(await read<Session>('POST /api/login', { body: { email, password } })),
  email,
  password,
});

/** The account that moderates, in a session that its passkey has confirmed. */
export async function logInAsAdmin(): Promise<Account> {
  const account = await logInAs(ADMIN);
  const passkey = await newSoftwarePasskey(SITE, { ...ADMIN_PASSKEY, counts: false });
  return { ...account, token: await confirmSession(SITE, account.token, passkey) };
}

/** Dismisses all that waits for the editors: their page shows the oldest twenty, where a test looks for what it reports. */
export async function dismissReports(): Promise<void> {
  const { token } = await logInAsAdmin();
  const waiting = () => read<{ readonly newest: string }[]>('GET /api/moderation/reports', { token });
  for (let found = await waiting(); found.length > 0; found = await waiting())
    for (const { newest: id } of found) await read('POST /api/moderation/reports/:id/dismiss', { id, token, body: {} });
}

/** A complete offer in Breno, with `parts` in their place. */
export const offer = (parts: Partial<PublishJobBody> = {}): PublishJobBody => ({
  ...sampleJob(uniqueWord()),
  ...parts,
});

/** Publishes an offer. */
export async function publish({ token }: Session, parts: Partial<PublishJobBody> = {}): Promise<PublicJob> {
  const job = await read<PublicJob>('POST /api/jobs', { token, body: offer(parts) });
  waitBeforeVisit(() => untilListed('GET /api/jobs', job.id));
  return job;
}

/** Waits until the list that everybody shares shows something new, or it is not to be seen any more. */
export async function untilListed(list: 'GET /api/jobs' | 'GET /api/candidates', id: string): Promise<void> {
  while ((await fetch(`${SITE}${filledPath(list)}/${id}`)).ok) {
    const newest: { id: string }[] = await (await fetch(`${SITE}${filledPath(list)}?limit=20`)).json();
    if (newest.some((shown) => shown.id === id)) return;
    await sleep(100);
  }
}

/** Publishes `count` offers that a search for `word` finds, each with its number in the title. */
export async function publishMany(session: Session, word: string, count: number): Promise<PublicJob[]> {
  const made: PublicJob[] = [];
  // One after the other: the order in which they are published is the order of the list.
  for (let n = 1; n <= count; n++) made.push(await publish(session, { title: `Turno ${n} ${word}` }));
  return made;
}

/** Publishes a complete profile in Breno, with `parts` in their place; of nobody's account unless a session is given. */
export async function publishProfile(
  parts: Partial<PublishCandidateBody> = {},
  session?: Session,
): Promise<PublishedCandidate> {
  const body = {
    name: `Persona ${uniqueWord()}`,
    title: 'Barista',
    location: 'Breno',
    skills: ['caffetteria', 'inglese'],
    experience: 'Tre stagioni in un bar di montagna.',
    ...parts,
  };
  const made = await read<PublishedCandidate>('POST /api/candidates', { token: session?.token, body });
  waitBeforeVisit(() => untilListed('GET /api/candidates', made.id));
  return made;
}

/** Applications that an account has sent for an offer. */
export const applications = ({ token }: Session, id: string): Promise<OwnApplication[]> =>
  read('GET /api/jobs/:id/applications', { id, token });

/** Applies for an offer. */
export const apply = ({ token }: Session, id: string, message?: string): Promise<OwnApplication> =>
  read('POST /api/jobs/:id/applications', {
    id,
    token,
    body: { phone: '333 123 4567', ...(message === undefined ? {} : { message }) },
  });
