import { pagePath } from '../../../shared/paths.ts';
import { Link } from '../../app/link.tsx';
import { FIGURES } from '../../content/figures.ts';
import { PUBLISH_JOB } from '../../content/publish-job.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Figure } from '../../ui/figure.tsx';
import { plough } from '../../ui/figures/plough.ts';
import { Icon } from '../../ui/icon.tsx';
import { useJobTotals } from '../list/job-totals.ts';
import { FORM_ID } from './duplicate-job.ts';

/** To the form and to the candidates: below the form and at the end of the page. */
function Actions() {
  return (
    <p className="cluster">
      <a className={buttonClass('primary')} href={`#${FORM_ID}`}>
        {PUBLISH_JOB.toForm}
      </a>
      <Link className={buttonClass('secondary')} to={pagePath.candidates()}>
        {PUBLISH_JOB.toCandidates}
      </Link>
    </p>
  );
}

/** Figures and reasons, below the form. */
export function PublishJobPitch() {
  return (
    <>
      <div className="container section flex items-center justify-between gap-10">
        <div className="stack">
          <p className="eyebrow">{PUBLISH_JOB.eyebrow}</p>
          <p className="text-lead measure">{PUBLISH_JOB.lead}</p>
          <Actions />
        </div>
        <Figure art={plough} className="text-bosco shrink-0 hidden md:block" />
      </div>
      <PitchFigures />
      <section className="container section stack" aria-labelledby="perche">
        <h2 id="perche">{PUBLISH_JOB.benefitsTitle}</h2>
        <div className="grid gap-6 md:grid-cols-3 md:gap-10">
          {PUBLISH_JOB.benefits.map(({ title, text }) => (
            <div key={title} className="stack-sm">
              <h3 className="flex gap-2">
                <Icon name="check" className="mt-0.5 text-bosco" />
                <span>{title}</span>
              </h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

function PitchFigures() {
  const figures = FIGURES.publishJob(useJobTotals({ optional: true }));
  if (figures.length === 0) return null;
  return (
    <div className="bg-surface border-y border-line">
      <dl className="container py-8 grid gap-x-8 gap-y-6 grid-cols-2 lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-display font-700 text-h2">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Questions, and the two ways on once more. */
export function PublishJobQuestions() {
  return (
    <>
      <section className="container section stack" aria-labelledby="domande">
        <h2 id="domande">{PUBLISH_JOB.faqTitle}</h2>
        <div className="max-w-48rem border-b border-line">
          {PUBLISH_JOB.faq.map(({ question, answer }) => (
            <details key={question} className="border-t border-line">
              <summary className="py-3">{question}</summary>
              <p className="measure pb-4">{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <section className="bg-surface border-y border-line" aria-labelledby="cerca-tu">
        <div className="container section stack">
          <h2 id="cerca-tu">{PUBLISH_JOB.closingTitle}</h2>
          <p className="measure">{PUBLISH_JOB.closing}</p>
          <Actions />
        </div>
      </section>
    </>
  );
}
