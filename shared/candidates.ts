import { z } from 'zod';
import { coordinateText, emailField, LIMITS, line, optionalParagraph, paragraph } from './fields.ts';
import { JOB_SORTS } from './job-values.ts';
import { listParams, searchText } from './list-query.ts';
import { cleanLine } from './text.ts';

/** A profile as everybody sees it. Times are ISO 8601 in UTC, `lat`/`lon` decimal degrees as text, to a kilometre. */
export const publicCandidateSchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  location: z.string(),
  town: z.string().nullable(),
  lat: z.string().nullable(),
  lon: z.string().nullable(),
  skills: z.array(z.string()),
  experience: z.string().nullable(),
  postedDate: z.string(),
});
export type PublicCandidate = z.infer<typeof publicCandidateSchema>;

/**
 * Answer of `POST /api/candidates`. `manageToken` opens the profile to whoever holds it: it is told this once, to who
 * published without an account; null for who has one.
 */
export const publishedCandidateSchema = publicCandidateSchema.extend({ manageToken: z.string().nullable() });
export type PublishedCandidate = z.infer<typeof publishedCandidateSchema>;

const NO_SKILL = 'Inserisci almeno una competenza';

/** Without empty texts, and of those that differ in their case only the first. */
function distinct(texts: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLocaleLowerCase('it');
    if (text !== '' && !known.has(key)) known.set(key, text);
  }
  return [...known.values()];
}

/** Skills on one line each. */
const skillList = z
  .array(z.string(NO_SKILL), NO_SKILL)
  .transform((skills) => distinct(skills.map(cleanLine)))
  .superRefine((skills, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message });
    if (skills.length === 0) issue(NO_SKILL);
    else if (skills.length > LIMITS.skill.count) issue(`Massimo ${LIMITS.skill.count} competenze`);
    else if (skills.some((skill) => skill.length > LIMITS.skill.length))
      issue(`Massimo ${LIMITS.skill.length} caratteri per ogni competenza: separale con una virgola`);
  });

export const publishCandidateBody = z.strictObject({
  name: line('Inserisci nome e cognome', LIMITS.name),
  title: line('Inserisci la tua professione', LIMITS.title),
  location: line('Inserisci il comune di residenza', LIMITS.location),
  skills: skillList,
  experience: optionalParagraph(LIMITS.candidateExperience),
  email: z.union([z.literal('').transform(() => undefined), emailField], 'Email non valida').optional(),
  lat: coordinateText(90),
  lon: coordinateText(180),
});
export type PublishCandidateBody = z.infer<typeof publishCandidateBody>;

/** Query of `GET /api/candidates` (decisions, section 2). `lat` and `lon` come together; `radius` in km needs them. */
export const candidatesQuery = z
  .strictObject({
    search: searchText,
    location: searchText,
    skills: searchText,
    sort: z.enum(JOB_SORTS, 'Ordine sconosciuto').default('recent'),
    ...listParams,
  })
  .superRefine((query, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if ((query.lat === undefined) !== (query.lon === undefined)) issue('lat', 'Servono sia lat sia lon');
    if (query.radius !== undefined && query.lat === undefined) issue('radius', 'Il raggio ha bisogno di una posizione');
    if (query.sort === 'distance' && query.lat === undefined)
      issue('sort', "L'ordine per distanza ha bisogno di una posizione");
  });
export type CandidatesQuery = z.infer<typeof candidatesQuery>;

/** A message to a candidate (specification, section 3). */
export const candidateMessageBody = z.strictObject({
  name: line('Inserisci il tuo nome', LIMITS.name),
  email: emailField,
  message: paragraph('Scrivi un messaggio', LIMITS.candidateMessage),
});
export type CandidateMessageBody = z.infer<typeof candidateMessageBody>;

/** Answer to who wrote it: that it is stored, and when. */
export const sentMessageSchema = z.object({ id: z.string(), createdAt: z.string() });
export type SentMessage = z.infer<typeof sentMessageSchema>;

/** A message as the candidate reads it. */
export const receivedMessageSchema = sentMessageSchema.extend({
  name: z.string(),
  email: z.string(),
  message: z.string(),
});
export type ReceivedMessage = z.infer<typeof receivedMessageSchema>;

/**
 * A profile as the person it is about sees it; `purgedAt` is when a deleted one is gone for good, `hiddenReason` why the
 * editors, or a report, have hidden it.
 */
export const ownCandidateSchema = publicCandidateSchema.extend({
  status: z.enum(['open', 'companies', 'hidden', 'deleted']),
  email: z.string().nullable(),
  purgedAt: z.string().nullable(),
  hiddenReason: z.string().nullable(),
});
export type OwnCandidate = z.infer<typeof ownCandidateSchema>;

/** Shows a hidden profile, hides a shown one, or takes a deletion back. */
export const setCandidateBody = z.strictObject({ hidden: z.boolean('Scegli se mostrare il profilo') });
export type SetCandidateBody = z.infer<typeof setCandidateBody>;
