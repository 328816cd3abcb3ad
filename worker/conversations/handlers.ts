import type { conversationCalls } from '../../shared/calls/conversations.ts';
import type { Conversation } from '../../shared/conversations.ts';
import { pick } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { withinWeight } from '../db/list-page.ts';
import { digest } from '../digest.ts';
import { DomainError } from '../errors.ts';
import { readCaller, refuseReader } from '../http/callers.ts';
import type { CallParams, Handlers } from '../http/handlers.ts';
import { sameSince } from '../http/same-since.ts';
import { decideHeld, setEnded } from './change-conversation.ts';
import { linesOf, mayWrite, type Party, requireParty } from './queries.ts';
import { sendLine } from './send-line.ts';

/** A conversation as one side reads it: when the other has read something is never said. */
async function toConversation(db: Database, party: Party): Promise<Conversation> {
  const { side, actor, application, name, job } = party;
  const { endedBy } = application;
  const lines = (await linesOf(db, party)).map(({ line, by }) => {
    const mine = line.side === side;
    const author = line.side === 'applicant' ? name : job.companyName;
    return {
      id: line.publicId,
      mine: mine && (line.actorId === null || line.actorId === actor?.id),
      // The people of an employer are named among themselves alone.
      by: mine ? (by ?? author) : author,
      quoted: mine ? line.quoted : null,
      ...pick(line, ['kind', 'text', 'heldFrom']),
      at: line.createdAt.toISOString(),
    };
  });
  return {
    lines: withinWeight(lines).toReversed(),
    ended: endedBy === null ? null : endedBy === side ? 'me' : 'other',
    mayWrite: mayWrite(party),
  };
}

type OfApplication = CallParams<'/:id'>;

/** @throws DomainError `conflict` where the conversation is over; see `requireParty`, too */
async function changed({ c, db, params }: OfApplication, change: (party: Party) => Promise<unknown>) {
  const caller = await readCaller(c, params.id);
  const party = await requireParty(db, params.id, caller);
  if (party.side === 'employer' && caller) refuseReader(caller, party.job.ownerId);
  if ((await change(party)) === 'over')
    throw new DomainError('conflict', 'Questa conversazione è finita: il messaggio non è partito.');
  return toConversation(db, await requireParty(db, params.id, caller));
}

export const conversationHandlers: Handlers<typeof conversationCalls> = {
  'GET /api/applications/:id/conversation': async ({ c, db, params }) =>
    toConversation(db, await requireParty(db, params.id, await readCaller(c, params.id))),
  'POST /api/applications/:id/conversation': ({ body: { text }, ...request }) =>
    changed(request, async (writer) => {
      const words = { kind: 'page', text, quoted: null, heldFrom: null } as const;
      const onceHash = await digest(JSON.stringify([writer.side, text]));
      return sendLine(request.db, { writer, words, onceHash, sameSince: sameSince(request.c), ...request.site });
    }),
  'PATCH /api/applications/:id/conversation': ({ body: { ended }, ...request }) =>
    changed(request, (party) => setEnded(request.db, party, ended)),
  'POST /api/applications/:id/conversation/held': ({ body, ...request }) =>
    changed(request, (party) => decideHeld(request.db, { party, ...body, ...request.site })),
};
