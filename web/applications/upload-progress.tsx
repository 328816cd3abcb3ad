import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/live-region.tsx';

type UploadProgressProps = {
  /** From 0 to 1; null where nothing is being sent. */
  readonly share: number | null;
  readonly onCancel: () => void;
};

/** How far a file has got, and the way to break it off. Announced in quarters: every percent would be a flood. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const id = useId();
  return (
    <>
      <LiveRegion>{share === null ? '' : announcement(Math.floor(share * 4) * 25)}</LiveRegion>
      {share !== null && (
        <div className="stack-sm">
          <label htmlFor={id} className="muted">
            {share < 1 ? `Invio del CV: ${Math.floor(share * 100)}%` : 'CV caricato, attendo la conferma'}
          </label>
          <progress className="w-full" id={id} max={1} value={share} />
          {/* An uploaded file may be stored any moment: it can be withdrawn then, not broken off. */}
          {share < 1 && (
            <Button variant="secondary" className="self-start" onClick={onCancel}>
              Annulla
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const announcement = (percent: number): string =>
  percent < 100 ? `Invio del CV: ${percent}%` : 'CV caricato, attendo la conferma';
