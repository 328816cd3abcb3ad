/** What can be reported, each by its public id. */
export const REPORT_KINDS = ['job', 'candidate', 'message'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Why (decisions, section 3). */
export const REPORT_REASONS = ['scam', 'discrimination', 'not-a-job', 'outdated', 'false-data', 'other'] as const;
/** Of a profile, besides: the person whose name it has did not publish it. */
export const CANDIDATE_REPORT_REASONS = [...REPORT_REASONS, 'not-mine'] as const;
/** Of a message: it is no offer that could be out of date. */
export const MESSAGE_REPORT_REASONS = ['scam', 'discrimination', 'not-a-job', 'false-data', 'other'] as const;
export type ReportReason = (typeof CANDIDATE_REPORT_REASONS)[number];

/** The reasons in words, as they read of an offer. */
export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  scam: 'Truffa o richiesta di denaro',
  discrimination: 'Discriminatoria',
  'not-a-job': 'Non è un’offerta di lavoro',
  outdated: 'Scaduta o occupata',
  'false-data': 'Dati falsi',
  other: 'Altro',
  'not-mine': 'Non l’ho pubblicato io',
};

/** As they read of a profile, where that is different. */
export const CANDIDATE_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  ...REASON_LABELS,
  discrimination: 'Discriminatorio',
  'not-a-job': 'Non è il profilo di chi cerca lavoro',
  outdated: 'Non è più attuale',
};

/** As they read of a message. */
export const MESSAGE_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  ...REASON_LABELS,
  discrimination: 'Discriminatorio o offensivo',
  'not-a-job': 'Non propone un lavoro',
  'false-data': 'Si spaccia per qualcun altro',
};

/** Days that a report is kept after it was decided on, and an entry of the log: twelve months. */
export const MODERATION_DAYS = 365;

/** What administrators do; `hide-unowned` is done by a report of 'Non l’ho pubblicato io' itself, `grant` and `revoke` by the operator. */
export const MODERATION_ACTIONS = [
  'hide',
  'hide-unowned',
  'restore',
  'dismiss',
  'suspend',
  'lift',
  'retry-mail',
  'grant',
  'revoke',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** What they do it to. */
export const MODERATION_KINDS = [...REPORT_KINDS, 'account', 'mail'] as const;
export type ModerationKind = (typeof MODERATION_KINDS)[number];
