import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GUEST_ID, GUEST_MESSAGE } from '../../shared/application-values.ts';
import type { Asking } from '../../shared/apply-parts.ts';
import { filledPath } from '../../shared/calls/path.ts';
import type { GuestApplied } from '../../shared/guest-applications.ts';
import { pagePath } from '../../shared/paths.ts';
import { late } from '../app/late.tsx';
import { Link } from '../app/link.tsx';
import { useHydrated } from '../app/use-hydrated.ts';
import { draftOf } from '../forms/draft.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { HumanCheck } from '../forms/human-check.tsx';
import { Button } from '../ui/button.tsx';
import { fieldId } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EmailInput, TextInput } from '../ui/text-input.tsx';
import { AskedParts } from './asked-parts.tsx';
import { CvField, problemOf, UploadProgress } from './cv-field.tsx';
import { phoneProblem } from './phone-problem.ts';
import type { GuestOutcome, Sending } from './send-guest-application.ts';

/** Parts the ids from those of the form for accounts, which is on the same page. */
const PREFIX = 'guest-';

/** Name and contact are offered again at the next offer, as long as the tab lives. */
const CONTACT = draftOf('guest-contact', { name: '', phone: '', email: '' });

const AppliedNotice = late(async () => (await import('./guest-applied.tsx')).GuestAppliedNotice);

/** Its code comes with the first press. */
const loadSending = () => import('./send-guest-application.ts').catch(() => null);
const NO_CODE = 'Controlla la connessione e riprova: quello che hai scritto è ancora qui.';

type Errors = Readonly<Record<string, string>>;

/** Applying without an account: a plain form, which a page without script sends as well. */
export function GuestForm({ job }: { job: Asking & { readonly id: string } }) {
  const [applied, setApplied] = useState<GuestApplied | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [pending, setPending] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [cv, setCv] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const form = useDrafts(job.id);
  const hydrated = useHydrated();
  if (applied) return <AppliedNotice applied={applied} />;

  const refuse = (refused: Errors, message: string | null = null) => {
    setErrors(refused);
    setFailure(message);
    setTries((count) => count + 1);
  };

  const mark = (name: string, problem: string | undefined) =>
    setErrors(({ [name]: _, ...others }) => (problem === undefined ? others : { ...others, [name]: problem }));

  const send = async (sending: Sending): Promise<GuestOutcome> =>
    (await loadSending())?.sendGuestApplication(job.id, sending) ?? { failure: NO_CODE };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const element = event.currentTarget;
    // Read before the fields are off.
    const fields = new FormData(element);
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    setFailure(null);
    const upload = { onProgress: setShare, signal: controller.signal };
    const outcome = await send({
      element,
      fields,
      cvProblem: await problemOf(file.current?.files?.[0] ?? null),
      upload,
    });
    setPending(false);
    setShare(null);
    if (outcome.applied) {
      form.sent();
      return setApplied(outcome.applied);
    }
    refuse(outcome.errors ?? {}, outcome.failure ?? null);
  };

  const field = (name: string) => ({ name, id: fieldId(PREFIX + name), error: errors[name], readOnly: pending });
  return (
    <form
      ref={form.element}
      className="stack pt-2"
      method="post"
      action={filledPath('POST /api/jobs/:id/guest-applications', { id: job.id })}
      encType="multipart/form-data"
      noValidate={hydrated}
      aria-labelledby={GUEST_ID}
      onSubmit={onSubmit}
      onInput={form.write}
    >
      <ErrorSummary
        submitCount={tries}
        errors={Object.entries(errors).map(([name, message]) => ({ fieldId: fieldId(PREFIX + name), message }))}
      />
      <TextInput label="Nome" required autoComplete="name" {...field('name')} />
      <TextInput
        label="Telefono"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Basta questo, oppure l’email."
        onBlur={async ({ currentTarget: { value } }) => value.trim() && mark('phone', await phoneProblem(value))}
        {...field('phone')}
      />
      <EmailInput
        label="Email"
        hint="Ti mandiamo un link da premere: la candidatura parte da lì, e con un altro link la segui."
        {...field('email')}
      />
      <AskedParts job={job} idPrefix={PREFIX} errors={errors} />
      <TextArea
        label="Due righe su di te (facoltativo)"
        rows={3}
        maxLength={GUEST_MESSAGE}
        hint="Lo legge solo chi ha pubblicato l’offerta."
        {...field('message')}
      />
      <CvField
        idPrefix={PREFIX}
        label="Curriculum (facoltativo)"
        input={file}
        file={cv}
        error={errors.cv}
        disabled={pending}
        onChoose={async (chosen) => {
          setCv(chosen);
          mark('cv', await problemOf(chosen));
        }}
      />
      <UploadProgress share={share} onCancel={() => running.current?.abort()} />
      <HumanCheck action="apply" pending={pending} />
      {failure !== null && (
        <Notice tone="error" title="Candidatura non inviata">
          <p>{failure}</p>
        </Notice>
      )}
      <Button type="submit" icon="briefcase" loading={pending} loadingLabel="Invio in corso...">
        Invia la candidatura
      </Button>
      <p className="muted">
        Nome, contatti e risposte arrivano a chi ha pubblicato l’offerta; li cancelliamo al più tardi sei mesi dopo la
        sua fine. Il resto è nella pagina <Link to={pagePath.privacy()}>Privacy</Link>.
      </p>
    </form>
  );
}

/** Keeps what is typed through a reload: the contact for every offer, the message for this one. */
function useDrafts(jobId: string) {
  const element = useRef<HTMLFormElement>(null);
  const message = draftOf(`guest-${jobId}`, { message: '' });
  useEffect(() => {
    const kept = { ...CONTACT.read(), ...draftOf(`guest-${jobId}`, { message: '' }).read() };
    for (const [name, value] of Object.entries(kept)) {
      const control = element.current?.elements.namedItem(name);
      // Typed before the script ran, or filled in by the browser: that wins.
      if ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.value === '')
        control.value = value;
    }
  }, [jobId]);
  return {
    element,
    write: () => {
      if (element.current === null) return;
      const typed = Object.fromEntries(new FormData(element.current)) as Record<string, string>;
      CONTACT.write(typed);
      message.write(typed);
    },
    sent: message.clear,
  };
}
