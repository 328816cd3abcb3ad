import * as mini from 'zod/mini';
import { doneSchema } from '../accounts.ts';
import * as employers from '../employers.ts';
import { VALLEY } from '../valley/valley.ts';
import { type CallTable, ok, okWithHeaders } from './call.ts';

const EXAMPLE = {
  name: 'Albergo di esempio',
  kind: 'impresa',
  town: VALLEY.examples.town.slug,
  category: 'Turismo',
  text: 'Un albergo di famiglia con venti camere, aperto da Natale a settembre.',
  website: 'https://www.example.org/',
  way: 'form',
  monthly: 10,
  trades: ['cuoco', 'cameriere'],
  revision: 0,
} as const;

const CHANGE = { who: 'account', shown: true, daily: { action: 'change-employer', account: 100 } } as const;
const CHANGED = ok('The page as it is now.', employers.ownEmployerSchema);

export const employerCalls = {
  'GET /api/employers': {
    summary:
      'Employers with a public page, by name; with a text, five at most that take spontaneous applications of a trade in it, the nearest first',
    who: 'anyone',
    query: { schema: employers.employersQuery, example: { category: 'Turismo', limit: '20' } },
    responses: okWithHeaders('One page of the list.', mini.array(employers.employerSummarySchema), [
      'X-Total-Count',
      'Link',
    ]),
  },
  'GET /api/employers/:slug': {
    summary: 'The page of an employer, with its open offers and the titles of those that are over',
    who: 'anyone',
    responses: ok('The page.', employers.employerDetailSchema),
    refuses: { 404: 'There is no public page at this address.' },
  },
  'GET /api/own-employers': {
    summary: 'The page of the account, and those of the employers it works for',
    who: 'any account',
    people: 'read',
    responses: ok('In whatever state, one’s own first.', mini.array(employers.ownEmployerSchema)),
  },
  'PUT /api/own-employers': {
    summary:
      'Begins the page of an employer, or changes it: it is public where the account has a confirmed address at the domain of its website, else once the editors have confirmed it, and again after another name or website. A way to come forward opens it to spontaneous applications for 90 days',
    ...CHANGE,
    mails: true,
    query: { schema: employers.saveEmployerQuery, example: {} },
    body: { schema: employers.employerBody, example: EXAMPLE },
    responses: CHANGED,
    refuses: {
      403: 'The account may not change what is this employer’s.',
      409: 'It was changed meanwhile, or has ended: nothing is stored.',
    },
  },
  'PUT /api/own-employers/:id/ended': {
    summary: 'Takes a page off at once, to be purged after seven days, or back',
    ...CHANGE,
    others: 404,
    people: 'manage',
    body: { schema: employers.endEmployerBody, example: { ended: true } },
    responses: CHANGED,
    refuses: { 403: 'The account may only read it.', 404: 'There is no such page, or it is somebody else’s.' },
  },
  'POST /api/own-employers/openness': {
    summary: 'Keeps an employer open for 90 days more by a mailed link, or ends that',
    who: 'anyone',
    shown: true,
    body: { schema: employers.opennessBody, example: { token: 'header.payload.signature', open: true } },
    responses: ok('It is so.', doneSchema),
    refuses: { 409: 'It has ended already.' },
  },
} as const satisfies CallTable;
