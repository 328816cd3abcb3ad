import { createContext } from 'react';
import { questionText } from '../../shared/application-questions.ts';
import {
  APPLICATION_STATUS_LABELS,
  REFUSAL_REASONS,
  type RefusalReason,
  UNHEARD,
} from '../../shared/application-values.ts';
import { appointment } from '../../shared/appointments.ts';
import { datePhrase, momentOf } from '../../shared/dates.ts';
import { INTERVIEW_WAYS, type InterviewWay } from '../../shared/interview-values.ts';
import italian from '../content/languages/it/application.json';
import { failureText, failureToast } from '../forms/failure.ts';
import type { ForeignTexts } from '../forms/use-declared-form.ts';
import { showToast } from '../ui/toast-store.ts';

const WAYS: Readonly<Record<InterviewWay, string>> = INTERVIEW_WAYS;
const REASONS: Readonly<Record<RefusalReason, string>> = REFUSAL_REASONS;

const ITALIAN = {
  texts: {
    ...italian,
    sent: { ...italian.sent, unheard: UNHEARD },
    interview: { ...italian.interview, ...WAYS },
    values: { status: APPLICATION_STATUS_LABELS, reason: REASONS },
  },
  question: questionText,
  path: (path: string) => path,
  moment: (iso: string) => momentOf(new Date(iso)),
  appointment: (iso: string) => appointment(new Date(iso)),
  day: (iso: string, article: 'il' | 'al') => datePhrase(article, new Date(iso)),
  refusal: failureText,
  toast: (title: string) => showToast({ title }),
  failed: (title: string, text: string) => failureToast(title, text),
};
type ApplicationWords = typeof ITALIAN & { readonly foreign?: ForeignTexts };

/** Words of the pages of an application: Italian, but on a page in another language, which has `foreign`. */
export const ApplicationWords = createContext<ApplicationWords>(ITALIAN);
