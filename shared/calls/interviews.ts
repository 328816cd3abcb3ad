import * as mini from 'zod/mini';
import * as interviews from '../interviews.ts';
import { VALLEY } from '../valley/valley.ts';
import { type CallTable, ok } from './call.ts';

const tokenQuery = mini.object({ token: mini.string() });
const BY_TOKEN = {
  who: 'anyone',
  query: { schema: tokenQuery, example: { token: 'header.payload.signature' }, lenient: true },
} as const;

export const interviewCalls = {
  'GET /api/interviews': {
    summary: 'Interviews of an account on both sides, or those that a private or mailed link is about',
    who: 'account or link',
    people: 'read',
    responses: ok('The newest 200 at most, past ones too.', mini.array(interviews.interviewSchema)),
  },
  'POST /api/applications/:id/interview': {
    summary: 'Proposes one to three times of an interview to an applicant, in place of what there was before',
    who: 'account',
    others: 404,
    people: 'manage',
    daily: { action: 'interview', account: 100 },
    mails: true,
    body: {
      schema: interviews.proposeInterviewBody,
      example: {
        ...{ time1: '2099-05-06T10:30', time2: '2099-05-07T09:00', time3: '' },
        ...{ minutes: '30', place: `Via Roma 1, ${VALLEY.examples.town.name}` },
      },
    },
    responses: ok('Proposed; the same again changes nothing.', interviews.interviewSchema),
    refuses: {
      404: 'There is no such application for one’s own offers, or it was withdrawn.',
      409: 'Somebody else has changed the interview meanwhile.',
    },
  },
  'POST /api/interviews/linked': {
    summary: 'What is pressed on the page of a mailed link: `choice` of a form is a time, an ending or an outcome',
    ...BY_TOKEN,
    takesForms: true,
    mails: true,
    responses: { 303: { about: 'To the page, which shows what is so now.', schema: null } },
  },
  'GET /api/interviews/linked/calendar': {
    summary: 'The chosen time of a mailed link as a file for calendars',
    ...BY_TOKEN,
    responses: { 200: { about: 'An appointment (RFC 5545).', file: ['text/calendar'] } },
    refuses: { 404: 'No time is chosen, or the link is over.' },
  },
} as const satisfies CallTable;
