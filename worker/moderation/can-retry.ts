import { ASKED_DAYS, CONFIRM_DAYS } from '../../shared/alerts.ts';
import { addDays } from '../../shared/dates.ts';
import { CHECK_DAYS } from '../../shared/job-checks.ts';
import type { OutboxRow } from '../db/tables/mail.ts';

/** Days that the link of a mail is good for, by what its cause begins with; those that live an hour are dead by then. */
const LINK_DAYS: Readonly<Record<string, number>> = {
  'password-reset': 0,
  'email-link': 3,
  'alert-link': CONFIRM_DAYS,
  'newsletter-link': CONFIRM_DAYS,
  'job-check': CHECK_DAYS,
  'alert-renewal': ASKED_DAYS,
  'newsletter-renewal': ASKED_DAYS,
  // The later of the two warnings is this many days ahead of the end.
  'candidate-idle': 7,
};

/** True if an undelivered mail is still useful: its text is stored and its link is valid for another day. */
export function canRetry(
  { cause, bodyText, createdAt }: Pick<OutboxRow, 'cause' | 'bodyText' | 'createdAt'>,
  now: Date,
): boolean {
  const days = LINK_DAYS[cause.split(':')[0] ?? ''];
  return bodyText !== '' && (days === undefined || addDays(createdAt, days - 1) > now);
}
