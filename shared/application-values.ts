/** What an application can be; `withdrawn` is said by the applicant, the rest by the employer. */
export const APPLICATION_STATUSES = ['sent', 'read', 'reviewing', 'rejected', 'hired', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What an employer says of an application: that it was read, or an answer. */
export const EMPLOYER_STATUSES = ['read', 'reviewing', 'rejected', 'hired'] as const;
export type EmployerStatus = (typeof EMPLOYER_STATUSES)[number];

/** Those that are an answer, which the applicant is told by mail. */
export const ANSWERS = ['reviewing', 'rejected', 'hired'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What people read for it. */
export const APPLICATION_STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  sent: 'Inviata',
  read: 'Letta',
  reviewing: 'In valutazione',
  rejected: 'Non selezionata',
  hired: 'Assunta',
  withdrawn: 'Ritirata',
};

/** Kinds of file a CV may be, by its magic bytes (decisions, section 1). */
export const CV_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type CvType = (typeof CV_TYPES)[number];

/** Most bytes of a CV. */
export const MAX_CV_BYTES = 5 * 1024 * 1024;
