import type { ApplicationStatus } from '../../shared/application-values.ts';
import type { GivenAnswer, Tick } from '../../shared/apply-parts.ts';
import { addDays } from '../../shared/dates.ts';
import type { PublishJobBody } from '../../shared/jobs.ts';
import type { applications } from '../../worker/db/tables/applications.ts';
import { newPublicId } from '../../worker/public-id.ts';
import { DEMO_ACCOUNTS } from './accounts.mjs';
import type { DemoJob } from './demo-jobs.ts';

const REQUIREMENTS = [
  { what: 'Italiano', level: 'B1', reason: null, preferred: false },
  { what: 'HACCP', level: null, reason: null, preferred: false },
  { what: 'Somministrazione alimenti e bevande', level: null, reason: null, preferred: true },
  { what: 'Tedesco', level: 'A2', reason: null, preferred: true },
] as const satisfies PublishJobBody['requirements'];

/** The offer that the demo employer publishes for a company, with what applicants are asked. */
export const isReceiving = ({ body, company }: DemoJob): boolean =>
  body.title === 'Cameriera/e di sala' && company.name === 'Locanda Sasso Tondo';

export const receivingBody = (body: PublishJobBody): PublishJobBody => ({
  ...body,
  requirements: [...REQUIREMENTS],
  questions: ['inizio', 'giorni', 'alloggio'],
});

const ticks = (...had: readonly boolean[]): Tick[] =>
  REQUIREMENTS.map(({ what, level, preferred }, index) => ({
    what: level === null ? what : `${what} ${level}`,
    preferred,
    has: had[index] ?? false,
  }));

const answers = (inizio: string, giorni: string, alloggio: string): GivenAnswer[] => [
  { question: 'inizio', answer: inizio },
  { question: 'giorni', answer: giorni },
  { question: 'alloggio', answer: alloggio },
];

type DemoApplication = Omit<typeof applications.$inferInsert, 'publicId' | 'jobId' | 'createdAt' | 'statusAt'> & {
  readonly daysAgo: number;
  /** Statuses after the first, with the days ago. */
  readonly became?: readonly (readonly [ApplicationStatus, number])[];
};

const WORKER = DEMO_ACCOUNTS.findIndex(({ role }) => role === 'user') + 1;

/** Applications of every kind: with an account and without, one to be read, one that waits for long, and one that was refused. */
const APPLICATIONS: readonly DemoApplication[] = [
  {
    daysAgo: 17,
    userId: WORKER,
    message: 'Buongiorno, ho lavorato due stagioni in sala a Ponte di Legno e cerco un posto per l’inverno.',
    ticks: ticks(true, true, false, false),
    answers: answers('Subito', 'Tutti, tranne il lunedì', 'No, abito a Edolo'),
  },
  {
    daysAgo: 15,
    userId: null,
    name: 'Tea Rizzi',
    email: 'tea.rizzi@example.org',
    message: 'Sono una studentessa, posso fare i fine settimana.',
    ticks: ticks(true, false, false, true),
    became: [['read', 14]],
  },
  {
    daysAgo: 9,
    userId: null,
    name: 'Piero Salvetti',
    email: 'piero.salvetti@example.org',
    reason: 'hours',
    answerNote: 'Grazie di averci scritto: se in primavera apriamo anche a pranzo, La richiamiamo.',
    ticks: ticks(true, true, true, false),
    became: [
      ['read', 8],
      ['rejected', 7],
    ],
  },
  {
    daysAgo: 3,
    userId: null,
    name: 'Ida Gelmi',
    email: 'ida.gelmi@example.org',
    phone: '+393331234567',
    message: 'Buongiorno, faccio la cameriera da dieci anni e abito a Borno.\nHo tutti gli attestati.',
    ticks: ticks(true, true, true, false),
    answers: answers('Dal primo del mese', 'Dal giovedì alla domenica', 'No'),
    became: [['read', 2]],
  },
  {
    daysAgo: 0.2,
    userId: null,
    name: 'Ugo Fenaroli',
    phone: '+393337654321',
    ticks: ticks(true, false, false, false),
    answers: answers('Da lunedì', 'Sempre', 'Sì, se c’è'),
  },
];

/** Rows of them for an offer, the oldest first, each with its history. */
export const demoApplications = (jobId: number, now: Date) =>
  APPLICATIONS.map(({ daysAgo, became = [], ...application }, index) => {
    const id = index + 1;
    const createdAt = addDays(now, -daysAgo);
    const events = ([['sent', daysAgo], ...became] as const).map(([status, ago]) => ({
      applicationId: id,
      status,
      createdAt: addDays(now, -ago),
    }));
    const { status, createdAt: statusAt } = events.at(-1) ?? { status: 'sent' as const, createdAt };
    const answeredAt = status === 'rejected' ? statusAt : null;
    // After two weeks the applicant was told that nothing was heard.
    const remindedAt = daysAgo > 14 && answeredAt === null ? addDays(createdAt, 14.2) : null;
    const row = { ...application, id, publicId: newPublicId(), jobId, createdAt, deliveredAt: createdAt };
    return { row: { ...row, status, statusAt, answeredAt, remindedAt }, events };
  });
