import { CV_TYPES } from '../../../shared/application-values.ts';
import {
  applicationsQuery,
  applyBody,
  ownApplicationSchema,
  sentApplicationSchema,
} from '../../../shared/applications.ts';
import type { Endpoints } from './endpoint.ts';

const NOT_OURS = 'There is no such application, or somebody else has sent it.';

export const APPLICATION_ENDPOINTS: Endpoints = {
  'GET /api/jobs/:id/applications': {
    summary: 'What the signed-in person sent for an offer: nothing, or one application',
    tag: 'applications',
    account: 'held back too',
    answers: { 200: { about: 'An empty list, or one.', schema: ownApplicationSchema.array() } },
    refuses: { 404: 'There is no such offer, or it was removed.' },
  },
  'POST /api/jobs/:id/applications': {
    summary: 'Applies for an offer, once; as a form where a CV comes along',
    tag: 'applications',
    account: true,
    limited: true,
    body: {
      schema: applyBody,
      example: { message: 'Buongiorno, sono disponibile da subito.' },
      file: { field: 'cv', about: 'At most 5 MB; its first bytes say what it is.', types: CV_TYPES },
    },
    answers: { 201: { about: 'The application is stored, and a mail is on its way.', schema: ownApplicationSchema } },
    refuses: {
      404: 'There is no such offer, or it was removed.',
      409: 'There is an application already, the offer has ended, or it is one’s own.',
      413: 'The CV is larger than 5 MB, or a JSON body than 64 KB.',
      415: 'The CV is no PDF, JPG or PNG, or the body is neither JSON nor a form.',
    },
  },
  'GET /api/applications': {
    summary: 'What the signed-in person has sent, newest first, with what waits to be purged',
    tag: 'applications',
    account: 'held back too',
    query: { schema: applicationsQuery, example: { side: 'sent', limit: '20' } },
    answers: {
      200: {
        about: 'A page of them.',
        schema: sentApplicationSchema.array(),
        headers: ['X-Total-Count', 'Link'],
      },
    },
  },
  'GET /api/applications/:id/cv': {
    summary: 'The CV of an application, for who sent it and for the employer who received it',
    tag: 'applications',
    account: 'held back too',
    answers: { 200: { about: 'The file, to be saved.', file: CV_TYPES } },
    refuses: { 404: 'There is no such CV for who asks; a withdrawn or deleted application has none for its employer.' },
  },
  'POST /api/applications/:id/withdraw': {
    summary: 'Withdraws one’s own application, for good; its CV is deleted',
    tag: 'applications',
    account: true,
    limited: true,
    answers: { 200: { about: 'It is withdrawn.', schema: ownApplicationSchema } },
    refuses: { 404: NOT_OURS, 409: 'It is deleted.' },
  },
  'DELETE /api/applications/:id': {
    summary: 'Deletes one’s own application: gone for others at once, purged after seven days',
    tag: 'applications',
    account: true,
    limited: true,
    answers: { 200: { about: 'It is deleted; `purgedAt` says when it is purged.', schema: ownApplicationSchema } },
    refuses: { 404: NOT_OURS },
  },
  'POST /api/applications/:id/restore': {
    summary: 'Takes the deletion of one’s own application back',
    tag: 'applications',
    account: true,
    limited: true,
    answers: { 200: { about: 'It is as it was before.', schema: ownApplicationSchema } },
    refuses: { 404: NOT_OURS },
  },
};
