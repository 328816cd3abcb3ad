import { useEffect, useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import { DRAFT_REFUSED } from './draft.ts';

/** Says so where the browser keeps no draft: then what was typed lives only as long as the page. */
export function RefusedDraft() {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const note = () => setRefused(true);
    window.addEventListener(DRAFT_REFUSED, note);
    return () => window.removeEventListener(DRAFT_REFUSED, note);
  }, []);
  if (!refused) return null;
  return (
    <Notice tone="warning" live>
      Il tuo browser non permette di conservare una bozza: se ricarichi o chiudi questa pagina prima di inviare, quello
      che hai scritto si perde.
    </Notice>
  );
}
