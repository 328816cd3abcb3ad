import { useInfiniteQuery } from '@tanstack/react-query';
import { clockTime, longDate } from '../../shared/dates.ts';
import type { ApplicationNote } from '../../shared/messages.ts';
import { pagePath, receivedPath } from '../../shared/paths.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { useSession } from '../api/session.ts';
import { ButtonLink, Link } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { SignedInFrame } from '../layout/signed-in-frame.tsx';
import { OwnList } from '../lists/own-list.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { house } from '../ui/figure.tsx';
import { BlockedSenders, MessageCard } from './message-card.tsx';
import { inboxOptions } from './queries.ts';

function MessagesPage() {
  const session = useSession();
  return (
    <SignedInFrame
      title="Messaggi"
      art={house}
      path={pagePath.messages()}
      purpose="leggere i messaggi"
      lead="Qui trovi quelli ricevuti sul tuo profilo e per le tue offerte. Se hai pubblicato il profilo senza account, i messaggi sono nel suo link privato."
    >
      {!import.meta.env.SSR && session && <Inbox authorization={`Bearer ${session.token}`} />}
    </SignedInFrame>
  );
}

const TEXTS = {
  loading: 'Caricamento messaggi...',
  failed: 'Non riusciamo a caricare i messaggi',
  more: 'Mostra altri',
};

const unreadText = (count: number): string =>
  count === 0 ? 'Hai letto tutto.' : count === 1 ? '1 messaggio da leggere' : `${count} messaggi da leggere`;

function Inbox({ authorization }: { authorization: string }) {
  const list = useInfiniteQuery(inboxOptions());
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const unread = list.data?.pages[0]?.unread ?? 0;
  return (
    <section aria-label="Messaggi ricevuti" className="stack-lg">
      <OwnList list={list} texts={TEXTS}>
        {items.length === 0 ? (
          <Empty />
        ) : (
          <>
            <p role="status">{unreadText(unread)}</p>
            <ul className="own-list">
              {items.map((item) => (
                <li key={`${item.kind} ${item.id}`}>
                  {item.kind === 'message' ? (
                    <MessageCard
                      message={item}
                      authorization={authorization}
                      report={(id) => <ReportButton kind="message" id={id} authorization={authorization} />}
                    />
                  ) : (
                    <ApplicationEntry note={item} />
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </OwnList>
      <BlockedSenders authorization={authorization} />
    </section>
  );
}

/** An application that came with a message: it is read and answered where the applications are. */
function ApplicationEntry({ note: { id, name, createdAt, readAt, job } }: { note: ApplicationNote }) {
  const sent = new Date(createdAt);
  return (
    <article className="card stack-sm">
      <p className="break-words">
        <strong>{name}</strong> {readAt === null && <Badge tone="bosco">Da leggere</Badge>}
      </p>
      <p className="muted break-words">
        {`${longDate(sent)}, ${clockTime(sent)} · candidatura con un messaggio per “${job.title}”`}
      </p>
      <p>
        <Link className="inline-flex items-center min-h-11" to={receivedPath(job.id, id)}>
          Leggi la candidatura
          <span className="sr-only">{` di ${name}`}</span>
        </Link>
      </p>
    </article>
  );
}

const Empty = () => (
  <EmptyState art={house} title="Non hai ancora ricevuto messaggi">
    <p>Qui leggi quello che ti scrivono sul tuo profilo, e vedi le candidature con un messaggio per le tue offerte.</p>
    <p className="cluster">
      <ButtonLink variant="primary" to={pagePath.publishCandidate()}>
        Pubblica il tuo profilo
      </ButtonLink>
      <ButtonLink to={pagePath.publishJob()}>Pubblica un’offerta</ButtonLink>
    </p>
  </EmptyState>
);

export const page = ownPage(MessagesPage, pagePath.messages(), {
  title: 'I tuoi messaggi ricevuti',
  description: `I messaggi ricevuti sul tuo profilo e per le tue offerte ${VALLEY.in}: leggi, rispondi, blocca o segnala chi scrive.`,
  keywords: ['messaggi', 'candidature', `lavoro ${VALLEY.name}`],
});
