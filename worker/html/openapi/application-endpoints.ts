import { applyBody, ownApplicationSchema } from '../../../shared/applications.ts';
import type { Endpoints } from './endpoint.ts';

export const APPLICATION_ENDPOINTS: Endpoints = {
  'GET /api/jobs/:id/applications': {
    summary: 'What the signed-in person sent for an offer: nothing, or one application',
    tag: 'applications',
    account: 'held back too',
    answers: { 200: { about: 'An empty list, or one.', schema: ownApplicationSchema.array() } },
    refuses: { 404: 'There is no such offer, or it was removed.' },
  },
  'POST /api/jobs/:id/applications': {
    summary: 'Applies for an offer, once',
    tag: 'applications',
    account: true,
    limited: true,
    body: { schema: applyBody, example: { message: 'Buongiorno, sono disponibile da subito.' } },
    answers: { 201: { about: 'The application is stored, and a mail is on its way.', schema: ownApplicationSchema } },
    refuses: {
      404: 'There is no such offer, or it was removed.',
      409: 'There is an application already, the offer has ended, or it is one’s own.',
    },
  },
};
