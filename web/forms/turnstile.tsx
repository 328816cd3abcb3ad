import { useEffect, useRef, useState } from 'react';
import { type FormAction, TURNSTILE_META, TURNSTILE_SCRIPT } from '../../shared/public-forms.ts';
import { scriptUrl } from '../app/trusted-types.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export type TurnstileProps = { readonly action: FormAction; readonly pending: boolean };

let loading: Promise<TurnstileApi> | null = null;

/** The script, once for the document; after a failure it is asked for again. */
function loadApi(): Promise<TurnstileApi> {
  loading ??= new Promise<TurnstileApi>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading = null;
      script.remove();
      reject(new Error('turnstile: not loaded'));
    };
    script.src = scriptUrl(TURNSTILE_SCRIPT);
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}

/** The widget of a form. A token is good once: after each attempt there is a new one. */
export function TurnstileWidget({ action, pending }: TurnstileProps) {
  const box = useRef<HTMLDivElement>(null);
  const widget = useRef<string | undefined>(undefined);
  const sent = useRef(false);
  const [state, setState] = useState<'loading' | 'shown' | 'failed' | 'elsewhere'>('loading');
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="${TURNSTILE_META}"]`);
    // This document began as another page, which may not load the script.
    if (meta?.dataset.here === undefined) return setState('elsewhere');
    let gone = false;
    loadApi().then(
      (api) => {
        if (gone || !box.current) return;
        const fail = () => setState('failed');
        const options = { sitekey: meta.content, action, language: 'it', size: 'flexible', 'error-callback': fail };
        widget.current = api.render(box.current, options);
        setState('shown');
      },
      () => setState('failed'),
    );
    return () => {
      gone = true;
      if (widget.current) window.turnstile?.remove(widget.current);
    };
  }, [action]);
  useEffect(() => {
    if (pending) sent.current = true;
    else if (sent.current && widget.current) window.turnstile?.reset(widget.current);
  }, [pending]);
  return (
    <div className="stack-sm">
      <p className="muted">
        Prima dell’invio Cloudflare Turnstile verifica che a scrivere sia una persona: di solito non devi fare niente.
      </p>
      <div ref={box} />
      {state === 'failed' && (
        <Notice tone="warning" live>
          La verifica non è arrivata: può essere la connessione, oppure un’estensione del browser che la blocca. Puoi
          provare a inviare lo stesso.
        </Notice>
      )}
      {state === 'elsewhere' && (
        <Notice tone="warning" live>
          <p>Per la verifica serve ricaricare la pagina. Quello che hai scritto resta, tranne la password.</p>
          <Button variant="secondary" onClick={() => location.reload()}>
            Ricarica la pagina
          </Button>
        </Notice>
      )}
    </div>
  );
}
