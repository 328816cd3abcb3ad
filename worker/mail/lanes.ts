import type { Lane } from '../../shared/mail-kinds.ts';

/** Lanes in the order in which a run sends them: what somebody waits for goes first. */
export const LANES = [
  'urgent',
  'urgent-unconfirmed',
  'needed',
  'unconfirmed',
  'routine',
  'alerts',
] as const satisfies readonly Lane[];

/** Lanes that are sent after an answer, as somebody waits for their mails; the cron sends the others. */
export const AWAITED = ['urgent', 'urgent-unconfirmed', 'needed', 'unconfirmed'] as const satisfies readonly Lane[];

/** Resets and login codes, for which a sixth of a day is kept whatever the others hold. */
export const isUrgent = (lane: Lane): boolean => lane === 'urgent' || lane === 'urgent-unconfirmed';

export const ORDINARY = LANES.filter((lane) => !isUrgent(lane));

/** Lanes that everybody can fill, or that could wait: together they leave a third of a day to the others. */
export const OTHERS = ORDINARY.filter((lane) => lane !== 'needed');

/** Most mails of a day for a lane, for `OTHERS`, for `ORDINARY`, and for all of them. */
export function sharesOf(lane: Lane, perDay: number) {
  const part = (divisor: number) => Math.max(1, Math.floor(perDay / divisor));
  const own = {
    urgent: perDay,
    // Accounts can be registered with invented addresses: their resets leave half of what is kept to confirmed people.
    'urgent-unconfirmed': part(12),
    needed: perDay,
    unconfirmed: part(3),
    routine: part(3),
    alerts: part(2),
  }[lane];
  return { own, others: perDay - Math.ceil(perDay / 3), ordinary: perDay - part(6), all: perDay };
}

/** True where a lane has nothing left of a day. @param claimed mails of the day so far, by their lanes */
export function isUsedUp(lane: Lane, perDay: number, claimed: ReadonlyMap<string, number>): boolean {
  const { own, others, ordinary, all } = sharesOf(lane, perDay);
  const of = (lanes: readonly Lane[]) => lanes.reduce((sum, each) => sum + (claimed.get(counterOf(each)) ?? 0), 0);
  if (of(LANES) >= all || of([lane]) >= own) return true;
  return !isUrgent(lane) && (of(ORDINARY) >= ordinary || (lane !== 'needed' && of(OTHERS) >= others));
}

export const counterOf = (lane: Lane): string => `mail:${lane}`;

/** Day in UTC, as quotas of services for mails are counted: one of Rome would begin while theirs still goes on. */
export const mailDay = (now: Date): string => now.toISOString().slice(0, 10);
