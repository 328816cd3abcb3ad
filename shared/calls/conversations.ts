import { conversationLineBody, conversationSchema, endConversationBody, heldLineBody } from '../conversations.ts';
import { type CallTable, created, ok } from './call.ts';

/** Of both sides: the applicant, by an account or a private link, and the employer with the people who may answer. */
const CHANGE = {
  who: 'account or link',
  others: 404,
  people: 'manage',
  refuses: { 404: 'There is no such application for the caller.', 409: 'The conversation is over.' },
} as const;

export const conversationCalls = {
  'GET /api/applications/:id/conversation': {
    summary: 'What the two sides of an application have written to each other',
    who: 'any account or link',
    others: 404,
    people: 'read',
    responses: ok('The newest of it, oldest first.', conversationSchema),
    refuses: { 404: 'There is no such application for the caller.' },
  },
  'POST /api/applications/:id/conversation': {
    ...CHANGE,
    summary: 'Writes to the other side of an application; that of an employer counts as an answer',
    daily: { action: 'conversation', account: 100 },
    mails: true,
    body: { schema: conversationLineBody, example: { text: 'Buongiorno, può venire giovedì alle 15?' } },
    responses: created('It is stored, and on its way to a confirmed address.', conversationSchema),
  },
  'PATCH /api/applications/:id/conversation': {
    ...CHANGE,
    summary: 'Ends a conversation, or goes on with one that the caller’s side has ended',
    body: { schema: endConversationBody, example: { ended: true } },
    responses: ok('It is so, whether it was before or not.', conversationSchema),
  },
  'POST /api/applications/:id/conversation/held': {
    ...CHANGE,
    summary: 'Lets a mail from another address in as a line of one’s own, or deletes it',
    mails: true,
    body: { schema: heldLineBody, example: { line: 'k3v9x2m7q1zt', admit: true } },
    responses: ok('It is so, whether it was before or not.', conversationSchema),
  },
} as const satisfies CallTable;
