import * as mini from 'zod/mini';
import { doneSchema } from '../accounts.ts';
import { contactBody, contactResponseSchema } from '../contact.ts';
import * as messages from '../messages.ts';
import { type CallTable, ok, okWithHeaders } from './call.ts';

const CHANGE = {
  who: 'account or link',
  daily: { action: 'change-message', account: 500 },
  refuses: { 403: 'The account is suspended or leaving.', 404: 'There is no such message, or it is somebody else’s.' },
} as const;

export const messageCalls = {
  'GET /api/messages': {
    summary: 'What the account received on its profiles and, with a message, for its offers',
    who: 'any account',
    query: { schema: messages.inboxQuery, example: { limit: '20' } },
    responses: okWithHeaders('One page, the newest first.', mini.array(messages.inboxItemSchema), [
      'X-Total-Count',
      'X-Unread-Count',
      'Link',
    ]),
  },
  'GET /api/candidates/:id/messages': {
    summary: 'Messages that a profile received',
    who: 'account or link',
    others: 403,
    responses: okWithHeaders('The newest first.', mini.array(messages.receivedMessageSchema), ['X-Total-Count']),
    refuses: { 403: 'It is somebody else’s.', 404: 'There is no such profile.' },
  },
  'PATCH /api/messages/:id': {
    ...CHANGE,
    others: 404,
    summary: 'Says that a message is read, or is not',
    body: { schema: messages.markMessageBody, example: { read: true } },
    responses: ok('The message as it is now.', messages.receivedMessageSchema),
  },
  'DELETE /api/messages/:id': {
    ...CHANGE,
    others: 404,
    summary: 'Deletes a received message',
    responses: ok('It is gone.', doneSchema),
  },
  'POST /api/messages/:id/block': {
    ...CHANGE,
    others: 404,
    summary: 'Takes no more messages from the address that a message came from',
    responses: ok('The message as it is now.', messages.receivedMessageSchema),
  },
  'GET /api/blocked-senders': {
    summary: 'Addresses from which the account, or the profile of the link, takes no messages',
    who: 'account or link',
    responses: ok('As they were blocked.', mini.array(messages.blockedSenderSchema)),
  },
  'DELETE /api/blocked-senders/:id': {
    ...CHANGE,
    summary: 'Takes messages from an address again',
    responses: ok('Those that are left.', mini.array(messages.blockedSenderSchema)),
    refuses: { 403: 'The account is suspended or leaving.' },
  },
} as const satisfies CallTable;

export const contactCalls = {
  'POST /api/messages': {
    summary: 'Writes to the operator',
    who: 'anyone',
    human: { check: 'always', action: 'contact' },
    daily: { action: 'contact', account: 10, email: 10, network: 60 },
    mails: true,
    body: {
      schema: contactBody,
      example: {
        name: 'Anna',
        email: 'anna@example.org',
        subject: 'Una domanda',
        message: 'Buongiorno, come cambio la mia offerta?',
      },
    },
    responses: {
      201: { about: 'The message is stored, and on its way.', schema: contactResponseSchema },
      200: { about: 'The same message was sent a moment ago.', schema: contactResponseSchema },
    },
  },
} as const satisfies CallTable;
