import { use } from 'react';
import { questionText } from '../../shared/application-questions.ts';
import {
  APPLICATION_STATUS_LABELS,
  REFUSAL_REASONS,
  type RefusalReason,
  UNHEARD,
} from '../../shared/application-values.ts';
import { appointment } from '../../shared/appointments.ts';
import { datePhrase, momentOf } from '../../shared/dates.ts';
import { ApiError } from '../api/fetch-api.ts';
import { WordsContext } from '../app/languages.tsx';
import italian from '../content/languages/it/application.json';
import { failureText, failureToast } from '../forms/failure.ts';
import { showToast } from '../ui/toast-store.ts';

const REASONS: Readonly<Record<RefusalReason, string>> = REFUSAL_REASONS;

const ITALIAN = {
  isForeign: false,
  texts: {
    ...italian,
    sent: { ...italian.sent, unheard: UNHEARD },
    values: { status: APPLICATION_STATUS_LABELS, reason: REASONS },
  },
  question: questionText,
  path: (path: string) => path,
  moment: (iso: string) => momentOf(new Date(iso)),
  appointment: (iso: string) => appointment(new Date(iso)),
  day: (iso: string, article: 'il' | 'al') => datePhrase(article, new Date(iso)),
  refusal: failureText,
  failed: (title: string, text: string) => failureToast(title, text),
};

/** Words of what is about an application: Italian, but on a page in another language. */
export function useApplicationWords(): typeof ITALIAN {
  const words = use(WordsContext);
  if (words === null) return ITALIAN;
  return {
    ...words,
    isForeign: true,
    appointment: words.moment,
    // After too many calls, as after a failure, it is worth another try.
    refusal: (error, { refused, unanswered = refused }) =>
      error instanceof ApiError && error.status < 429 ? refused : unanswered,
    failed: (title, description) => () => showToast({ title, description, tone: 'destructive' }),
  };
}
