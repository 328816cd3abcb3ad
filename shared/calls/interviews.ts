import * as mini from 'zod/mini';
import * as interviews from '../interviews.ts';
import { type CallTable, ok } from './call.ts';

const BY_TOKEN = {
  who: 'anyone',
  query: {
    schema: mini.object({ token: mini.string() }),
    example: { token: 'header.payload.signature' },
    lenient: true,
  },
} as const;

export const interviewCalls = {
  'GET /api/interviews': {
    summary: 'Interviews of an account, as applicant and as employer, or of the application of a private link',
    who: 'account or link',
    people: 'read',
    responses: ok('The newest 200 at most; past ones, too.', mini.array(interviews.interviewSchema)),
  },
  'POST /api/applications/:id/interview': {
    summary: 'Proposes one to three times of an interview to an applicant, in place of what was proposed before',
    who: 'account',
    others: 404,
    people: 'manage',
    daily: { action: 'interview', account: 100 },
    mails: true,
    body: {
      schema: interviews.proposeInterviewBody,
      example: { day1: '2099-05-06', time1: '10:30', minutes: '30', way: 'place', place: 'Via Roma 1, Breno' },
    },
    responses: ok(
      'Proposed, and the application is under review; the same again changes nothing.',
      interviews.interviewSchema,
    ),
    refuses: { 404: 'There is no such application for one’s own offers, or it was withdrawn.' },
  },
  'GET /api/interviews/linked': {
    summary: 'The interview that a mailed link is about, as the side sees it that the link is for',
    who: 'link',
    responses: ok('What was proposed or chosen.', interviews.interviewSchema),
  },
  'POST /api/interviews/linked': {
    summary:
      'What a side presses on the page of its link, as a form with `choice`: a time, an ending or an outcome; the first press counts',
    ...BY_TOKEN,
    takesForms: true,
    mails: true,
    responses: { 303: { about: 'To the page, which shows what is so now.', schema: null } },
  },
  'GET /api/interviews/linked/calendar': {
    summary: 'The chosen time as a file for calendars',
    ...BY_TOKEN,
    responses: { 200: { about: 'An appointment (RFC 5545).', file: ['text/calendar'] } },
    refuses: { 404: 'No time is chosen, or the link is over.' },
  },
} as const satisfies CallTable;
