import { useMutation } from '@tanstack/react-query';
import { type ComponentType, createContext, useContext } from 'react';
import type { OwnApplication } from '../../shared/applications.ts';
import { pagePath } from '../../shared/paths.ts';
import { fetchCall } from '../api/call.ts';
import { authorizationOf } from '../api/request.ts';
import { saveFile } from '../api/save-file.ts';
import { ButtonLine } from '../app/link.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useApplicationWords } from './application-words.ts';

/** Stands below a refused application that came without an offer. */
export const ProposeOffer = () => (
  <Notice title="Vuoi pubblicare un annuncio?" className="no-print">
    <p>Questa persona si è presentata senza un’offerta: se cerchi altro, scrivilo in un annuncio.</p>
    <ButtonLine to={pagePath.publishJob()}>Pubblica un’offerta</ButtonLine>
  </Notice>
);

type CvDownloadProps = {
  readonly applicationId: string;
  readonly cv: NonNullable<OwnApplication['cv']>;
  readonly label: string;
};

export function CvDownload({ applicationId, cv: { name, size }, label }: CvDownloadProps) {
  const authorization = useApplicant();
  const params = { id: applicationId };
  return (
    <div className="cluster">
      <CvButton
        name={name}
        label={label}
        load={() => fetchCall('GET /api/applications/:id/cv', { params, authorization })}
      />
      <span className="muted min-w-0 break-words">{`${name}, ${fileSize(size)}`}</span>
    </div>
  );
}

type CvButtonProps = { readonly name: string; readonly label: string; readonly load: () => Promise<Response> };

/** A button and no link: the session's token goes with the request, and a link could not carry it. */
export function CvButton({ name, label, load }: CvButtonProps) {
  const { texts, failed } = useApplicationWords();
  const { loading, notLoaded, notArrived } = texts.sent;
  const download = useMutation({
    mutationFn: async () => saveFile(await (await load()).blob(), name),
    onError: failed(notLoaded, notArrived),
  });
  return (
    <MutationButton variant="secondary" icon="file" mutation={download} loadingLabel={loading}>
      {label}
    </MutationButton>
  );
}

const KB = 1024;
const MB = KB * KB;

/** `340 KB`, `1,2 MB`: at least one KB, as nobody counts bytes. */
export const fileSize = (bytes: number): string =>
  bytes < MB
    ? `${Math.max(1, Math.round(bytes / KB))} KB`
    : `${(bytes / MB).toLocaleString('it-IT', { maximumFractionDigits: 1 })} MB`;

/** Token of the private link by which an application without an account is looked at; null where an account does. */
export const ApplicantLink = createContext<string | null>(null);

/** Header of the applicant's calls: that of the link, or of the session. */
export function useApplicant(): string {
  const token = useContext(ApplicantLink);
  return token === null ? (authorizationOf({ signedIn: true }).Authorization ?? '') : `Link ${token}`;
}

type ReportProps = { readonly kind: 'conversation'; readonly id: string; readonly authorization: string };

/** Button that reports a conversation, by its application and the header of its reader. */
export const ReportConversation = createContext<ComponentType<ReportProps>>(() => null);

export const LoadingApplication = ({ label = 'Caricamento candidatura...' }: { label?: string }) => (
  <div className="stack needs-script" aria-busy="true">
    <p className="sr-only">{label}</p>
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
  </div>
);

export const UNREAD = {
  refused: 'La candidatura non è arrivata.',
  unanswered: 'La candidatura non è arrivata: controlla la connessione e riprova.',
};

export const LIST_TEXTS = {
  loading: 'Caricamento candidature...',
  failed: 'Non riusciamo a caricare le candidature',
  more: 'Mostra altre',
};
