import { useId } from 'react';
import { Button } from './button.tsx';
import { TextArea } from './text-area.tsx';
import { showToast } from './toast-store.ts';

/** A text to be pasted elsewhere, with a button that copies it; where that is not allowed, people copy it by hand. */
export function CopyText({ label, text }: { readonly label: string; readonly text: string }) {
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: 'Testo copiato', description: 'Incollalo dove ti serve.' });
    } catch {
      showToast({ title: 'Testo non copiato', description: 'Selezionalo e copialo da qui.', tone: 'destructive' });
    }
  };
  return (
    // A long address in the text must not widen what is around it.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextArea id={id} name={id} label={label} rows={4} readOnly value={text} />
      <p>
        <Button variant="secondary" onClick={copy}>
          Copia il testo
        </Button>
      </p>
    </div>
  );
}
