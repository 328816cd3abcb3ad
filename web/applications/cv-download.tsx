import { useMutation } from '@tanstack/react-query';
import type { OwnApplication } from '../../shared/applications.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { saveFile } from '../api/save-file.ts';
import { readSession } from '../api/session.ts';
import { failureText } from '../forms/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { fileSize } from './file-size.ts';

type CvDownloadProps = {
  readonly applicationId: string;
  readonly cv: NonNullable<OwnApplication['cv']>;
  readonly label: string;
};

const TEXTS = { refused: 'Il CV non è arrivato.', unanswered: 'Controlla la connessione e riprova.' };

/** A button and no link: the session's token goes with the request, and a link could not carry it. */
export function CvDownload({ applicationId, cv: { name, size }, label }: CvDownloadProps) {
  const download = useMutation({
    mutationFn: () => saveFile(ownApiPath.applicationCv(applicationId), { name, token: readSession()?.token }),
    onError: (error) =>
      showToast({ title: 'CV non scaricato', description: failureText(error, TEXTS), tone: 'destructive' }),
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
      <span className="muted min-w-0 break-words">
        {name}, {fileSize(size)}
      </span>
    </div>
  );
}
