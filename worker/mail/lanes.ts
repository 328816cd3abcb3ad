import type { Lane } from '../db/tables/mail.ts';

/** Lanes in the order in which a run sends them: what somebody waits for goes first. */
export const LANES = ['needed', 'routine', 'alerts', 'newsletter'] as const satisfies readonly Lane[];

/** Kinds of mail that could wait for another day, by the beginning of their cause. Any other kind is `needed`. */
const LANE_OF: ReadonlyMap<string, Lane> = new Map([
  ['job-check', 'routine'],
  ['candidate-idle', 'routine'],
  ['late-answers', 'routine'],
  ['late-application', 'routine'],
  ['alert-digest', 'alerts'],
  ['alert-renewal', 'alerts'],
  ['newsletter', 'newsletter'],
  ['newsletter-renewal', 'newsletter'],
]);

/** @param cause as in the outbox; an expression over rows, which only mails have that tell somebody of an event */
export const laneOf = (cause: unknown): Lane =>
  (typeof cause === 'string' && LANE_OF.get(cause.slice(0, cause.indexOf(':')))) || 'needed';

/** Lanes that together leave a third of a day to `needed`, whatever they hold. */
export const OTHERS = LANES.filter((lane) => lane !== 'needed');

/** Most mails of a day for a lane, for all lanes but `needed`, and for all of them. */
export function sharesOf(lane: Lane, perDay: number) {
  const [third, half] = [Math.floor(perDay / 3), Math.floor(perDay / 2)];
  const own = { needed: perDay, routine: third, alerts: half, newsletter: third }[lane];
  return { own, others: perDay - Math.ceil(perDay / 3), all: perDay };
}

/** Counter of a lane among those of a day. */
export const counterOf = (lane: Lane): string => `mail:${lane}`;

/** Day in UTC, as quotas of services for mails are counted: one of Rome would begin while theirs still goes on. */
export const mailDay = (now: Date): string => now.toISOString().slice(0, 10);
