import { type PageHead, pageHead } from '../../shared/head/page-head.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { useSession } from '../api/session.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { SignedInFrame } from '../layout/signed-in-frame.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { Inbox } from './inbox.tsx';

function MessagesPage() {
  const session = useSession();
  const authorization = `Bearer ${session?.token}`;
  return (
    <SignedInFrame
      title="Messaggi"
      path={pagePath.messages()}
      purpose="leggere i messaggi"
      lead="Qui trovi quelli ricevuti sul tuo profilo e per le tue offerte. Se hai pubblicato il profilo senza account, i messaggi sono nel suo link privato."
    >
      {!import.meta.env.SSR && session && (
        <Inbox
          authorization={authorization}
          report={(id) => <ReportButton kind="message" id={id} authorization={authorization} />}
        />
      )}
    </SignedInFrame>
  );
}

const messagesHead = (): PageHead =>
  pageHead({
    title: `I tuoi messaggi ricevuti · ${SITE_NAME}`,
    description: `I messaggi ricevuti sul tuo profilo e per le tue offerte ${VALLEY.in}: leggi, rispondi, blocca o segnala chi scrive.`,
    keywords: ['messaggi', 'candidature', `lavoro ${VALLEY.name}`],
    canonical: pagePath.messages(),
    index: false,
  });

export const page: Page = { Component: MessagesPage, head: messagesHead, sharedAddress: sharedWithoutQuery };
