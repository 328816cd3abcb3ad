import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { OfferToApply } from '../../shared/application-questions.ts';
import { pagePath } from '../../shared/paths.ts';
import { ApiError } from '../api/fetch-api.ts';
import { clearSession, useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { useValue } from '../forms/form-values.ts';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useModule } from '../ui/use-module.ts';
import { ACCOUNT_NEEDED } from './apply-texts.ts';
import { CvField, UploadProgress, useCv, useUpload } from './cv-field.tsx';
import { QuestionParts } from './question-parts.tsx';

type ApplyFormProps = {
  readonly job: OfferToApply;
  /** Has to be the same function in every render: new props would drop what was typed before the code came. */
  readonly onSent: (sent: true) => void;
};

/** Its code, and that of the outcome, comes for accounts alone. */
const loadSending = () =>
  Promise.all([import('./send-application.ts'), import('./sent-notice.tsx')]).then(([sending]) => sending);

const EMPTY = { message: '', phone: '' };

/** True for answers and ticks, which are no values of the form. */
const isPart = (name: string): boolean => !Object.hasOwn(EMPTY, name) && name !== 'cv';

/** Keeps answers and ticks as a draft does the rest. `hasTicked`: the ticks are those of the person, not of the profile. */
function usePartsDraft(jobId: string, form: RefObject<HTMLFormElement | null>) {
  const [draft] = useState(() => draftOf(`apply-${jobId}-parts`, { parts: '', ticked: '' }));
  const [{ parts: stored, ticked }] = useState(() => draft.read());
  useEffect(() => {
    const parts: readonly (readonly [name: string, value: string])[] = stored ? JSON.parse(stored) : [];
    for (const field of form.current?.elements ?? [])
      for (const [name, value] of parts)
        if (field instanceof HTMLInputElement && field.name === name) {
          if (field.type === 'checkbox') field.checked ||= field.value === value;
          else field.value ||= value;
        }
  }, [form, stored]);
  const note = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement && isPart(target.name))) return;
    draft.write({
      parts: JSON.stringify([...new FormData(currentTarget)].filter(([name]) => isPart(name))),
      ticked: target.name === 'ticks' ? 'yes' : (draft.read().ticked ?? ''),
    });
  };
  return { hasTicked: Boolean(ticked), note, clear: draft.clear };
}

/** A number, an optional message, an optional CV, one button. All stay where they are until the server has stored the application. */
export function ApplyForm({ job, onSent }: ApplyFormProps) {
  const client = useQueryClient();
  const session = useSession();
  const element = useRef<HTMLFormElement>(null);
  const cv = useCv();
  const { share, cancel, upload } = useUpload();
  // Name of the kept CV, where it is the one to go along.
  const [storedCv, setStoredCv] = useState<string | null>(null);
  // Requirements that the profile says; null without a profile.
  const [inProfile, setInProfile] = useState<readonly string[] | null>(null);
  // True where one press would send the profile but for the number: it is asked for there then.
  const [phoneFirst, setPhoneFirst] = useState(false);
  const cached = useModule(() => import('./stored-parts.tsx'), Boolean(session));
  useEffect(() => {
    if (session) void loadSending().catch(() => undefined);
  }, [session]);
  const parts = usePartsDraft(job.id, element);
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/apply-body.ts')).applyBody,
    late: true,
    also: async () => ({ cv: await cv.problem() }),
    empty: EMPTY,
    draft: draftOf(`apply-${job.id}`, EMPTY),
    texts: {
      submit: 'Candidati Ora',
      pending: 'Invio in corso...',
      failed: 'Candidatura non inviata',
      toasted: true,
      refused: 'Non è stato possibile inviare la candidatura.',
      unanswered: 'Non è arrivata nessuna risposta.',
    },
    send: async (_, { fields }) => {
      const { sendApplication } = await loadSending();
      return upload((watched) => sendApplication(client, job.id, fields, watched));
    },
    onFailed: (error) => {
      if (!(error instanceof ApiError)) return false;
      if (error.issues.some(({ path }) => path === 'cv')) setStoredCv(null);
      if (error.status !== 401) return false;
      clearSession();
      showToast(ACCOUNT_NEEDED);
      return true;
    },
    onSent: (sent) => {
      parts.clear();
      onSent(sent);
    },
  });
  const { pending, values } = form;
  const message = useValue(form, 'message');
  // The profile's own button is the first one then.
  const isShorter = Boolean(cached && inProfile && !message.includes(cached.PROFILE_OPENING));
  const phone = form.field('phone');
  const phoneField = (
    <TextInput
      label="Telefono"
      required
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint="Così ti possono chiamare. La prossima volta lo trovi già scritto."
      {...phone}
    />
  );
  const takePhone = (number: string | null) => {
    values.readShown('phone');
    // A number that is there, or being typed, stays where it is.
    if (values.read().phone) return;
    if (number !== null) values.set('phone', number);
    else if (document.activeElement?.id !== phone.id) setPhoneFirst(true);
  };
  return (
    <Form form={form} ref={element} onInput={parts.note} variant={isShorter ? 'secondary' : 'primary'}>
      {cached && session && (
        <cached.StoredParts
          job={job}
          onInProfile={setInProfile}
          onPhone={takePhone}
          phone={phoneFirst ? phoneField : null}
          authorization={`Bearer ${session.token}`}
          message={message}
          cv={cv.file?.name ?? storedCv}
          storedCv={storedCv}
          pending={pending}
          onMessage={(text) => values.set('message', text)}
          onStoredCv={(name) => {
            cv.clear();
            form.changed('cv');
            setStoredCv(name);
          }}
          onSend={(text) => element.current && form.sendShown(element.current, { message: text })}
        />
      )}
      <TextArea
        label="Messaggio (facoltativo)"
        rows={4}
        hint="Due righe su di te, e quando chiamarti. Lo legge solo chi ha pubblicato l’offerta, che vede anche nome ed email del tuo account."
        {...form.field('message')}
      />
      {!phoneFirst && phoneField}
      <QuestionParts job={job} inProfile={parts.hasTicked ? [] : (inProfile ?? [])} />
      <CvField
        cv={cv}
        label="CV (facoltativo)"
        error={cv.error ?? form.error('cv')}
        disabled={pending}
        onChoose={() => {
          setStoredCv(null);
          form.changed('cv');
        }}
      />
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
          element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
        }}
      />
    </Form>
  );
}
