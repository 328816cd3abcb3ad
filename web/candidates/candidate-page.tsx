import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { PublicCandidate } from '../../shared/candidates.ts';
import { candidateAgeLabel } from '../../shared/dates.ts';
import { candidateCrumbs, candidateHead } from '../../shared/head/candidate-heads.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { useSession } from '../api/session.ts';
import { ButtonLink, Link } from '../app/link.tsx';
import { useNow } from '../app/now.tsx';
import type { Page } from '../app/page.ts';
import { JobText } from '../jobs/list/job-text.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { NotThere, NotYetThere } from '../layout/not-there.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useReached } from '../ui/use-reached.ts';
import { AvailableBadge, SkillBadges } from './candidate-card.tsx';
import { CONTACT_ID } from './candidate-texts.ts';
import { ContactForm } from './contact-form.tsx';
import { candidateOptions } from './queries.ts';

function CandidatePage() {
  const { id = '' } = useParams();
  const { data, isPending, isFetching, refetch } = useQuery(candidateOptions(id));
  const session = useSession();
  // The document is rendered for visitors: a signed-in company requests a missing profile again, as it may see more.
  const isForMe = data === null && session?.user.role === 'employer';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each profile
  useEffect(() => {
    if (isForMe) void refetch();
  }, [isForMe, id]);
  if (data) return <CandidateView candidate={data} />;
  if (isPending || (isForMe && isFetching)) return <NotYetThere />;
  return <NoCandidate id={id} missing={data === null} retry={refetch} />;
}

function CandidateView({ candidate }: { candidate: PublicCandidate }) {
  const now = useNow();
  const { name, title, location, skills, experience, postedDate, companiesOnly } = candidate;
  return (
    <article className="container section stack-lg">
      <Breadcrumb crumbs={candidateCrumbs(candidate)} />
      <div className="with-box">
        <div className="stack-lg min-w-0">
          <header className="stack-sm">
            <h1 className="vt-title">{name}</h1>
            <p className="text-lead">
              <span>{`${title} ·`}</span>{' '}
              <span className="inline-block">
                <Icon name="map-pin" /> <span>{location}</span>
              </span>
            </p>
            <p className="muted">{candidateAgeLabel(new Date(postedDate), now)}</p>
            <AvailableBadge {...candidate} />
            {companiesOnly && (
              <p>
                <Badge tone="lago">Solo per aziende registrate</Badge>
              </p>
            )}
          </header>
          <section className="stack-sm">
            <h2>Competenze</h2>
            {skills.length > 0 ? <SkillBadges skills={skills} /> : <p>Non specificato.</p>}
          </section>
          <section className="stack-sm">
            <h2>Esperienza e preferenze</h2>
            {experience ? <JobText text={experience} /> : <p>Non specificato.</p>}
          </section>
          <div className="cluster no-print">
            <Link to={pagePath.candidates()}>Vedi tutti i profili</Link>
            <ReportButton kind="candidate" id={candidate.id} />
          </div>
        </div>
        <aside className="sticky-box no-print" aria-label="Contatto">
          <ContactSection candidate={candidate} />
        </aside>
      </div>
      <p className={classNames('apply-bar no-print', useReached(CONTACT_ID) && 'invisible')}>
        <ButtonLink variant="primary" to={`#${CONTACT_ID}`}>
          Contatta
        </ButtonLink>
      </p>
    </article>
  );
}

function NoCandidate({ id, missing, retry }: { id: string; missing: boolean; retry: () => void }) {
  const login = withQuery(pagePath.login(), { next: pagePath.candidate(id) });
  return (
    <NotThere
      title="Candidato non trovato"
      missing={missing ? 'Il profilo che stai cercando non esiste o è stato rimosso.' : null}
      pronoun="lo"
      retry={retry}
      back={{ label: 'Torna ai profili', to: pagePath.candidates() }}
    >
      {missing && (
        <p className="signed-out-only">
          Alcuni profili li vedono solo le aziende registrate: se hai un account Azienda <Link to={login}>accedi</Link>.
        </p>
      )}
    </NotThere>
  );
}

const ContactSection = ({ candidate }: { candidate: PublicCandidate }) => (
  <section id={CONTACT_ID} className="card stack" aria-labelledby="contatta-titolo" tabIndex={-1}>
    <h2 id="contatta-titolo" className="text-h3">
      {`Contatta ${candidate.name}`}
    </h2>
    <noscript>
      <p>Per scrivere a questa persona serve JavaScript: attivalo nel browser e ricarica la pagina.</p>
    </noscript>
    <ContactForm candidate={candidate} />
  </section>
);

export const page: Page = {
  Component: CandidatePage,
  load: ({ client, params }) => client.prefetchQuery(candidateOptions(params.id ?? '')),
  head: ({ client, params }) => {
    const id = params.id ?? '';
    return candidateHead(client.getQueryData(candidateOptions(id).queryKey) ?? null, id);
  },
};
