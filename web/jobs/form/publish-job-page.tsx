import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SessionUser } from '../../../shared/accounts.ts';
import { romeDay } from '../../../shared/dates.ts';
import { pageHead } from '../../../shared/head/page-head.ts';
import { DUPLICATED, duplicateJobPath, PUBLISH_FORM_ID, pagePath } from '../../../shared/paths.ts';
import { VALLEY } from '../../../shared/valley/valley.ts';
import { ownJobOptions } from '../../api/own-jobs.ts';
import { useSession } from '../../api/session.ts';
import { ButtonLink, Link } from '../../app/link.tsx';
import { useNow } from '../../app/now.tsx';
import { type Page, sharedWithoutQuery } from '../../app/page.ts';
import { FIGURES } from '../../content/figures.ts';
import { PUBLISH_JOB } from '../../content/publish-job.ts';
import { ClosingBand, FiguresBand, Reasons } from '../../layout/landing-parts.tsx';
import { managedIn, peopleOptions } from '../../members/people-queries.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Figure } from '../../ui/figure.tsx';
import { plough } from '../../ui/figures.ts';
import { Notice } from '../../ui/notice.tsx';
import { jobCountsOptions, useJobTotals } from '../list/queries.ts';
import { isLastSeason, nextSeason, PREPARED, preparedDraft } from './duplicate-job.ts';
import { LoadingJobForm } from './job-form-fields.tsx';
import { PublishJobForm } from './publish-job-form.tsx';
import { PREVIEW_ID } from './publish-job-values.ts';
import { useAskToSignIn } from './publish-sign-in.ts';

function PublishJobPage() {
  const figures = FIGURES.publishJob(useJobTotals({ optional: true }));
  return (
    <>
      <div className="container pt-4 pb-10 lg:pt-8 stack">
        <h1 className="text-h2">{PUBLISH_JOB.title}</h1>
        <div className="with-box">
          <PublishJobSection />
          <div className="stack-lg lg:self-stretch">
            <aside aria-labelledby="consigli" className="card stack-sm">
              <h2 id="consigli" className="text-h3">
                {PUBLISH_JOB.tipsTitle}
              </h2>
              <ul className="stack-sm">
                {PUBLISH_JOB.tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </aside>
            <div id={PREVIEW_ID} className="sticky-box" />
          </div>
        </div>
      </div>
      <div className="container section flex items-center justify-between gap-10">
        <div className="stack">
          <p className="eyebrow">{PUBLISH_JOB.eyebrow}</p>
          <p className="text-lead measure">{PUBLISH_JOB.lead}</p>
          <Actions />
        </div>
        <Figure art={plough} className="text-bosco shrink-0 hidden md:block" />
      </div>
      {figures.length > 0 && (
        <FiguresBand
          figures={figures}
          className="gap-y-6 grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] lg:grid-cols-4"
        />
      )}
      <Reasons {...PUBLISH_JOB.benefits} />
      <section className="container section stack" aria-labelledby="domande">
        <h2 id="domande">{PUBLISH_JOB.faq.title}</h2>
        <div className="max-w-48rem border-b border-line">
          {PUBLISH_JOB.faq.texts.map(({ title, text }) => (
            <details key={title} className="border-t border-line">
              <summary className="py-3">{title}</summary>
              <p className="measure pb-4">{text}</p>
            </details>
          ))}
        </div>
      </section>
      <ClosingBand id="cerca-tu" title={PUBLISH_JOB.closingTitle} text={PUBLISH_JOB.closing}>
        <Actions />
      </ClosingBand>
    </>
  );
}

function PublishJobSection() {
  const session = useSession();
  const copied = useSearchParams()[0].get(DUPLICATED);
  // The session at the start: a person who signs out with a half-written offer keeps it in view until they leave.
  const [found, setFound] = useState(session);
  if (found === undefined && session !== undefined) setFound(session);

  const askToSignIn = useAskToSignIn(copied === null ? undefined : duplicateJobPath(copied));
  const isWritten = found === null && copied === PREPARED && preparedDraft.read().title !== '';
  const request = useEffectEvent(() => {
    if (!isWritten) void askToSignIn();
  });
  useEffect(() => {
    if (found === null) request();
  }, [found]);

  return (
    <section id={PUBLISH_FORM_ID} tabIndex={-1} aria-labelledby="modulo-titolo" className="stack min-w-0">
      <h2 id="modulo-titolo" className="sr-only">
        {PUBLISH_JOB.formTitle}
      </h2>
      <noscript>
        <p className="card">{PUBLISH_JOB.withoutScript}</p>
      </noscript>
      {copied === null && (
        <p className="muted">
          <Link to={pagePath.findCarer()}>{PUBLISH_JOB.toFamily}</Link>
        </p>
      )}
      {!import.meta.env.SSR && found ? (
        <FormFor user={found.user} copied={copied} />
      ) : isWritten ? (
        <WrittenText onSignIn={askToSignIn} />
      ) : (
        <LoadingJobForm />
      )}
      <p className="signed-in-only">
        <Link to={pagePath.ownJobs()}>Le offerte che hai già pubblicato</Link>
      </p>
    </section>
  );
}

function PublishForm(form: Omit<ComponentProps<typeof PublishJobForm>, 'managed' | 'readManaged'>) {
  const client = useQueryClient();
  const session = useSession();
  const { data } = useQuery({ ...peopleOptions(), enabled: Boolean(session) });
  const readManaged = async () => managedIn(await client.ensureQueryData(peopleOptions()));
  return <PublishJobForm {...form} managed={data ? managedIn(data) : []} readManaged={readManaged} />;
}

function FormFor({ user, copied }: { user: SessionUser; copied: string | null }) {
  if (copied === null) return <PublishForm user={user} />;
  return copied === PREPARED ? <PreparedForm user={user} /> : <CopyForm key={copied} user={user} id={copied} />;
}

/** A family reads what its answers have written before an account is asked for. */
function WrittenText({ onSignIn }: { onSignIn: () => Promise<void> }) {
  const [{ title, description }] = useState(() => preparedDraft.read());
  return (
    <div className="card stack">
      <p className="muted">{PUBLISH_JOB.written}</p>
      <h3>{title}</h3>
      <p className="measure whitespace-pre-line">{description}</p>
      <p className="cluster">
        <Button variant="primary" onClick={() => void onSignIn()}>
          {PUBLISH_JOB.signIn}
        </Button>
        <Link to={pagePath.findCarer()}>{PUBLISH_JOB.backToFamily}</Link>
      </p>
    </div>
  );
}

function PreparedForm({ user }: { user: SessionUser }) {
  const [written] = useState(() => preparedDraft.read().title);
  return (
    <>
      <Notice tone={written ? 'info' : 'warning'}>
        <p>{written ? PUBLISH_JOB.prepared : PUBLISH_JOB.notPrepared}</p>
        <p>
          <Link to={pagePath.findCarer()}>{written ? PUBLISH_JOB.backToFamily : PUBLISH_JOB.toFamily}</Link>
        </p>
      </Notice>
      <PublishForm key={PREPARED} user={user} prepared />
    </>
  );
}

function CopyForm({ user, id }: { user: SessionUser; id: string }) {
  const now = useNow();
  const today = romeDay(now);
  const { data, isPending } = useQuery(ownJobOptions(id));
  // The offer at the start, or null where it did not come: signing out, or a signal that returns, takes no form out of view.
  const [copied, setCopied] = useState(data);
  if (copied === undefined && !isPending) setCopied(data ?? null);
  if (copied === undefined) return <LoadingJobForm />;
  const missing = copied === null;
  const season = copied && nextSeason(copied, today);
  const moved = season?.startDate !== (copied?.startDate ?? '') || season.endDate !== (copied?.endDate ?? '');
  return (
    <>
      <Notice tone={missing ? 'warning' : 'info'}>
        {missing
          ? 'L’offerta da duplicare non è arrivata: il modulo è vuoto.'
          : 'Il modulo ha già i testi della tua offerta. Cambia quello che serve: ne pubblichi una nuova, quella di prima resta com’è.'}
        {copied && isLastSeason(copied, now) && (
          <p>La paga è da scrivere di nuovo: quella della scorsa stagione non l’abbiamo copiata.</p>
        )}
        {season && moved && <p>Le date erano passate: le abbiamo portate alla prossima stagione. Controllale.</p>}
      </Notice>
      <PublishForm user={user} copied={copied} />
    </>
  );
}

export const page: Page = {
  Component: PublishJobPage,
  head: () =>
    pageHead({
      title: `Pubblica un'offerta di lavoro gratis ${VALLEY.in}`,
      description: `Cerchi personale ${VALLEY.withLake.or}? Pubblica gratis la tua offerta: è online subito e le candidature arrivano a te.`,
      keywords: [
        'pubblica offerta di lavoro',
        `cerco personale ${VALLEY.name}`,
        'annuncio di lavoro gratis',
        'assumere',
      ],
      canonical: pagePath.publishJob(),
    }),
  load: ({ client }) => client.prefetchQuery(jobCountsOptions({ optional: true })),
  sharedAddress: sharedWithoutQuery,
};

function Actions() {
  return (
    <p className="cluster">
      <a className={buttonClass('primary')} href={`#${PUBLISH_FORM_ID}`}>
        {PUBLISH_JOB.toForm}
      </a>
      <ButtonLink to={pagePath.candidates()}>{PUBLISH_JOB.toCandidates}</ButtonLink>
    </p>
  );
}
