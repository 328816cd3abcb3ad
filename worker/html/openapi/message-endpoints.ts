import { z } from 'zod';
import { doneSchema } from '../../../shared/accounts.ts';
import {
  blockedSenderSchema,
  inboxItemSchema,
  inboxQuery,
  markMessageBody,
  receivedMessageSchema,
} from '../../../shared/messages.ts';
import type { Endpoints } from './endpoint.ts';

/** A change of what one has received. */
const change = {
  tag: 'messages',
  account: 'or link',
  limited: true,
  refuses: { 403: 'The account is held back.', 404: 'There is no such message, or it is somebody else’s.' },
} as const;

export const MESSAGE_ENDPOINTS: Endpoints = {
  'GET /api/messages': {
    summary: 'What the account received on its profiles and, with a message, for its offers',
    tag: 'messages',
    account: 'held back too',
    query: { schema: inboxQuery, example: { limit: '20' } },
    answers: {
      200: {
        about: 'One page, the newest first.',
        schema: z.array(inboxItemSchema),
        headers: ['X-Total-Count', 'X-Unread-Count', 'Link'],
      },
    },
  },
  'GET /api/candidates/:id/messages': {
    summary: 'Messages that a profile received',
    tag: 'messages',
    account: 'or link',
    answers: {
      200: { about: 'The newest first.', schema: z.array(receivedMessageSchema), headers: ['X-Total-Count'] },
    },
    refuses: { 403: 'It is somebody else’s.', 404: 'There is no such profile.' },
  },
  'PATCH /api/messages/:id': {
    ...change,
    summary: 'Says that a message is read, or is not',
    body: { schema: markMessageBody, example: { read: true } },
    answers: { 200: { about: 'The message as it is now.', schema: receivedMessageSchema } },
  },
  'DELETE /api/messages/:id': {
    ...change,
    summary: 'Deletes a message for who received it',
    answers: { 200: { about: 'It is gone.', schema: doneSchema } },
  },
  'POST /api/messages/:id/block': {
    ...change,
    summary: 'Takes no more messages from the address that a message came from',
    answers: { 200: { about: 'The message as it is now.', schema: receivedMessageSchema } },
  },
  'GET /api/blocked-senders': {
    summary: 'Addresses from which the account, or the profile of the link, takes no messages',
    tag: 'messages',
    account: 'or link',
    answers: { 200: { about: 'As they were blocked.', schema: z.array(blockedSenderSchema) } },
  },
  'DELETE /api/blocked-senders/:id': {
    ...change,
    summary: 'Takes messages from an address again',
    answers: { 200: { about: 'Those that are left.', schema: z.array(blockedSenderSchema) } },
    refuses: { 403: 'The account is held back.' },
  },
};
