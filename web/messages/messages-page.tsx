import { Link } from 'react-router';
import { type PageHead, pageHead } from '../../shared/head/page-head.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { useSession } from '../api/session.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { ReportButton } from '../reports/report-button.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { house } from '../ui/figures/house.ts';
import { Inbox } from './inbox.tsx';

/** Both forms are in the document: the edge does not know who reads it. */
function MessagesPage() {
  const session = useSession();
  const authorization = `Bearer ${session?.token}`;
  return (
    <div className="container section stack-lg">
      <h1>Messaggi</h1>
      <noscript>
        <p className="card">Per leggere i messaggi serve JavaScript: attivalo nel browser e ricarica la pagina.</p>
      </noscript>
      <div className="signed-out-only needs-script">
        <EmptyState art={house} title="Accedi per leggere i messaggi">
          <p>
            Qui trovi quelli ricevuti sul tuo profilo e per le tue offerte. Se hai pubblicato il profilo senza account,
            i messaggi sono nel suo link privato.
          </p>
          <p>
            <Link className={buttonClass('primary')} to={withQuery(pagePath.login(), { next: pagePath.messages() })}>
              Accedi
            </Link>
          </p>
        </EmptyState>
      </div>
      <div className="signed-in-only needs-script">
        {!import.meta.env.SSR && session && (
          <Inbox
            authorization={authorization}
            report={(id) => <ReportButton kind="message" id={id} authorization={authorization} />}
          />
        )}
      </div>
    </div>
  );
}

const messagesHead = (): PageHead =>
  pageHead({
    title: `I tuoi messaggi ricevuti · ${SITE_NAME}`,
    description: `I messaggi ricevuti sul tuo profilo e per le tue offerte ${VALLEY.in}: leggi, rispondi, blocca o segnala chi scrive.`,
    canonical: pagePath.messages(),
    index: false,
  });

export const page: Page = { Component: MessagesPage, head: messagesHead, sharedAddress: sharedWithoutQuery };
