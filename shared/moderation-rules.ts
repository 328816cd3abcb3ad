/** Sections of the terms that decisions rest on, by their anchors (web/content/terms.ts). */
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
export const MODERATION_RULES = Object.keys(RULES) as readonly ModerationRule[];

/** A rule as people read it: its words, and where they are. */
export function ruleText(rule: ModerationRule): string {
  const { section, text } = RULES[rule];
  return `“${text}” (Termini, “${RULE_SECTIONS[section]}”)`;
}

/** Ground of a decision: the rule, and the facts as an administrator wrote them. */
export type Ground = { readonly rule: ModerationRule; readonly facts: string };

/** The ground in one text, as the person concerned reads it on their own pages. */
export const groundText = ({ rule, facts }: Ground): string => `${facts}\nRegola: ${ruleText(rule)}.`;
