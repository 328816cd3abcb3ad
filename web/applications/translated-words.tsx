import type { ContextType, ReactNode } from 'react';
import { ApiError } from '../api/fetch-api.ts';
import { useWords } from '../languages/words.tsx';
import { showToast } from '../ui/toast-store.ts';
import { ApplicationWords } from './application-words.ts';

/** Around parts of applications, which then speak the language of the page. */
export function TranslatedWords({ children }: { readonly children: ReactNode }) {
  const words = useWords();
  const { site, mine, translated, values, counted } = words.texts;
  const labels = { close: site.close, region: mine.title };
  const own: ContextType<typeof ApplicationWords> = {
    ...words,
    appointment: words.moment,
    question: (id) => values.question[id],
    // After too many calls, as after a failure, it is worth another try.
    refusal: (error, { refused, unanswered = refused }) =>
      error instanceof ApiError && error.status < 429 ? refused : unanswered,
    toast: (title) => showToast({ title, labels }),
    failed: (title, description) => () => showToast({ title, description, tone: 'destructive', labels }),
    foreign: {
      close: site.close,
      wrong: translated.wrong,
      failed: site.offline,
      errors: (count) => words.counted(counted.errors, count),
    },
  };
  return <ApplicationWords value={own}>{children}</ApplicationWords>;
}
