import type { MailPriority } from '../../shared/mail-kinds.ts';

/** Priorities in the order in which a run sends them: what somebody waits for goes first. */
export const PRIORITIES = [
  'urgent',
  'urgent-unconfirmed',
  'needed',
  'unconfirmed',
  'routine',
  'alerts',
] as const satisfies readonly MailPriority[];

/** Priorities that are sent after an answer, as somebody waits for their mails; the cron sends the others. */
export const AWAITED = [
  'urgent',
  'urgent-unconfirmed',
  'needed',
  'unconfirmed',
] as const satisfies readonly MailPriority[];

/** Resets and login codes, for which a sixth of a day is kept whatever the others hold. */
export const isUrgent = (priority: MailPriority): boolean => priority === 'urgent' || priority === 'urgent-unconfirmed';

export const ORDINARY = PRIORITIES.filter((priority) => !isUrgent(priority));

/** Priorities that everybody can fill, or that could wait: together they leave a third of a day to the others. */
export const OTHERS = ORDINARY.filter((priority) => priority !== 'needed');

/** Most mails of a day for a priority, for `OTHERS`, for `ORDINARY`, and for all of them. */
export function sharesOf(priority: MailPriority, perDay: number) {
  const part = (divisor: number) => Math.max(1, Math.floor(perDay / divisor));
  const own = {
    urgent: perDay,
    // Accounts can be registered with invented addresses: their resets leave half of what is kept to confirmed people.
    'urgent-unconfirmed': part(12),
    needed: perDay,
    unconfirmed: part(3),
    routine: part(3),
    alerts: part(2),
  }[priority];
  return { own, others: perDay - Math.ceil(perDay / 3), ordinary: perDay - part(6), all: perDay };
}

/** True where a priority has nothing left of a day. @param claimed mails of the day so far, by their priorities */
export function isUsedUp(priority: MailPriority, perDay: number, claimed: ReadonlyMap<string, number>): boolean {
  const { own, others, ordinary, all } = sharesOf(priority, perDay);
  const of = (priorities: readonly MailPriority[]) =>
    priorities.reduce((sum, each) => sum + (claimed.get(counterOf(each)) ?? 0), 0);
  if (of(PRIORITIES) >= all || of([priority]) >= own) return true;
  return !isUrgent(priority) && (of(ORDINARY) >= ordinary || (priority !== 'needed' && of(OTHERS) >= others));
}

export const counterOf = (priority: MailPriority): string => `mail:${priority}`;

/** Day in UTC, as quotas of services for mails are counted: one of Rome would begin while theirs still goes on. */
export const mailDay = (now: Date): string => now.toISOString().slice(0, 10);
