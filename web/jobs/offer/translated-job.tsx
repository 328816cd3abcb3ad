import type { ComponentType, ReactNode } from 'react';
import type { OfferToApply } from '../../../shared/application-questions.ts';
import { EXTRAS } from '../../../shared/job-values.ts';
import { fill } from '../../../shared/language-words.ts';
import { pagePath } from '../../../shared/paths.ts';
import { keysOf } from '../../../shared/records.ts';
import { useWords } from '../../app/languages.tsx';
import { ButtonLine } from '../../app/link.tsx';
import { useNow } from '../../app/now.tsx';
import type { Page } from '../../app/page.ts';
import type { Words } from '../../app/words.tsx';
import type { PageTexts } from '../../content/translated-texts.ts';
import { translated, translatedHead } from '../../languages/translated-head.ts';
import { CallLink } from '../../layout/phone-links.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FavouriteButton } from '../list/favourite-button.tsx';
import { JobTerms } from '../list/job-marks.tsx';
import { JobText } from '../list/job-text.tsx';
import { JOB_PAGE, knownJob, LoadedJob, type LoadedProps } from './loaded-job.tsx';
import { type JobOfPage, jobOptions, useCountView } from './queries.ts';

type Apply = ComponentType<{ readonly job: OfferToApply }>;

function JobView({ job, failed, retry, Apply }: LoadedProps & { readonly Apply: Apply }) {
  const words = useWords();
  const now = useNow();
  const { site, offer } = words.texts;
  useCountView(job.id, job.open);
  const ended = job.status === 'paused' || job.status === 'closed' ? offer[job.status] : offer.expired;
  return (
    <article className="container section stack-lg">
      <div className="with-box">
        <div className="stack-lg min-w-0">
          <header className="stack-sm">
            {job.copyOf !== undefined && (
              <Notice tone="warning">
                <p>{fill(offer.copy, { time: words.moment(job.copyOf) })}</p>
              </Notice>
            )}
            {!job.open && (
              <Notice tone="warning">
                <p>{ended}</p>
              </Notice>
            )}
            <h1>{words.typed(job.title)}</h1>
            <p className="text-lead">
              {words.typed(job.companyName)} ·{' '}
              <span className="inline-block">
                <Icon name="map-pin" /> {words.typed(job.location)}
              </span>
            </p>
            <JobTerms job={job} now={now} large />
            <p className="job-card-text">{words.ages(job, now)}</p>
            {job.open && job.neededFrom && <CallLink label={offer.call} text={job.description} />}
            <div className="cluster no-print">
              <FavouriteButton job={job} />
              {job.open && (
                <a className={buttonClass('primary')} href="#candidati">
                  {offer.apply}
                </a>
              )}
            </div>
          </header>
          <section className="stack-sm">
            <h2>{offer.facts}</h2>
            <Facts rows={factsOf(words, job)} />
          </section>
          <section className="stack-sm">
            <h2>{offer.words}</h2>
            <p className="muted">{offer.wordsItalian}</p>
            {job.description === '' ? (
              <p>
                {failed ? offer.noWords : site.loading}{' '}
                {failed && (
                  <Button variant="secondary" onClick={retry}>
                    {site.retry}
                  </Button>
                )}
              </p>
            ) : (
              <div lang="it" dir="ltr">
                <JobText text={job.description} />
              </div>
            )}
          </section>
        </div>
        {job.open && (
          <aside className="sticky-box no-print" aria-label={offer.apply}>
            <Apply key={job.id} job={job} />
          </aside>
        )}
      </div>
      <p className="no-print">
        {offer.neverPay} <a href={pagePath.job(job.id)} hrefLang="it">{`${offer.report} ${site.inItalian}`}</a>
      </p>
      <ButtonLine to={words.path(pagePath.jobs())}>{offer.back}</ButtonLine>
    </article>
  );
}

/** Every field of the offer that says something, in the order of the Italian page. */
function factsOf(words: Words, job: JobOfPage): readonly (readonly [label: string, value: ReactNode])[] {
  const { texts, counted, money, day } = words;
  const { offer, values, counted: forms } = texts;
  const list = (preferred: boolean) => {
    const some = (job.requirements ?? []).filter((requirement) => requirement.preferred === preferred);
    return (
      some.length > 0 && (
        <ul className="list-plain">
          {some.map((requirement) => (
            <li key={requirement.what}>{words.requirement(requirement)}</li>
          ))}
        </ul>
      )
    );
  };
  const { housingRoom: room, housingCost: cost, housingMinutes: minutes } = job;
  const lodging = [
    room && values.room[room],
    cost === 0 ? offer.free : cost && fill(offer.aMonth, { amount: money(cost) }),
    minutes === 0 ? offer.atWork : minutes && counted(forms.minutes, minutes),
  ]
    .filter(Boolean)
    .join(' · ');
  const agreement = [job.agreement, job.agreementLevel].filter(Boolean).join(', ');
  const [start, end] = [job.startDate, job.endDate].map((date) => date && day(date));
  return [
    [offer.pay, words.pay(job) ?? offer.noPay],
    [offer.hours, job.weeklyHours && counted(forms.hoursAWeek, job.weeklyHours)],
    [offer.shifts, job.shifts.map((shift) => values.shift[shift]).join(', ')],
    [offer.contract, values.contract[job.contract]],
    [offer.agreement, agreement && words.typed(agreement)],
    [offer.type, values.type[job.type]],
    [offer.start, start],
    [offer.end, end],
    ...keysOf(EXTRAS).map(
      (name) => [texts.filters[name], job[name] && ((name === 'housing' && lodging) || offer.yes)] as const,
    ),
    [offer.experience, values.experience[job.experience]],
    [offer.licence, job.licence],
    [offer.requirements, list(false)],
    [offer.preferred, list(true)],
    [offer.category, values.category[job.category]],
    [offer.openings, job.openings && counted(forms.people, job.openings)],
    [offer.applyBy, job.applyBy && day(job.applyBy)],
    [offer.employer, job.employerKind && values.employer[job.employerKind]],
  ];
}

/**
 * An offer in another language: its fields are translated, the employer's words are not.
 * @param Apply form of applicants
 */
export const jobIn = (texts: PageTexts, Apply: Apply): Page =>
  translated(texts, {
    Component: () => <LoadedJob view={(loaded) => <JobView {...loaded} Apply={Apply} />} />,
    load: ({ client, params }) => client.prefetchQuery(jobOptions(params.id ?? '')),
    head: (context) => {
      const { id, job } = knownJob(context);
      const { offer } = texts;
      const named = job
        ? { title: `${job.title} – ${job.companyName}, ${job.location}`, description: offer.about }
        : { title: offer.missing, description: offer.missingText };
      const head = translatedHead(texts, { ...named, canonical: pagePath.job(id) });
      return job ? head : { ...head, status: 404 };
    },
    ...JOB_PAGE,
  });
