import { keysOf } from './records.ts';

/** Kinds of things that can be reported, each by its public id. */
export const REPORT_KINDS = ['job', 'candidate', 'employer', 'message', 'conversation'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = ['scam', 'discrimination', 'not-a-job', 'outdated', 'false-data', 'other'] as const;
/** Reasons for a profile: also that the named person did not publish it. */
export const CANDIDATE_REPORT_REASONS = [...REPORT_REASONS, 'not-mine'] as const;
export const EMPLOYER_REPORT_REASONS = ['scam', 'discrimination', 'false-data', 'other'] as const;
export const MESSAGE_REPORT_REASONS = ['scam', 'discrimination', 'not-a-job', 'false-data', 'other'] as const;
/** Reason of a report that the site makes itself, of an offer that looks like a fraud; nobody can choose it. */
export const RULE_REASON = 'rule';
/** Reason of a report that the site makes itself, of an employer's page that the editors are to confirm. */
export const CLAIM_REASON = 'claim';
export const STORED_REASONS = [...CANDIDATE_REPORT_REASONS, RULE_REASON, CLAIM_REASON] as const;
export type ReportReason = (typeof STORED_REASONS)[number];

export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  scam: 'Truffa o richiesta di denaro',
  discrimination: 'Discriminatoria',
  'not-a-job': 'Non è un’offerta di lavoro',
  outdated: 'Scaduta o occupata',
  'false-data': 'Dati falsi',
  other: 'Altro',
  'not-mine': 'Non l’ho pubblicato io',
  rule: 'Trovata dalle regole del sito',
  claim: 'Pagina da confermare',
};

export const CANDIDATE_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  ...REASON_LABELS,
  discrimination: 'Discriminatorio',
  'not-a-job': 'Non è il profilo di chi cerca lavoro',
  outdated: 'Non è più attuale',
};

export const EMPLOYER_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  ...REASON_LABELS,
  'false-data': 'Dati falsi, o di un’altra azienda',
};

export const MESSAGE_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  ...REASON_LABELS,
  discrimination: 'Discriminatorio o offensivo',
  'not-a-job': 'Non propone un lavoro',
  'false-data': 'Si spaccia per qualcun altro',
};

/** Minutes in which a dismissal can be taken back; reporters are told after them. */
export const UNDO_MINUTES = 10;

/** Days that a report is kept after it was decided on, and an entry of the log: twelve months. */
export const MODERATION_DAYS = 365;

/**
 * Days after its deletion, or that of its account, for which an offer is kept at most while a report of it waits, so that
 * nobody who reports could keep it for ever.
 */
export const REPORTED_DAYS = 90;

/**
 * Actions of administrators; `hide-unowned` follows from a report of 'Non l’ho pubblicato io', `grant` and `revoke` are the
 * operator's.
 */
export const MODERATION_ACTIONS = [
  'hide',
  'hide-unowned',
  'restore',
  'dismiss',
  'reopen',
  'suspend',
  'lift',
  'retry-mail',
  'grant',
  'revoke',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

export const MODERATION_KINDS = [...REPORT_KINDS, 'account', 'mail'] as const;
export type ModerationKind = (typeof MODERATION_KINDS)[number];

/** Sections of the terms that decisions rest on, by their anchors (web/content/terms.md). */
export const RULE_SECTIONS = {
  offerte: 'Pubblicare un’offerta',
  vietato: 'Che cosa non si può pubblicare',
  profili: 'Profili di chi cerca lavoro',
  candidature: 'Candidarsi',
  account: 'L’account',
  uso: 'Usare bene il sito',
} as const;
type RuleSection = keyof typeof RULE_SECTIONS;

type Rule = { readonly section: RuleSection; readonly text: string };

/** Rules of the terms that something is taken away by, in their words. A rule that goes keeps its line: the log names it. */
export const RULES = {
  'true-job': { section: 'offerte', text: 'riguardare un lavoro vero e disponibile adesso' },
  named: { section: 'offerte', text: 'dire chi cerca: gli annunci anonimi sono vietati' },
  'open-to-all': { section: 'offerte', text: 'essere aperta a tutti, senza distinzioni di sesso, età, origine' },
  'labour-law': { section: 'offerte', text: 'rispettare i contratti collettivi e le leggi sul lavoro' },
  'one-offer': { section: 'offerte', text: 'niente doppioni per restare in cima' },
  'no-money': { section: 'vietato', text: 'Richieste di denaro a chi cerca lavoro' },
  'no-past-pay': { section: 'vietato', text: 'Domande su quanto guadagna o guadagnava chi si candida' },
  'no-schemes': { section: 'vietato', text: 'Vendite piramidali, guadagni promessi senza un lavoro' },
  'no-undeclared': { section: 'vietato', text: 'Lavoro in nero, finte collaborazioni' },
  'no-offence': { section: 'vietato', text: 'contenuti offensivi, violenti o illegali' },
  'no-private-data': { section: 'vietato', text: 'Richieste di fotografie, documenti, coordinate bancarie' },
  'no-data-of-others': { section: 'vietato', text: 'recapiti di altre persone senza il loro permesso' },
  'no-advertising': { section: 'vietato', text: 'Pubblicità che non è un’offerta di lavoro' },
  'own-profile': { section: 'profili', text: 'Puoi pubblicare solo il tuo' },
  'profile-contact': { section: 'profili', text: 'lo fa per proporre un lavoro' },
  'applicants-data': { section: 'candidature', text: 'le usa solo per quella ricerca di personale' },
  'true-account': { section: 'account', text: 'I dati che dai devono essere tuoi e veri' },
  'no-evasion': { section: 'uso', text: 'Non aggirare i limiti del sito' },
  'no-harvest': { section: 'uso', text: 'Non raccogliere con programmi i dati delle persone' },
  'no-bulk': { section: 'uso', text: 'Non mandare messaggi in massa o pubblicità' },
} as const satisfies Readonly<Record<string, Rule>>;

export type ModerationRule = keyof typeof RULES;
export const MODERATION_RULES = keysOf(RULES);

export function ruleText(rule: ModerationRule): string {
  const { section, text } = RULES[rule];
  return `“${text}” (Termini, “${RULE_SECTIONS[section]}”)`;
}

/** Ground of a decision: the rule, and the facts as an administrator wrote them. */
export type Ground = { readonly rule: ModerationRule; readonly facts: string };

/** The ground in one text, as the person concerned reads it on their own pages. */
export const groundText = ({ rule, facts }: Ground): string => `${facts}\nRegola: ${ruleText(rule)}.`;
