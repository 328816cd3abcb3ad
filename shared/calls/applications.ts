import * as mini from 'zod/mini';
import { CV_TYPES } from '../application-values.ts';
import { applicationsQuery, applyBody, ownApplicationSchema, sentApplicationSchema } from '../applications.ts';
import type { CallTable } from './call.ts';

const NOT_OURS = 'There is no such application, or somebody else has sent it.';

export const applicationCalls = {
  'GET /api/jobs/:id/applications': {
    summary: 'What the signed-in person sent for an offer: nothing, or one application',
    tag: 'applications',
    who: 'any account',
    responses: { 200: { about: 'An empty list, or one.', schema: mini.array(ownApplicationSchema) } },
    refuses: { 404: 'There is no such offer, or it was removed.' },
  },
  'POST /api/jobs/:id/applications': {
    summary:
      'Applies for an offer, once; as a form where a CV comes along; `keep` keeps CV and message, `useKeptCv` sends the kept CV',
    tag: 'applications',
    who: 'account',
    limit: 'WRITE_LIMIT',
    daily: { action: 'apply', account: 50 },
    mails: true,
    body: {
      schema: applyBody,
      example: { message: 'Buongiorno, sono disponibile da subito.' },
      file: { field: 'cv', about: 'At most 5 MB; its first bytes say what it is.', types: CV_TYPES },
    },
    responses: {
      201: {
        about: 'The application is stored; an employer whose address is confirmed gets it by mail.',
        schema: ownApplicationSchema,
      },
    },
    refuses: {
      404: 'There is no such offer, or it was removed.',
      409: 'There is an application already, the offer has ended, or is one’s own or of an employer one works for.',
      413: 'The CV is larger than 5 MB, or a JSON body than 64 KB.',
      415: 'The CV is no PDF, JPG or PNG, or the body is neither JSON nor a form.',
    },
  },
  'GET /api/applications': {
    summary:
      'What the signed-in person has sent, newest first, with what waits to be purged; from one day in Rome to another (`from`, `to`)',
    tag: 'applications',
    who: 'any account',
    query: { schema: applicationsQuery, example: { side: 'sent', limit: '20' } },
    responses: {
      200: {
        about: 'A page of them.',
        schema: mini.array(sentApplicationSchema),
        headers: ['X-Total-Count', 'Link'],
      },
    },
  },
  'GET /api/applications/:id/cv': {
    summary: 'The CV of an application, for its sender and for the employer who received it',
    tag: 'applications',
    who: 'any account or link',
    others: 404,
    people: 'legge',
    responses: { 200: { about: 'The file, to be saved.', file: CV_TYPES } },
    refuses: {
      404: 'There is no such CV for the caller; a withdrawn or deleted application has none for its employer.',
    },
  },
  'POST /api/applications/:id/withdraw': {
    summary: 'Withdraws one’s own application; for seven days it can be taken back, then its CV is deleted',
    tag: 'applications',
    who: 'account or link',
    others: 404,
    limit: 'WRITE_LIMIT',
    responses: { 200: { about: 'It is withdrawn.', schema: ownApplicationSchema } },
    refuses: { 404: NOT_OURS, 409: 'It is deleted.' },
  },
  'DELETE /api/applications/:id': {
    summary: 'Deletes one’s own application: gone for others at once, purged after seven days',
    tag: 'applications',
    who: 'account or link',
    others: 404,
    limit: 'WRITE_LIMIT',
    responses: { 200: { about: 'It is deleted; `purgedAt` says when it is purged.', schema: ownApplicationSchema } },
    refuses: { 404: NOT_OURS },
  },
  'POST /api/applications/:id/restore': {
    summary: 'Takes the deletion of one’s own application back, or its withdrawal, within seven days',
    tag: 'applications',
    who: 'account or link',
    others: 404,
    limit: 'WRITE_LIMIT',
    responses: { 200: { about: 'It is as it was before, where it was in time.', schema: ownApplicationSchema } },
    refuses: { 404: NOT_OURS },
  },
} as const satisfies CallTable;
