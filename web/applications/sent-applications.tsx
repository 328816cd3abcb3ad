import { useInfiniteQuery } from '@tanstack/react-query';
import { pagePath } from '../../shared/paths.ts';
import { useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { OwnList } from '../lists/own-list.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { deer } from '../ui/figures.ts';
import { LIST_TEXTS } from './application-list-texts.ts';
import { sentApplicationsOptions } from './queries.ts';
import { SentApplicationCard } from './sent-application-card.tsx';

/** Applications of the signed-in person, newest first. */
export function SentApplications() {
  const session = useSession();
  const list = useInfiniteQuery({ ...sentApplicationsOptions(), enabled: Boolean(session) });
  const sent = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="inviate" className="stack max-w-160">
      <h2 id="inviate" className="sr-only">
        Candidature inviate
      </h2>
      <OwnList list={list} texts={LIST_TEXTS}>
        {import.meta.env.SSR ? null : sent.length === 0 ? (
          <NothingSent />
        ) : (
          <>
            <p>
              <Link className={buttonClass('secondary')} to={pagePath.applicationList()}>
                Stampa l’elenco
              </Link>
            </p>
            <ul className="list-plain stack">
              {sent.map((application) => (
                <li key={application.id}>
                  <SentApplicationCard application={application} />
                </li>
              ))}
            </ul>
          </>
        )}
      </OwnList>
    </section>
  );
}

const NothingSent = () => (
  <EmptyState art={deer} title="Non hai ancora inviato candidature">
    <p>Quando ti candidi a un’offerta la trovi qui, con il messaggio, il CV e le risposte di chi cerca personale.</p>
    <p>
      <Link className={buttonClass('primary')} to={pagePath.jobs()}>
        Guarda le offerte
      </Link>
    </p>
  </EmptyState>
);
