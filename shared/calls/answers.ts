import * as mini from 'zod/mini';
import { doneSchema } from '../accounts.ts';
import * as answers from '../answers.ts';
import { renewLinkBody } from '../renewed-links.ts';
import { accepted, type CallTable, LIST_FILE, LIST_HEADERS, ok, okWithHeaders } from './call.ts';

const GONE = 'The application, its offer or an account is gone.';

export const answerCalls = {
  'GET /api/applications/received': {
    summary:
      'Applications received for one’s own offers and those of employers one works for, those still to be read first, then newest first',
    who: 'account',
    people: 'read',
    query: { schema: answers.receivedQuery, example: { status: 'sent', limit: '20' } },
    responses: okWithHeaders(
      'A page of them. Of a withdrawn one, only that it was.',
      mini.array(answers.receivedApplicationSchema),
      LIST_HEADERS,
    ),
  },
  'GET /api/applications/received/counts': {
    summary: 'How many applications each of these offers has got',
    who: 'account',
    people: 'read',
    responses: ok('Offers with at least one, newest first.', mini.array(answers.receivedCountSchema)),
  },
  'GET /api/applications/received/csv': {
    summary: 'Applications received, newest first, as a file of a spreadsheet; for one offer with `job`',
    who: 'account',
    ...LIST_FILE,
    query: { schema: answers.receivedFileQuery, example: {} },
  },
  'PATCH /api/applications/:id': {
    summary: 'Says what an application received is: read, under review, not selected, hired',
    who: 'account',
    others: 404,
    people: 'manage',
    limit: 'by handler',
    mails: true,
    body: { schema: answers.setApplicationBody, example: { status: 'reviewing' } },
    responses: ok(
      'Stored; an answer mails an applicant whose address is confirmed. The same again changes nothing, nor does `read` after an answer.',
      answers.receivedApplicationSchema,
    ),
    refuses: { 404: 'There is no such application for one’s own offers.', 409: 'It was withdrawn.' },
  },
  'POST /api/applications/answers': {
    summary: 'Says what several applications received are, fifty at most',
    who: 'account',
    others: 404,
    people: 'manage',
    mails: true,
    body: {
      schema: answers.setApplicationsBody,
      example: { ids: ['k3v9x2m7q1zt'], status: 'rejected', reason: 'many' },
    },
    responses: ok(
      'How many are now what was said, each by itself: one that was withdrawn meanwhile is left out.',
      answers.answeredSchema,
    ),
    refuses: { 404: 'None of them was received for one’s own offers.' },
  },
  'GET /api/jobs/:id/answers': {
    summary: 'Who waits for an answer for an own offer, the longest first; a hundred at most',
    who: 'account',
    others: 404,
    people: 'read',
    responses: ok('Their names, and whether they left an address.', mini.array(answers.waitingSchema)),
    refuses: { 404: 'There is no such offer of the account’s.' },
  },
  'POST /api/jobs/:id/answers': {
    summary: 'Tells those who wait for an answer for an own offer that the place is taken: all, or those named',
    who: 'account',
    others: 404,
    people: 'manage',
    daily: { action: 'answer-all', account: 50 },
    mails: true,
    body: { schema: answers.notifyWaitingBody, example: { ids: ['k3v9x2m7q1zt'] } },
    responses: ok('Each is not selected now, and told; a hundred at once at most.', answers.answeredSchema),
    refuses: { 404: 'There is no such offer of the account’s.' },
  },
  'GET /api/applications/answer': {
    summary: 'The application that a mailed link is about',
    who: 'link',
    limit: 'WRITE_LIMIT',
    responses: ok('Who applied for which offer, and what became of it.', answers.linkedApplicationSchema),
    refuses: { 404: GONE },
  },
  'POST /api/applications/answer': {
    summary: 'Answers an application by a mailed link, once',
    who: 'link',
    mails: true,
    body: { schema: answers.linkAnswerBody, example: { status: 'reviewing' } },
    responses: ok(
      'Stored; the same again changes nothing. An applicant whose address is confirmed is told by mail.',
      answers.linkedApplicationSchema,
    ),
    refuses: { 404: GONE, 409: 'It was withdrawn, or answered otherwise before.' },
  },
  'POST /api/applications/answer/link': {
    summary: 'Mails a new link that answers an application, by one that is over, to the account’s present address',
    who: 'anyone',
    mails: true,
    body: { schema: renewLinkBody(answers.DEAD_ANSWER_LINK), example: { token: 'header.payload.signature' } },
    responses: accepted('A mail is on its way.', doneSchema),
    refuses: { 404: GONE },
  },
} as const satisfies CallTable;
