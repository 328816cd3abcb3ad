import { useMutation } from '@tanstack/react-query';
import type { OwnApplication } from '../../shared/applications.ts';
import { fetchCall } from '../api/call.ts';
import { saveFile } from '../api/save-file.ts';
import { failureToast } from '../forms/failure.ts';
import { Button } from '../ui/button.tsx';
import { useApplicant } from './applicant.ts';

type CvDownloadProps = {
  readonly applicationId: string;
  readonly cv: NonNullable<OwnApplication['cv']>;
  readonly label: string;
};

const TEXTS = { refused: 'Il CV non è arrivato.', unanswered: 'Controlla la connessione e riprova.' };

/** A button and no link: the session's token goes with the request, and a link could not carry it. */
export function CvDownload({ applicationId, cv: { name, size }, label }: CvDownloadProps) {
  const authorization = useApplicant();
  const download = useMutation({
    mutationFn: () => saveCv(applicationId, name, authorization),
    onError: failureToast('CV non scaricato', TEXTS),
  });
  return (
    <div className="cluster">
      <Button
        variant="secondary"
        icon="file"
        loading={download.isPending}
        loadingLabel="Scaricamento..."
        onClick={() => download.mutate()}
      >
        {label}
      </Button>
      <span className="muted min-w-0 break-words">{`${name}, ${fileSize(size)}`}</span>
    </div>
  );
}

/**
 * Has the browser save a file that only the session's token opens.
 * @throws ApiError, or TypeError where there is no network
 */
async function saveCv(id: string, name: string, authorization: string): Promise<void> {
  const response = await fetchCall('GET /api/applications/:id/cv', { params: { id }, authorization });
  saveFile(await response.blob(), name);
}

const KB = 1024;
const MB = KB * KB;

/** `340 KB`, `1,2 MB`: at least one KB, as nobody counts bytes. */
export const fileSize = (bytes: number): string =>
  bytes < MB
    ? `${Math.max(1, Math.round(bytes / KB))} KB`
    : `${(bytes / MB).toLocaleString('it-IT', { maximumFractionDigits: 1 })} MB`;
