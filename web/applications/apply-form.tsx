import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Asking } from '../../shared/apply-parts.ts';
import { LIMITS, tooLong } from '../../shared/limits.ts';
import { pagePath } from '../../shared/paths.ts';
import { useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { draftOf } from '../forms/draft.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useModule } from '../ui/use-module.ts';
import { AskedParts } from './asked-parts.tsx';
import { CvField, problemOf, UploadProgress } from './cv-field.tsx';
import { useApply } from './use-apply.ts';

type ApplyFormProps = { readonly job: Asking & { readonly id: string }; readonly onSent: () => void };

/** An optional message, an optional CV, one button. Both stay where they are until the server has stored the application. */
export function ApplyForm({ job, onSent }: ApplyFormProps) {
  const draft = draftOf(`apply-${job.id}`, { message: '' });
  // The field holds the text, as it may be filled in without any event; shortcuts and the limit follow what is known of it.
  const area = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const [cv, setCv] = useState<File | null>(null);
  const [cvError, setCvError] = useState<string | undefined>(undefined);
  // Name of the kept CV, where it is the one to go along.
  const [keptCv, setKeptCv] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const refuseCv = (reason: string) => {
    setCvError(reason);
    setKeptCv(null);
    // Off while sending: it takes the focus once it is on again.
    requestAnimationFrame(() => input.current?.focus());
  };
  const { pending, share, send, cancel } = useApply(job.id, refuseCv);
  const session = useSession();
  const kept = useModule(() => import('./kept-parts.tsx'), Boolean(session));
  const isTooLong = message.trim().length > LIMITS.applicationMessage;

  const write = (text: string) => {
    if (area.current && area.current.value !== text) area.current.value = text;
    setMessage(text);
    draft.write({ message: text });
  };

  // The draft is read after hydration, as the HTML is the same for everybody. A text that is already there wins.
  const begin = useEffectEvent(() => {
    const text = area.current?.value || draft.read().message;
    if (text) write(text);
  });
  useEffect(() => begin(), []);

  const choose = async (file: File | null) => {
    setCv(file);
    setKeptCv(null);
    setCvError(undefined);
    setCvError(await problemOf(file));
  };

  const chooseKept = (name: string | null) => {
    if (input.current) input.current.value = '';
    setCv(null);
    setCvError(undefined);
    setKeptCv(name);
  };

  const submit = async (text: string) => {
    if (pending || text.trim().length > LIMITS.applicationMessage || form.current === null) return;
    const fields = new FormData(form.current);
    fields.set('message', text);
    const problem = await problemOf(input.current?.files?.[0] ?? null);
    if (problem !== undefined) return refuseCv(problem);
    if (!(await send(fields))) return;
    draft.clear();
    onSent();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const shown = area.current?.value ?? '';
    write(shown);
    return submit(shown);
  };

  return (
    <form ref={form} className="stack" method="post" noValidate onSubmit={onSubmit}>
      <TextArea
        label="Messaggio (facoltativo)"
        name="message"
        rows={4}
        ref={area}
        readOnly={pending}
        onChange={(event) => write(event.currentTarget.value)}
        hint="Due righe su di te, e quando chiamarti. Lo legge solo chi ha pubblicato l’offerta, che vede anche nome ed email del tuo account."
        error={isTooLong ? tooLong(LIMITS.applicationMessage) : undefined}
      />
      <AskedParts job={job} />
      <CvField input={input} file={cv} error={cvError} disabled={pending} onChoose={choose} />
      {keptCv && <p className="break-words">{`Parte il CV che conservi: ${keptCv}.`}</p>}
      <KeepBox />
      <UploadProgress
        share={share}
        onCancel={() => {
          cancel();
          // The button that was pressed goes.
          button.current?.focus();
        }}
      />
      <Button ref={button} type="submit" icon="briefcase" loading={pending} loadingLabel="Invio in corso...">
        Candidati Ora
      </Button>
      {kept && session && (
        <kept.KeptParts
          authorization={`Bearer ${session.token}`}
          message={message}
          most={LIMITS.applicationMessage}
          cv={cv?.name ?? keptCv}
          keptCv={keptCv}
          pending={pending}
          onMessage={write}
          onKeptCv={chooseKept}
          onSend={submit}
        />
      )}
    </form>
  );
}

const KeepBox = () => (
  <Checkbox
    name="keep"
    value="true"
    label="Conserva quello che invii per la prossima volta"
    hint={
      <>
        Li vedi solo tu. Li cancelliamo dopo 12 mesi che non li usi, o quando vuoi tu dal{' '}
        <Link to={pagePath.account()}>tuo account</Link>.
      </>
    }
  />
);
