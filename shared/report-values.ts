/** Kinds of things that can be reported, each by its public id. */
export const REPORT_KINDS = ['job', 'candidate', 'message'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Reasons of a report of an offer. */
export const REPORT_REASONS = ['scam', 'discrimination', 'not-a-job', 'outdated', 'false-data', 'other'] as const;
/** Reasons for a profile: also that the named person did not publish it. */
export const CANDIDATE_REPORT_REASONS = [...REPORT_REASONS, 'not-mine'] as const;
/** Reasons for a message, which cannot be out of date. */
export const MESSAGE_REPORT_REASONS = ['scam', 'discrimination', 'not-a-job', 'false-data', 'other'] as const;
/** Reason of a report that the site makes itself, of an offer that looks like a fraud; nobody can choose it. */
export const RULE_REASON = 'rule';
/** All reasons of reports that are kept. */
export const KEPT_REASONS = [...CANDIDATE_REPORT_REASONS, RULE_REASON] as const;
export type ReportReason = (typeof KEPT_REASONS)[number];

/** The reasons in words, as they read of an offer. */
export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  scam: 'Truffa o richiesta di denaro',
  discrimination: 'Discriminatoria',
  'not-a-job': 'Non è un’offerta di lavoro',
  outdated: 'Scaduta o occupata',
  'false-data': 'Dati falsi',
  other: 'Altro',
  'not-mine': 'Non l’ho pubblicato io',
  rule: 'Trovata dalle regole del sito',
};

/** Labels for a profile, where they differ. */
export const CANDIDATE_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  ...REASON_LABELS,
  discrimination: 'Discriminatorio',
  'not-a-job': 'Non è il profilo di chi cerca lavoro',
  outdated: 'Non è più attuale',
};

/** Labels for a message. */
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

/** Kinds of their targets. */
export const MODERATION_KINDS = [...REPORT_KINDS, 'account', 'mail'] as const;
export type ModerationKind = (typeof MODERATION_KINDS)[number];
