import { type FormEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { OfferToApply } from '../../shared/application-questions.ts';
import { GUEST_ID, GUEST_MESSAGE, NO_CONTACT, NO_NAME } from '../../shared/application-values.ts';
import { filledPath } from '../../shared/calls/path.ts';
import type { GuestApplied } from '../../shared/guest-applications.ts';
import { pagePath } from '../../shared/paths.ts';
import { WordsContext } from '../app/languages.tsx';
import { Link } from '../app/link.tsx';
import { useHydrated } from '../app/use-hydrated.ts';
import italian from '../content/languages/it/apply.json';
import { failureIn, refusalIn } from '../content/refusals.ts';
import { draftOf } from '../forms/draft.ts';
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
  /** Fields that the form of another language alone has. */
  readonly children?: ReactNode;
  /** Has to be the same function in every render: new props would drop what was typed before the code came. */
  readonly onApplied: (sent: GuestSent) => void;
};

/** Applying without an account: a plain form, which a page without script sends as well. */
export function GuestForm({ job, children, onApplied }: GuestFormProps) {
  const translated = use(WordsContext)?.texts;
  const texts = translated?.apply ?? italian;
  const [outcome, setOutcome] = useState<GuestOutcome>({});
  const [tries, setTries] = useState(0);
  const cv = useCv();
  const { pending, share, cancel, run } = useUpload();
  const form = useGuestDrafts(job.id);
  const hydrated = useHydrated();
  const { failure } = outcome;
  // In Arabic, too, numbers and addresses run from left to right.
  const dir = translated && 'ltr';

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

  const errors: GuestErrors = Object.fromEntries(
    Object.entries({ ...outcome.errors, cv: cv.error }).map(([name, message]) => [
      name,
      message && translated ? refusalIn(translated, name, message) : message,
    ]),
  );
  const shown = Object.entries(errors).flatMap(([name, message]) =>
    message ? [{ fieldId: fieldId(PREFIX + name), message }] : [],
  );
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
      <ErrorSummary submitCount={tries} errors={shown} />
      <TextInput label={texts.name} required autoComplete="name" {...field('name')} />
      <TextInput
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={texts.phoneHint}
        onBlur={async ({ currentTarget: { value } }) => {
          const phone = await phoneProblem(value.trim());
          if (value.trim()) setOutcome((known) => ({ ...known, errors: { ...known.errors, phone } }));
        }}
        dir={dir}
        {...field('phone')}
      />
      <EmailInput label={texts.email} hint={texts.emailHint} dir={dir} {...field('email')} />
      {children}
      <QuestionParts job={job} idPrefix={PREFIX} errors={errors} />
      <TextArea
        label={texts.message}
        rows={3}
        maxLength={GUEST_MESSAGE}
        hint={texts.messageHint}
        {...field('message')}
      />
      <CvField cv={{ ...cv, error: errors.cv }} idPrefix={PREFIX} label={texts.cv} disabled={pending} />
      <UploadProgress share={share} onCancel={cancel} />
      <HumanCheck action="apply" pending={pending} />
      {failure !== undefined && (
        <Notice tone="error" title={texts.failed}>
          <p>{translated ? failureIn(translated, outcome.status) : failure}</p>
        </Notice>
      )}
      <Button type="submit" loading={pending} loadingLabel={texts.sending}>
        {texts.send}
      </Button>
      <p className="muted">
        {texts.privacy}{' '}
        <Link to={pagePath.privacy()}>{translated ? `Privacy ${translated.site.inItalian}` : 'Privacy'}</Link>
      </p>
    </form>
  );
}

/** Name and contact are offered again at the next offer, as long as the tab lives. */
const CONTACT = draftOf('guest-contact', { name: '', phone: '', email: '' });

/** Keeps what is typed through a reload: the contact for every offer, the message for this one. */
function useGuestDrafts(jobId: string) {
  const element = useRef<HTMLFormElement>(null);
  const message = draftOf(`guest-${jobId}`, { message: '' });
  useEffect(() => {
    const stored = { ...CONTACT.read(), ...draftOf(`guest-${jobId}`, { message: '' }).read() };
    for (const [name, value] of Object.entries(stored)) {
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
      const typed = Object.fromEntries(
        [...new FormData(element.current)].map(([name, value]) => [name, String(value)]),
      );
      CONTACT.write(typed);
      message.write(typed);
    },
    sent: message.clear,
  };
}
