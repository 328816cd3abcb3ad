import { createContext } from 'react';
import { type QuestionId, questionText } from '../../shared/application-questions.ts';
import {
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  REFUSAL_REASONS,
  type RefusalReason,
  UNHEARD,
} from '../../shared/application-values.ts';
import { appointment } from '../../shared/appointments.ts';
import { datePhrase, momentOf } from '../../shared/dates.ts';
import { INTERVIEW_WAYS } from '../../shared/interview-values.ts';
import italian from '../content/languages/it.json';
import type { PageTexts } from '../content/translated-texts.ts';
import { failureText, failureToast } from '../forms/failure.ts';
import type { ForeignTexts } from '../forms/use-declared-form.ts';
import { showToast } from '../ui/toast-store.ts';

/** Words of the parts that show an application: texts, dates, addresses of pages, and what is said after a press. */
type ApplicationWords = {
  readonly texts: Pick<PageTexts, 'mine' | 'confirm' | 'sent' | 'conversation' | 'interview'> & {
    readonly values: {
      readonly status: Readonly<Record<ApplicationStatus, string>>;
      readonly reason: Readonly<Record<RefusalReason, string>>;
    };
  };
  readonly question: (id: QuestionId) => string;
  readonly path: (path: string) => string;
  readonly moment: (iso: string) => string;
  readonly appointment: (iso: string) => string;
  readonly day: (iso: string, article: 'il' | 'al') => string;
  /** Reason of a refusal, which the server gives in Italian. */
  readonly refusal: typeof failureText;
  readonly toast: (title: string) => void;
  readonly failed: (title: string, text: string) => (error: unknown) => void;
  /** Of a page in another language. */
  readonly foreign?: ForeignTexts & { readonly close: string };
};

/** The words are Italian, but on a page in another language. */
export const ApplicationWords = createContext<ApplicationWords>({
  texts: {
    ...italian,
    sent: { ...italian.sent, unheard: UNHEARD },
    interview: { ...italian.interview, ...INTERVIEW_WAYS },
    values: { status: APPLICATION_STATUS_LABELS, reason: REFUSAL_REASONS },
  },
  question: questionText,
  path: (path) => path,
  moment: (iso) => momentOf(new Date(iso)),
  appointment: (iso) => appointment(new Date(iso)),
  day: (iso, article) => datePhrase(article, new Date(iso)),
  refusal: failureText,
  toast: (title) => showToast({ title }),
  failed: failureToast,
});
