import { contactBody, contactResponseSchema } from '../contact.ts';
import type { CallTable } from './call.ts';

export const contactCalls = {
  'POST /api/messages': {
    summary: 'Writes to the operator',
    tag: 'contact',
    who: 'anyone',
    human: { check: 'always', action: 'contact' },
    limit: 'WRITE_LIMIT',
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
