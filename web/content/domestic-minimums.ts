/**
 * Minimum gross pay of domestic work, by the table of DOMINA, which signed the agreement. Two reports confirm it
 * (Eutekne of 12 February 2026, and another, which alone has DS). Left out for want of a second source: night care at
 * DS, night presence. Renewed each January: docs/runbook.md.
 */
export const DOMESTIC_MINIMUMS = {
  year: 2026,
  source: 'https://associazionedomina.it/wp-content/uploads/2026/02/TABELLA-minimi-retributivi-2026.pdf',
  checked: '25 novembre 2026',
  /** Euro an hour, not living in (table C). */
  hour: { A: 6.51, B: 7.01, BS: 7.45, CS: 8.3, DS: 9.97 },
  /** Euro a month, living in for more than 30 and up to 54 hours a week (table A), without lodging, meals and thirteenth month. */
  month: { A: 908.1, B: 983.16, BS: 1053.39, CS: 1193.84, DS: 1474.73 },
  /** Euro a month, living in for up to 30 hours a week, for the levels that this is open to (table B). */
  reduced: { B: 702.25, BS: 737.39 },
  /** Euro a month, care at night between 8 p.m. and 8 a.m. (table D). */
  night: { BS: 1211.38, CS: 1372.91 },
  /** Euro a month besides, living in. */
  allowance: { DS: 207.69 },
} as const;

export type DomesticLevel = keyof typeof DOMESTIC_MINIMUMS.hour;

type Proposal = { readonly level: DomesticLevel; readonly reason: string };

export const DOMESTIC_LEVELS = {
  cleaning: { level: 'A', reason: 'È il livello di chi si occupa delle pulizie soltanto.' },
  household: { level: 'B', reason: 'È il livello di chi fa più lavori di casa e non assiste nessuno.' },
  selfSufficient: {
    level: 'BS',
    reason: 'È il livello di chi assiste una persona autosufficiente, anche con i lavori di casa.',
  },
  dependent: {
    level: 'CS',
    reason: 'È il livello di chi assiste una persona non autosufficiente senza che si chieda una formazione.',
  },
  dependentTrained: {
    level: 'DS',
    reason: 'È il livello di chi assiste una persona non autosufficiente e ha una formazione.',
  },
} as const satisfies Readonly<Record<string, Proposal>>;
