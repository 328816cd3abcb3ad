import { setTimeout as sleep } from 'node:timers/promises';
import type * as mini from 'zod/mini';
import { sampleJob } from '../../scripts/lib/sample-job.mjs';
import { confirmSession, newSoftwarePasskey } from '../../scripts/testing/software-passkey.ts';
import type { RegisterBody, Session } from '../../shared/accounts.ts';
import type { OwnApplication } from '../../shared/applications.ts';
import { pathOf } from '../../shared/calls/path.ts';
import type {
  changeCandidateBody,
  OwnCandidate,
  PublishCandidateBody,
  PublishedCandidate,
} from '../../shared/candidates.ts';
import type { PublicJob, PublishJobBody } from '../../shared/jobs.ts';
import type { ReportBody, ReportResponse } from '../../shared/reports.ts';
import { ADMIN, ADMIN_PASSKEY } from './administration.ts';
import { SITE, waitBeforeVisit } from './browser.ts';

export type Account = Session & { readonly email: string; readonly password: string };

/** A word of twelve letters that is in no other test's data, so that a search finds only rows of the calling test. */
export const uniqueWord = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => 'bcdfghlmnprstvz'.charAt(byte % 15)).join('');

/** Sends a request to the API as a browser without cookies would. */
export const callApi = (
  path: string,
  { body, token }: { body?: unknown; token?: string | undefined } = {},
): Promise<Response> =>
  fetch(SITE + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function read<Answer>(answer: Promise<Response>): Promise<Answer> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

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
  const session = await read<Session>(callApi(pathOf('POST /api/register'), { body }));
  return { ...session, email: body.email, password: body.password };
}

/** Deletes an account; it can be taken back. */
export const leave = ({ token, password: currentPassword }: Account): Promise<unknown> =>
  read(
    fetch(SITE + pathOf('GET /api/account'), {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ currentPassword }),
    }),
  );

/** An account that exists, signed in. */
export async function logInAs(known: { readonly email: string; readonly password: string }): Promise<Account> {
  const { email, password } = known;
  return {
    ...(await read<Session>(callApi(pathOf('POST /api/login'), { body: { email, password } }))),
    email,
    password,
  };
}

/** The account that moderates, in a session that its passkey has confirmed. */
export async function logInAsAdmin(): Promise<Account> {
  const account = await logInAs(ADMIN);
  return { ...account, token: await confirmSession(SITE, account.token, newSoftwarePasskey(SITE, ADMIN_PASSKEY)) };
}

/** Dismisses all that waits for the editors: their page shows the oldest twenty, where a test looks for what it reports. */
export async function dismissReports(): Promise<void> {
  const { token } = await logInAsAdmin();
  const waiting = () => read<{ readonly newest: string }[]>(callApi(pathOf('GET /api/moderation/reports'), { token }));
  for (let found = await waiting(); found.length > 0; found = await waiting())
    for (const { newest: id } of found)
      await read(callApi(pathOf('POST /api/moderation/reports/:id/dismiss', { id }), { token, body: {} }));
}

/** A complete offer in Breno, with `parts` in their place. */
export const offer = (parts: Partial<PublishJobBody> = {}): PublishJobBody => ({
  ...sampleJob(uniqueWord()),
  ...parts,
});

/** Publishes an offer. */
export async function publish({ token }: Session, parts: Partial<PublishJobBody> = {}): Promise<PublicJob> {
  const job = await read<PublicJob>(callApi(pathOf('POST /api/jobs'), { token, body: offer(parts) }));
  waitBeforeVisit(() => untilListed('GET /api/jobs', job.id));
  return job;
}

/** Waits until the list that everybody shares shows something new, or it is not to be seen any more. */
export async function untilListed(list: 'GET /api/jobs' | 'GET /api/candidates', id: string): Promise<void> {
  while ((await fetch(`${SITE}${pathOf(list)}/${id}`)).ok) {
    const newest = await read<{ id: string }[]>(callApi(`${pathOf(list)}?limit=20`));
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

/** A complete profile in Breno, with `parts` in their place. */
const profile = (parts: Partial<PublishCandidateBody> = {}): PublishCandidateBody => ({
  name: `Persona ${uniqueWord()}`,
  title: 'Barista',
  location: 'Breno',
  skills: ['caffetteria', 'inglese'],
  experience: 'Tre stagioni in un bar di montagna.',
  ...parts,
});

/** Publishes a profile, of nobody's account unless a session is given. */
export async function publishProfile(
  parts: Partial<PublishCandidateBody> = {},
  session?: Session,
): Promise<PublishedCandidate> {
  const body = profile(parts);
  const made = await read<PublishedCandidate>(callApi(pathOf('POST /api/candidates'), { token: session?.token, body }));
  waitBeforeVisit(() => untilListed('GET /api/candidates', made.id));
  return made;
}

/** Changes a profile by its private link. */
export const changeProfile = async (
  { id, manageToken }: PublishedCandidate,
  body: mini.input<typeof changeCandidateBody>,
): Promise<OwnCandidate> => {
  const headers = { 'Content-Type': 'application/json', Authorization: `Link ${manageToken}` };
  return read(
    fetch(SITE + pathOf('GET /api/candidates/:id', { id }), { method: 'PATCH', headers, body: JSON.stringify(body) }),
  );
};

/** Applications that an account has sent for an offer. */
export const applications = ({ token }: Session, jobId: string): Promise<OwnApplication[]> =>
  read(callApi(pathOf('GET /api/jobs/:id/applications', { id: jobId }), { token }));

/** Applies for an offer. */
export const apply = ({ token }: Session, jobId: string, message?: string): Promise<OwnApplication> =>
  read(
    callApi(pathOf('POST /api/jobs/:id/applications', { id: jobId }), {
      token,
      body: message === undefined ? {} : { message },
    }),
  );

/** Reports an offer or a profile, as a visitor. */
export const report = (kind: 'jobs' | 'candidates', id: string, body: ReportBody): Promise<ReportResponse> =>
  read(
    callApi(
      kind === 'jobs' ? pathOf('POST /api/jobs/:id/report', { id }) : pathOf('POST /api/candidates/:id/report', { id }),
      { body },
    ),
  );
