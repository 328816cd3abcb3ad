import type { EmployerKind } from './job-values.ts';
import type { PublicJob } from './jobs.ts';

/** The labels people choose a kind of employer by. */
export const EMPLOYER_LABELS: Readonly<Record<EmployerKind, string>> = {
  impresa: 'Impresa o professionista',
  ente: 'Ente o associazione',
  famiglia: 'Famiglia',
  agenzia: 'Agenzia per il lavoro',
};

/**
 * The words for an offer's employer: those of a family and of an agency say which rules hold. Null where nothing was said, or where
 * a copy of the offer is older than the field.
 */
export function employerText({ employerKind, authorisation }: PublicJob): string | null {
  if (!employerKind) return null;
  if (employerKind === 'famiglia') return 'Annuncio di una famiglia: valgono le regole del lavoro domestico';
  const label = EMPLOYER_LABELS[employerKind];
  return authorisation ? `${label}, autorizzazione ministeriale: ${authorisation}` : label;
}

/** The words for an offer's collective agreement and its level. */
export function agreementText({ agreement, agreementLevel }: PublicJob): string | null {
  if (!agreement) return agreementLevel ? `Livello ${agreementLevel}` : null;
  return agreementLevel ? `${agreement}, livello ${agreementLevel}` : agreement;
}
