import * as mini from 'zod/mini';
import { AVAILABLE_DAYS, CANDIDATE_AUDIENCES } from './candidate-values.ts';
import { romeDay } from './dates.ts';
import { field, line, optionalEmail, optionalParagraph } from './fields.ts';
import { LIMITS } from './limits.ts';
import { cleanLine, plainText } from './text.ts';

/** Without empty texts, and of those that differ in case and accents only the first. */
function distinct(texts: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const text of texts) {
    const key = plainText(text);
    if (text !== '' && !known.has(key)) known.set(key, text);
  }
  return [...known.values()];
}

const NO_SKILL = 'Inserisci almeno una competenza';

const skillList = mini.pipe(
  mini
    .pipe(
      mini.array(mini.string(NO_SKILL), NO_SKILL),
      mini.transform((skills) => distinct(skills.map(cleanLine))),
    )
    .check(
      mini.superRefine((skills, context) => {
        const issue = (message: string) => context.addIssue({ code: 'custom', message });
        if (skills.length === 0) issue(NO_SKILL);
        else if (skills.length > LIMITS.skill.count) issue(`Massimo ${LIMITS.skill.count} competenze`);
        else if (skills.some((skill) => skill.length > LIMITS.skill.length))
          issue(`Massimo ${LIMITS.skill.length} caratteri per ogni competenza: separale con una virgola`);
      }),
    ),
  mini.array(mini.string()),
);

const isSoon = (day: string): boolean =>
  day === '' || Array.from({ length: AVAILABLE_DAYS + 1 }, (_, later) => romeDay(new Date(), later)).includes(day);

/** A day from today in Rome on; empty means not available at once. */
const availableDay = mini.optional(
  mini
    .string('Data non valida')
    .check(mini.refine(isSoon, `Scegli un giorno da oggi a ${AVAILABLE_DAYS} giorni da oggi`)),
);

/**
 * The fields of a profile that are public where the profile is, in the order of its form: the rules and messages of a body. Answer,
 * row, typed form, export and OpenAPI follow from them; docs/change-paths.md names the rest.
 */
export const PUBLIC_CANDIDATE_FIELDS = {
  name: field('Nome e cognome', 'text', line('Inserisci nome e cognome', LIMITS.name)),
  title: field('Professione', 'text', line('Inserisci la tua professione', LIMITS.title)),
  location: field('Comune di residenza', 'text', line('Inserisci il comune di residenza', LIMITS.location)),
  skills: field('Competenze', 'list', skillList),
  experience: field('Esperienza e preferenze', 'text', optionalParagraph(LIMITS.candidateExperience)),
  availableUntil: field('Disponibile subito fino al', 'day', availableDay),
};

/** All fields of a profile: those that only the person reads come last. */
export const CANDIDATE_FIELDS = {
  ...PUBLIC_CANDIDATE_FIELDS,
  audience: field(
    'Chi può vedere il profilo',
    'choice',
    mini.optional(mini.enum(CANDIDATE_AUDIENCES, 'Scegli chi può vedere il profilo')),
  ),
  email: field('Email', 'text', optionalEmail(undefined)),
};
export type CandidateFieldName = keyof typeof CANDIDATE_FIELDS;
