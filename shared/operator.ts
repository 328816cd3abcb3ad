/** The operator: shown in the footer and the legal pages. Placeholders are for development; a deploy with them is refused. */
export const OPERATOR = {
  name: '[nome del gestore]',
  legalForm: '[forma giuridica]',
  legalRepresentative: '[legale rappresentante]',
  /** Title to bring those who offer and those who look for work together (d.lgs. 276/2003, article 6), such as an entry in the register. */
  mediation: '[titolo per fare incontrare domanda e offerta di lavoro]',
  address: '[indirizzo]',
  vatNumber: '[partita IVA]',
  pec: '[PEC]',
  /** The one address of support: `SUPPORT_EMAIL` in wrangler.toml must be it (worker/env.ts). */
  supportEmail: '[email di assistenza]',
  /** Such as 'Lun-Ven 9:00-18:00, domenica chiuso'. */
  supportHours: '[orari di assistenza]',
  /** How soon mails are answered, such as 'entro 24 ore'. */
  supportReply: '[tempo di risposta]',
  /** Name and address where there is one: a board of this size needs none (article 37 of the GDPR). */
  dataProtectionOfficer: 'non nominato',
} as const;

const isPlaceholder = (value: string): boolean => value.startsWith('[');

export const knownOperator = (): Partial<Record<keyof typeof OPERATOR, string>> =>
  Object.fromEntries(Object.entries(OPERATOR).filter(([, value]) => !isPlaceholder(value)));

/** Names of the fields that still hold a placeholder. */
export const operatorPlaceholders = (): string[] =>
  Object.entries(OPERATOR)
    .filter(([, value]) => isPlaceholder(value))
    .map(([field]) => field);

/**
 * True where the site is the demo: its operator is a placeholder, and so it runs at a localhost address alone, as its
 * configuration is refused anywhere else (worker/env.ts).
 */
export const isDemo = (): boolean => operatorPlaceholders().length > 0;

/**
 * When `/.well-known/security.txt` ends (RFC 9116): after it, nobody should rely on the address. Within a year, and renewed
 * as the runbook says; a test fails from 30 days ahead on.
 */
export const SECURITY_CONTACT_UNTIL = '2027-09-30T22:00:00.000Z';
