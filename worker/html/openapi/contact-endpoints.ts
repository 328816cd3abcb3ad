import { contactAnswerSchema, contactBody } from '../../../shared/contact.ts';
import type { Endpoints } from './endpoint.ts';

export const CONTACT_ENDPOINTS: Endpoints = {
  'POST /api/messages': {
    summary: 'Writes to who runs the site',
    tag: 'contact',
    limited: true,
    body: {
      schema: contactBody,
      example: {
        name: 'Anna',
        email: 'anna@example.org',
        subject: 'Una domanda',
        message: 'Buongiorno, come cambio la mia offerta?',
      },
    },
    answers: {
      201: { about: 'The message is stored, and on its way.', schema: contactAnswerSchema },
      200: { about: 'The same message was sent a moment ago.', schema: contactAnswerSchema },
    },
  },
};
