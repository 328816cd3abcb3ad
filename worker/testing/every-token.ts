import { env } from 'cloudflare:workers';
import { addDays } from '../../shared/dates.ts';
import { accountLinks } from '../db/tables/accounts.ts';
import { answerToken, checkToken, hashLinkToken, newLinkToken } from '../link-token.ts';
import { newPublicId } from '../public-id.ts';
import { sign } from '../sign.ts';
import { makeApplication, makeJob, makeToken, makeUser, testDb } from './factories.ts';
import { makeAlert } from './make-alert.ts';
import { makeLinkedCandidate } from './make-candidate.ts';
import { asVisitor } from './requests.ts';

/** Purposes of tokens: a session, or one link of a mail or a page. */
export const PURPOSES = [
  'session',
  'manage a profile',
  'keep a profile',
  'choose a password',
  'confirm an address',
  'answer an application',
  'check an offer',
  'confirm an alert',
  'manage alerts',
  'end alerts',
  'end the newsletter',
] as const;
type Purpose = (typeof PURPOSES)[number];

type EveryToken = {
  readonly tokens: Readonly<Record<Purpose, string>>;
  /** Uses a token for what such a token is for. */
  readonly use: Readonly<Record<Purpose, (token: string) => Promise<Response>>>;
};

const post = (path: string) => (token: string) => asVisitor.post(path, { token });
const send = (path: string, scheme: 'Bearer' | 'Link') => (token: string) =>
  asVisitor.get(path, { headers: { Authorization: `${scheme} ${token}` } });
const end = (token: string) =>
  asVisitor.send(`/api/alerts/unsubscribe?token=${token}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });

/** A good token of every purpose, and what each is for; all of one person where a token is a person's. */
export async function makeEveryToken(): Promise<EveryToken> {
  const db = testDb();
  const now = new Date();
  const until = addDays(now, 1);
  const owner = await makeUser({ role: 'employer', emailVerifiedAt: now });
  const job = await makeJob({ ownerId: owner.id });
  const application = await makeApplication({ jobId: job.id });
  const { candidate, token: profile } = await makeLinkedCandidate();
  const [password, address, alert] = [newLinkToken(), newLinkToken(), newLinkToken()];
  const link = { userId: owner.id, expiresAt: until };
  await db.insert(accountLinks).values([
    { ...link, kind: 'reset', tokenHash: hashLinkToken(password) },
    { ...link, kind: 'email', email: owner.email, tokenHash: hashLinkToken(address) },
  ]);
  await makeAlert({ confirmedAt: null, confirmHash: hashLinkToken(alert), confirmUntil: until });
  const { address: alerts } = await makeAlert();
  const { address: ended } = await makeAlert();
  const signing = { secret: env.JWT_SECRET, expiresAt: until };
  return {
    tokens: {
      session: await makeToken(owner),
      'manage a profile': profile,
      'keep a profile': await sign('keep-candidate', { sub: candidate.publicId }, signing),
      'choose a password': password,
      'confirm an address': address,
      'answer an application': await answerToken(application.publicId, owner, signing),
      'check an offer': await checkToken(owner, [job.publicId], signing),
      'confirm an alert': alert,
      'manage alerts': await sign('manage-alerts', { sub: alerts.publicId }, signing),
      'end alerts': await sign('end-alerts', { sub: ended.publicId }, signing),
      'end the newsletter': await sign('end-newsletter', { sub: newPublicId() }, signing),
    },
    use: {
      session: send('/api/account', 'Bearer'),
      'manage a profile': send(`/api/candidates/${candidate.publicId}/messages`, 'Link'),
      'keep a profile': post('/api/own-candidates/keep'),
      'choose a password': (token) => asVisitor.post('/api/password/reset', { token, password: 'nuova parola' }),
      'confirm an address': post('/api/email/confirm'),
      'answer an application': send('/api/applications/answer', 'Link'),
      'check an offer': (token) => asVisitor.post(`/api/jobs/${job.publicId}/check`, { token, open: true }),
      'confirm an alert': post('/api/alerts/confirm'),
      'manage alerts': send('/api/alerts', 'Link'),
      'end alerts': end,
      'end the newsletter': end,
    },
  };
}
