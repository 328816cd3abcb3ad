import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OfferToApply } from '../../shared/application-questions.ts';
import { NO_PHONE } from '../../shared/application-values.ts';
import { LIMITS, tooLong } from '../../shared/limits.ts';
import { pagePath } from '../../shared/paths.ts';
import { useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { draftOf } from '../forms/draft.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useModule } from '../ui/use-module.ts';
import { NOT_SENT, phoneProblem } from './apply-texts.ts';
import { CvField, UploadProgress, useCv, useUpload } from './cv-field.tsx';
import { QuestionParts } from './question-parts.tsx';

type ApplyFormProps = { readonly job: OfferToApply; readonly onSent: () => void };

/** Its code, and that of the outcome, comes for accounts alone; null where it does not arrive. */
const loadSending = () =>
  Promise.all([import('./send-application.ts'), import('./sent-notice.tsx')]).then(
    ([sending]) => sending,
    () => null,
  );

const isTooLong = (message: string): boolean => message.trim().length > LIMITS.applicationMessage;

/** A number, an optional message, an optional CV, one button. All stay where they are until the server has stored the application. */
export function ApplyForm({ job, onSent }: ApplyFormProps) {
  const draft = draftOf(`apply-${job.id}`, { message: '', phone: '' });
  // The field holds the text, as it may be filled in without any event; shortcuts and the limit follow what is known of it.
  const area = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const cv = useCv();
  // Name of the kept CV, where it is the one to go along.
  const [storedCv, setStoredCv] = useState<string | null>(null);
  // Requirements that the profile says; null without a profile.
  const [inProfile, setInProfile] = useState<readonly string[] | null>(null);
  const phone = useRef<HTMLInputElement>(null);
  // True where one press would send the profile but for the number: it is asked for there then.
  const [phoneFirst, setPhoneFirst] = useState(false);
  const [wrongPhone, setWrongPhone] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();
  const { pending, share, cancel, run } = useUpload();
  const session = useSession();
  const cached = useModule(() => import('./stored-parts.tsx'), Boolean(session));
  useEffect(() => {
    if (session) void loadSending();
  }, [session]);

  // The profile's own button is the first one then.
  const isShorter = Boolean(cached && inProfile && !message.includes(cached.PROFILE_OPENING));

  const fillPhone = (number: string) => {
    if (phone.current) phone.current.value ||= number;
  };

  const write = (text: string) => {
    if (area.current && area.current.value !== text) area.current.value = text;
    setMessage(text);
    draft.write({ message: text, phone: phone.current?.value ?? '' });
  };

  // The draft is read after hydration, as the HTML is the same for everybody. A text that is already there wins.
  const begin = useEffectEvent(() => {
    const stored = draft.read();
    fillPhone(stored.phone ?? '');
    const text = area.current?.value || stored.message;
    if (text) write(text);
  });
  useEffect(() => begin(), []);

  const phoneField = (
    <TextInput
      label="Telefono"
      name="phone"
      required
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      ref={phone}
      readOnly={pending}
      onChange={() => write(area.current?.value ?? '')}
      hint="Così ti possono chiamare. La prossima volta lo trovi già scritto."
      error={wrongPhone}
    />
  );

  const refuseCv = (reason: string) => {
    cv.refuse(reason);
    setStoredCv(null);
    // Off while sending: it takes the focus once it is on again.
    requestAnimationFrame(() => cv.input.current?.focus());
  };

  const submit = async (text: string) => {
    if (pending || isTooLong(text) || form.current === null) return;
    const fields = new FormData(form.current);
    fields.set('message', text);
    const wrong = await phoneProblem(fields.get('phone'), NO_PHONE);
    setWrongPhone(wrong);
    if (wrong !== undefined) return phone.current?.focus();
    const problem = await cv.problem();
    if (problem !== undefined) return refuseCv(problem);
    const stored = await run(async (upload) => {
      const sending = await loadSending();
      if (!sending) showToast(NOT_SENT);
      return sending?.sendApplication(client, job.id, { form: fields, upload, onRefusedCv: refuseCv });
    });
    if (!stored) return;
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
      {cached && session && (
        <cached.StoredParts
          job={job}
          onInProfile={setInProfile}
          onPhone={(number) => {
            // A number that is there, or being typed, stays where it is.
            if (number !== null) fillPhone(number);
            else if (phone.current?.value === '' && phone.current !== document.activeElement) setPhoneFirst(true);
          }}
          phone={phoneFirst ? phoneField : null}
          authorization={`Bearer ${session.token}`}
          message={message}
          cv={cv.file?.name ?? storedCv}
          storedCv={storedCv}
          pending={pending}
          onMessage={write}
          onStoredCv={(name) => {
            cv.clear();
            setStoredCv(name);
          }}
          onSend={submit}
        />
      )}
      <TextArea
        label="Messaggio (facoltativo)"
        name="message"
        rows={4}
        ref={area}
        readOnly={pending}
        onChange={(event) => write(event.currentTarget.value)}
        hint="Due righe su di te, e quando chiamarti. Lo legge solo chi ha pubblicato l’offerta, che vede anche nome ed email del tuo account."
        error={isTooLong(message) ? tooLong(LIMITS.applicationMessage) : undefined}
      />
      {!phoneFirst && phoneField}
      <QuestionParts job={job} inProfile={inProfile ?? []} />
      <CvField cv={cv} label="CV (facoltativo)" disabled={pending} onChoose={() => setStoredCv(null)} />
      {storedCv && <p className="break-words">{`Parte il CV che conservi: ${storedCv}.`}</p>}
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
      <UploadProgress
        share={share}
        onCancel={() => {
          cancel();
          // The button that was pressed goes.
          button.current?.focus();
        }}
      />
      <Button
        ref={button}
        type="submit"
        variant={isShorter ? 'secondary' : 'primary'}
        loading={pending}
        loadingLabel="Invio in corso..."
      >
        Candidati Ora
      </Button>
    </form>
  );
}
