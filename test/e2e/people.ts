import { pathOf } from '../../shared/calls/path.ts';
import type { MemberRole } from '../../shared/member-values.ts';
import type { People } from '../../shared/members.ts';
import { type Account, callApi } from './api.ts';
import { registerConfirmed } from './confirmed.ts';

const peopleOf = async ({ token }: Account): Promise<People> =>
  (await callApi(pathOf('GET /api/members'), { token })).json();

/** Invites an address to the offers of an account. */
export async function invite({ token }: Account, email: string, role: MemberRole): Promise<void> {
  const answer = await callApi(pathOf('POST /api/members'), { token, body: { email, role } });
  if (answer.status !== 201) throw new Error(`The invitation was answered with ${answer.status}`);
}

/** Somebody who has accepted, without the pages. */
export async function makeMember(owner: Account, role: MemberRole, name: string): Promise<Account> {
  const member = await registerConfirmed({ name });
  await invite(owner, member.email, role);
  const [{ id = '' } = {}] = (await peopleOf(member)).memberships;
  const answer = await callApi(pathOf('POST /api/members/:id/accept', { id }), { token: member.token, body: {} });
  if (!answer.ok) throw new Error(`Accepting was answered with ${answer.status}`);
  return member;
}
