import { mailKind } from '../../shared/mail-kinds.ts';
import type { CronState, Health } from '../../shared/operation.ts';
import type { ModerationAction, ModerationKind } from '../../shared/report-values.ts';

export const STATUS_LABELS: Readonly<Record<string, string>> = {
  open: 'Visibile',
  paused: 'In pausa',
  closed: 'Chiusa',
  expired: 'Scaduta',
  hidden: 'Non visibile',
  deleted: 'Eliminata da chi l’ha pubblicata',
  companies: 'Solo aziende registrate',
  waiting: 'Da confermare',
  public: 'Visibile',
  ended: 'Eliminata da chi l’ha pubblicata',
};

export const KIND_LABELS: Readonly<Record<ModerationKind, string>> = {
  job: 'l’offerta',
  candidate: 'il profilo',
  employer: 'la pagina dell’azienda',
  message: 'il messaggio',
  conversation: 'la conversazione',
  account: 'l’account',
  mail: 'l’email',
};

export const ACTION_LABELS: Readonly<Record<ModerationAction, string>> = {
  hide: 'nasconde',
  'hide-unowned': 'nasconde, in attesa di una decisione,',
  restore: 'ripristina',
  dismiss: 'archivia le segnalazioni:',
  reopen: 'riapre le segnalazioni:',
  suspend: 'sospende',
  lift: 'toglie la sospensione:',
  'retry-mail': 'rimette in partenza',
  grant: 'dà i permessi di redazione:',
  revoke: 'toglie i permessi di redazione:',
};

export const mailLabel = (kind: string): string => mailKind(kind)?.label ?? kind;

export const ROLE_LABELS = { user: 'Lavoratore', employer: 'Azienda', admin: 'Redazione' } as const;

type Notified = { readonly tone: 'success' | 'warning' | 'error'; readonly text: string };

export const HEALTH_LABELS: Readonly<Record<Health['status'], Notified>> = {
  ok: { tone: 'success', text: 'Tutto funziona.' },
  degraded: { tone: 'warning', text: 'Il sito risponde, ma qualcosa non va.' },
  down: { tone: 'error', text: 'Il database non risponde, o non è aggiornato.' },
};

/** Said in place of 'ok' while a cron has never ended well, or has failed since it last did. */
export const UNPROVED: Notified = { tone: 'warning', text: 'Il sito risponde, ma un lavoro non è ancora finito bene.' };

type Part = { readonly name: string; readonly states: Readonly<Record<string, string>> };

const ANSWERS = { ok: 'risponde', unreachable: 'non risponde' };

export const PART_LABELS: Readonly<Record<'database' | 'cache' | 'files' | 'mail' | 'backup', Part>> = {
  database: { name: 'Database', states: { ...ANSWERS, 'not migrated': 'non aggiornato' } },
  cache: { name: 'Elenchi pronti', states: ANSWERS },
  files: { name: 'File dei CV', states: ANSWERS },
  mail: {
    name: 'Servizio email',
    states: { ok: 'in regola', late: 'in ritardo', 'not configured': 'non configurato', full: 'al limite di oggi' },
  },
  backup: {
    name: 'Copia settimanale',
    states: { ok: 'in regola', late: 'in ritardo', 'not configured': 'non attiva' },
  },
};

export const CRON_STATES: Readonly<
  Record<
    CronState['state'] | 'failed',
    { readonly tone: 'bosco' | 'errore' | 'larice' | 'neutral'; readonly text: string }
  >
> = {
  ok: { tone: 'bosco', text: 'In orario' },
  late: { tone: 'errore', text: 'In ritardo' },
  cut: { tone: 'errore', text: 'Interrotto' },
  failed: { tone: 'larice', text: 'Non riuscito' },
  new: { tone: 'neutral', text: 'Non ancora' },
};

/** Crons by their expressions in `wrangler.toml`. */
export const CRON_LABELS: Readonly<Record<string, string>> = {
  '*/5 * * * *': 'Ogni 5 minuti: offerte scadute ed email in attesa',
  '10 3 * * *': 'Ogni notte: conteggi e cancellazioni',
  '*/10 7-9 * * MON': 'Il lunedì mattina: offerte ancora aperte?',
  '* * * * *': 'Ogni minuto: avvisi sui telefoni; la mattina avvisi e newsletter per email',
  '*/10 0-2 * * *': 'Di notte: copia settimanale, se è attiva',
};
