import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageHead } from '../../../shared/head/page-head.ts';
import { duplicateJobPath, pagePath, withQuery } from '../../../shared/paths.ts';
import { VALLEY } from '../../../shared/valley/valley.ts';
import { Link } from '../../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../../app/page.ts';
import { FIND_CARER } from '../../content/find-carer.ts';
import { draftOf } from '../../forms/draft.ts';
import { Form } from '../../forms/form.tsx';
import { useValues } from '../../forms/form-values.ts';
import { useDeclaredForm } from '../../forms/use-declared-form.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ANSWERS_DRAFT, PREPARED } from '../form/duplicate-job.ts';
import { completed, EMPTY_ANSWERS, openQuestion, QUESTIONS } from './carer-answers.ts';
import { FIELDS } from './question-fields.tsx';

/** Parameter of the address, and id of the heading. */
const QUESTION = 'domanda';

const questionPath = (question: number): string =>
  withQuery(pagePath.findCarer(), { [QUESTION]: question === 1 ? null : question });

function questionIn(params: URLSearchParams): number {
  const question = params.get(QUESTION) ?? '';
  return /^[1-7]$/.test(question) ? Number(question) : 1;
}

const answersDraft = draftOf(ANSWERS_DRAFT, EMPTY_ANSWERS);

function FindCarerPage() {
  const question = questionIn(useSearchParams()[0]);
  const shown = useRef(question);
  // Another question is as another page: what is read next begins with it.
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    document.getElementById(QUESTION)?.focus();
  }, [question]);
  return (
    <div className="container pt-4 pb-10 lg:pt-8 stack">
      <h1 className="text-h2">{FIND_CARER.title}</h1>
      {question === 1 && <p className="measure">{FIND_CARER.lead}</p>}
      <div className="with-box">
        <section aria-labelledby={QUESTION} className="stack min-w-0">
          <noscript>
            <p className="card">{FIND_CARER.withoutScript}</p>
          </noscript>
          <Question key={question} question={question} />
        </section>
        <aside aria-labelledby="regole" className="card stack-sm sticky-box">
          <h2 id="regole" className="text-h3">
            {FIND_CARER.asideTitle}
          </h2>
          <ul className="stack-sm">
            {FIND_CARER.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>
            <a href={pagePath.firstDaySheet()}>{FIND_CARER.toSheet}</a>
          </p>
        </aside>
      </div>
    </div>
  );
}

function Question({ question }: { question: number }) {
  const navigate = useNavigate();
  const isLast = question === QUESTIONS.length;
  const form = useDeclaredForm({
    rules: async () => (await import('./check-answers.ts')).answersForm(question),
    empty: EMPTY_ANSWERS,
    draft: answersDraft,
    texts: {
      submit: isLast ? FIND_CARER.write : FIND_CARER.next,
      pending: 'Un momento...',
      failed: 'Non si può continuare',
      refused: FIND_CARER.notWritten,
      unanswered: FIND_CARER.notWritten,
    },
    send: async (typed) => {
      const answers = completed(typed);
      const open = isLast ? openQuestion(answers) : question + 1;
      // The form of an offer comes with the last answer only.
      if (open === null) (await import('./carer-advert.ts')).prepareOffer(answers);
      return { answers, open };
    },
    onSent: async ({ answers, open }) => {
      answersDraft.write(answers);
      await navigate(open === null ? duplicateJobPath(PREPARED) : questionPath(open));
    },
  });
  const answers = completed(useValues(form));
  const Fields = FIELDS[question - 1] ?? FIELDS[0];
  return (
    <>
      <div>
        <p className="muted">{`Domanda ${question} di ${QUESTIONS.length}`}</p>
        <h2 id={QUESTION} tabIndex={-1} className="text-h3">
          {QUESTIONS[question - 1]?.title}
        </h2>
      </div>
      <Form form={form} aria-labelledby={QUESTION}>
        <Fields form={form} answers={answers} />
      </Form>
      {question > 1 && (
        <Link className={`${buttonClass('quiet')} sm:self-start sm:-ml-5`} to={questionPath(question - 1)}>
          {FIND_CARER.back}
        </Link>
      )}
    </>
  );
}

export const page: Page = {
  Component: FindCarerPage,
  head: ({ url }) =>
    pageHead({
      title: `Cerco chi assiste in famiglia ${VALLEY.in}`,
      description:
        'Sette domande e l’annuncio per cercare un’assistente familiare è scritto: livello, minimo dell’anno e che cosa fare prima del primo giorno.',
      keywords: ['cerco badante', 'assistente familiare', `badante ${VALLEY.name}`, 'lavoro domestico'],
      canonical: pagePath.findCarer(),
      index: !url.searchParams.has(QUESTION),
      image: 'assistenza-in-famiglia',
    }),
  sharedAddress: sharedWithoutQuery,
};
