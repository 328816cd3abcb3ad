import type { ReactNode } from 'react';
import type { OwnApplication } from '../../shared/applications.ts';
import { datePhrase } from '../../shared/dates.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { ButtonLink, Link } from '../app/link.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { Notice } from '../ui/notice.tsx';
import { ApplicationBadge } from './application-status.tsx';
import { followPath, sentTitle } from './apply-texts.ts';
import { ForgetButton } from './keep-application.tsx';

type Sent = Pick<OwnApplication, 'status' | 'statusAt' | 'createdAt' | 'purgedAt'>;

/** @param justSent true right after sending: it takes the focus, which was in the form */
export const SentByAccount = ({ application, justSent }: { application: Sent; justSent: boolean }) => (
  <SentNotice application={application} justSent={justSent}>
    <p>
      <Link className="inline-flex items-center min-h-11" to={followPath}>
        Segui le tue candidature
      </Link>
    </p>
  </SentNotice>
);

export type GuestSentFromHere = Sent & { readonly token: string; readonly title: string };

export const SentFromHere = ({ application }: { application: GuestSentFromHere }) => (
  <SentNotice application={application} dayInTitle>
    <p className="cluster">
      <ButtonLink variant="primary" to={linkedApplicationLink(application.token)}>
        Segui la candidatura
      </ButtonLink>
      <ForgetButton token={application.token} title={application.title} />
    </p>
  </SentNotice>
);

type SentNoticeProps = {
  readonly application: Sent;
  readonly justSent?: boolean;
  readonly dayInTitle?: boolean;
  readonly children: ReactNode;
};

function SentNotice({ application, justSent = false, dayInTitle = false, children }: SentNoticeProps) {
  const { status, statusAt, createdAt, purgedAt } = application;
  const Box = justSent ? Outcome : Notice;
  const day = datePhrase('il', new Date(createdAt));
  const isOver = Boolean(purgedAt) || status === 'withdrawn';
  const isDated = dayInTitle && !isOver;
  const title = sentTitle(application);
  return (
    <Box tone={isOver ? 'info' : 'success'} title={isDated ? `${title} ${day}` : title}>
      {!isDated && <p>{`L’hai inviata ${day}.`}</p>}
      {purgedAt ? (
        <p>{`Puoi annullare l’eliminazione fino ${datePhrase('al', new Date(purgedAt))}.`}</p>
      ) : (
        status !== 'sent' && (
          <p className="cluster">
            <ApplicationBadge status={status} />
            <span className="muted">{datePhrase('dal', new Date(statusAt))}</span>
          </p>
        )
      )}
      {children}
    </Box>
  );
}
