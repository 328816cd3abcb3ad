import { Button } from './button.tsx';
import { showToast } from './toast-store.ts';

/** Shares the page, or another one of the site by its path, with the device's own sheet, else copies its address and says so. */
export function ShareButton({ title, path }: { title: string; path?: string }) {
  const share = async () => {
    const url = new URL(path ?? window.location.pathname + window.location.search, window.location.origin).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    } catch (error) {
      // A closed sheet needs no message. Any other error, such as a press too long ago, leaves copying.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Link copiato', description: 'Incollalo dove vuoi condividerlo.' });
    } catch {
      showToast({ title: 'Link non copiato', description: `Copialo da qui: ${url}`, tone: 'destructive' });
    }
  };
  return (
    <Button variant="quiet" icon="share" className="needs-script" onClick={share}>
      Condividi
    </Button>
  );
}
