import { type ComponentType, use, useState } from 'react';
import { pagePath } from '../../shared/paths.ts';
import { WordsContext } from '../app/languages.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { ReportDialogProps, ReportTarget } from './report-dialog.tsx';

/** Opens the form to report something. Its code comes when it is asked for: hardly anybody does. */
export function ReportButton(props: ReportTarget) {
  const words = use(WordsContext)?.texts.report;
  const label = words?.button ?? 'Segnala';
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const show = async () => {
    setLoading(true);
    try {
      const { ReportDialog } = await import('./report-dialog.tsx');
      setDialog(() => ReportDialog);
      setOpen(true);
    } catch {
      showToast({
        title: words?.failed ?? 'Il modulo non è arrivato',
        description: words?.refused ?? 'Controlla la connessione e riprova.',
        tone: 'destructive',
      });
    }
    setLoading(false);
  };
  return (
    <>
      <Button variant="quiet" icon="flag" className="needs-script px-2" loading={loading} onClick={show}>
        {label}
      </Button>
      <noscript>
        <a className={buttonClass('quiet')} href={pagePath.contact()}>
          {label}
        </a>
      </noscript>
      {Dialog && <Dialog {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
