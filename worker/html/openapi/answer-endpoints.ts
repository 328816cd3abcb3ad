import {
  linkAnswerBody,
  linkedApplicationSchema,
  receivedApplicationSchema,
  receivedCountSchema,
  receivedQuery,
  setApplicationBody,
} from '../../../shared/answers.ts';
import { type Endpoints, LIST_HEADERS } from './endpoint.ts';

const GONE = 'The application, its offer or an account is gone.';

export const ANSWER_ENDPOINTS: Endpoints = {
  'GET /api/applications/received': {
    summary: 'Applications received for one’s own offers, newest first',
    tag: 'applications',
    account: true,
    query: { schema: receivedQuery, example: { status: 'sent', limit: '20' } },
    answers: {
      200: {
        about: 'A page of them. Of a withdrawn one, only that it was.',
        schema: receivedApplicationSchema.array(),
        headers: LIST_HEADERS,
      },
    },
  },
  'GET /api/applications/received/counts': {
    summary: 'How many applications each of one’s own offers has got',
    tag: 'applications',
    account: true,
    answers: { 200: { about: 'Offers with at least one, newest first.', schema: receivedCountSchema.array() } },
  },
  'PATCH /api/applications/:id': {
    summary: 'Says what an application received is: read, under review, not selected, hired',
    tag: 'applications',
    account: true,
    limited: true,
    body: { schema: setApplicationBody, example: { status: 'reviewing' } },
    answers: {
      200: {
        about:
          'Stored; an answer mails the applicant. The same again changes nothing, nor does `read` after an answer.',
        schema: receivedApplicationSchema,
      },
    },
    refuses: { 404: 'There is no such application for one’s own offers.', 409: 'It was withdrawn.' },
  },
  'GET /api/applications/answer': {
    summary: 'The application that a mailed link is about',
    tag: 'applications',
    account: 'link',
    limited: true,
    answers: { 200: { about: 'Who applied for which offer, and what became of it.', schema: linkedApplicationSchema } },
    refuses: { 404: GONE },
  },
  'POST /api/applications/answer': {
    summary: 'Answers an application by a mailed link, once',
    tag: 'applications',
    account: 'link',
    limited: true,
    body: { schema: linkAnswerBody, example: { status: 'reviewing' } },
    answers: {
      200: {
        about: 'Stored; the same again changes nothing. The applicant is told by mail.',
        schema: linkedApplicationSchema,
      },
    },
    refuses: { 404: GONE, 409: 'It was withdrawn, or answered otherwise before.' },
  },
};
