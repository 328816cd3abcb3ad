import { type FormEvent, useState } from 'react';
import type { OfferToApply } from '../../shared/application-questions.ts';
import { GUEST_ID, GUEST_MESSAGE, NO_CONTACT, NO_NAME } from '../../shared/application-values.ts';
import { filledPath } from '../../shared/calls/path.ts';
import type { GuestApplied } from '../../shared/guest-applications.ts';
import { pagePath } from '../../shared/paths.ts';
import { Link } from '../app/link.tsx';
import { useHydrated } from '../app/use-hydrated.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { HumanCheck } from '../forms/human-check.tsx';
import { Button } from '../ui/button.tsx';
import { fieldId } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EmailInput, TextInput } from '../ui/text-input.tsx';
import { phoneProblem } from './apply-texts.ts';
import { CvField, UploadProgress, useCv, useUpload } from './cv-field.tsx';
import { QuestionParts } from './question-parts.tsx';
import type { GuestErrors, GuestOutcome } from './send-application.ts';
import { useGuestDrafts } from './use-guest-drafts.ts';

/** Parts the ids from those of the form for accounts, which is on the same page. */
const PREFIX = 'guest-';

/** Its code comes with the first press, and with it that of the outcome, which a release might remove once it is sent. */
const loadSending = () =>
  Promise.all([import('./send-application.ts'), import('./guest-applied.tsx')]).then(
    ([sending]) => sending,
    () => null,
  );
const NO_CODE = 'Controlla la connessione e riprova: quello che hai scritto è ancora qui.';

async function problemsIn(fields: FormData): Promise<GuestErrors> {
  const typed = (name: string): string => String(fields.get(name) ?? '').trim();
  return {
    name: typed('name') ? undefined : NO_NAME,
    phone: await phoneProblem(fields.get('phone'), typed('email') ? undefined : NO_CONTACT),
  };
}

/** The server's answer, and the address that was typed. */
export type GuestSent = { readonly applied: GuestApplied; readonly email: string };

type GuestFormProps = {
  readonly job: OfferToApply;
  /** Has to be the same function in every render: new props would drop what was typed before the code came. */
  readonly onApplied: (sent: GuestSent) => void;
};

/** Applying without an account: a plain form, which a page without script sends as well. */
export function GuestForm({ job, onApplied }: GuestFormProps) {
  const [outcome, setOutcome] = useState<GuestOutcome>({});
  const [tries, setTries] = useState(0);
  const cv = useCv();
  const { pending, share, cancel, run } = useUpload();
  const form = useGuestDrafts(job.id);
  const hydrated = useHydrated();
  const { failure } = outcome;

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    // Read before the fields are off.
    const fields = new FormData(element);
    const sent = await run(async (upload): Promise<GuestOutcome> => {
      setOutcome(({ errors = {} }) => ({ errors }));
      const errors = { ...(await problemsIn(fields)), cv: await cv.problem() };
      if (Object.values(errors).some(Boolean)) return { errors };
      return (await loadSending())?.sendGuestApplication(job.id, { element, fields, upload }) ?? { failure: NO_CODE };
    });
    if (sent === null) return;
    setOutcome(sent);
    if (sent.applied) {
      form.sent();
      return onApplied({ applied: sent.applied, email: String(fields.get('email') ?? '').trim() });
    }
    cv.refuse(sent.errors?.cv);
    setTries((count) => count + 1);
  };

  const errors: GuestErrors = { ...outcome.errors, cv: cv.error };
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
        errors={Object.entries(errors).flatMap(([name, message]) =>
          message ? [{ fieldId: fieldId(PREFIX + name), message }] : [],
        )}
      />
      <TextInput label="Nome" required autoComplete="name" {...field('name')} />
      <TextInput
        label="Telefono"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Basta questo, oppure l’email."
        onBlur={async ({ currentTarget: { value } }) => {
          const phone = await phoneProblem(value.trim());
          if (value.trim()) setOutcome((known) => ({ ...known, errors: { ...known.errors, phone } }));
        }}
        {...field('phone')}
      />
      <EmailInput
        label="Email"
        hint="Ti mandiamo un link da premere: la candidatura parte da lì, e con un altro link la segui."
        {...field('email')}
      />
      <QuestionParts job={job} idPrefix={PREFIX} errors={errors} />
      <TextArea
        label="Due righe su di te (facoltativo)"
        rows={3}
        maxLength={GUEST_MESSAGE}
        hint="Lo legge solo chi ha pubblicato l’offerta."
        {...field('message')}
      />
      <CvField cv={cv} idPrefix={PREFIX} label="Curriculum (facoltativo)" disabled={pending} />
      <UploadProgress share={share} onCancel={cancel} />
      <HumanCheck action="apply" pending={pending} />
      {failure !== undefined && (
        <Notice tone="error" title="Candidatura non inviata">
          <p>{failure}</p>
        </Notice>
      )}
      <Button type="submit" loading={pending} loadingLabel="Invio in corso...">
        Invia la candidatura
      </Button>
      <p className="muted">
        Nome, contatti e risposte arrivano a chi ha pubblicato l’offerta; li cancelliamo al più tardi sei mesi dopo la
        sua fine. Il resto è nella pagina <Link to={pagePath.privacy()}>Privacy</Link>.
      </p>
    </form>
  );
}
