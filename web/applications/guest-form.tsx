import { type ReactNode, use } from 'react';
import type { OfferToApply } from '../../shared/application-questions.ts';
import { GUEST_ID, GUEST_MESSAGE } from '../../shared/application-values.ts';
import { filledPath } from '../../shared/calls/path.ts';
import type { GuestApplied } from '../../shared/guest-applications.ts';
import { pagePath } from '../../shared/paths.ts';
import { WordsContext } from '../app/languages.tsx';
import { Link } from '../app/link.tsx';
import italian from '../content/languages/it/apply.json';
import { failureIn, refusalIn } from '../content/refusals.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { HumanCheck } from '../forms/human-check.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { TextArea } from '../ui/text-area.tsx';
import { EmailInput, TextInput } from '../ui/text-input.tsx';
import { CvField, UploadProgress, useCv, useUpload } from './cv-field.tsx';
import { QuestionParts } from './question-parts.tsx';

/** Parts the ids from those of the form for accounts, which is on the same page. */
const PREFIX = 'guest-';

/** Its code comes with the first press, and with it that of the outcome, which a release might remove once it is sent. */
const loadSending = () =>
  Promise.all([import('./send-application.ts'), import('./guest-applied.tsx')]).then(([sending]) => sending);

/** The server's answer, and the address that was typed. */
export type GuestSent = { readonly applied: GuestApplied; readonly email: string };

type GuestFormProps = {
  readonly job: OfferToApply;
  /** Fields that the form of another language alone has. */
  readonly children?: ReactNode;
  /** Has to be the same function in every render: new props would drop what was typed before the code came. */
  readonly onApplied: (sent: GuestSent) => void;
};

/** Applying without an account: a form that a page without script sends as well. */
export function GuestForm({ job, children, onApplied }: GuestFormProps) {
  const translated = use(WordsContext)?.texts;
  const texts = translated?.apply ?? italian;
  const cv = useCv();
  const { share, cancel, upload } = useUpload();
  const wrong = translated && ((name: string, message: string) => refusalIn(translated, name, message));
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/guest-applications.ts')).guestApplyBody,
    late: true,
    also: async () => ({ cv: await cv.problem() }),
    empty: { name: '', phone: '', email: '', message: '' },
    draft: guestDraft(job.id),
    idPrefix: PREFIX,
    texts: {
      submit: texts.send,
      pending: texts.sending,
      failed: texts.failed,
      refused: 'Non è stato possibile inviare la candidatura.',
      unanswered: 'Non è arrivata nessuna risposta. Se premi di nuovo non parte due volte.',
      wrong,
      failedIn: translated && ((status) => failureIn(translated, status)),
    },
    send: async (_, shown) => {
      const { sendGuestApplication } = await loadSending();
      return upload(async (parts) => {
        try {
          return await sendGuestApplication(job.id, shown, parts);
        } catch (error) {
          if (!parts.signal.aborted) throw error;
          form.refuse(
            translated ? failureIn(translated) : 'Hai interrotto l’invio. Se premi di nuovo non parte due volte.',
          );
          return null;
        }
      });
    },
    onSent: (applied, { email = '' }) => onApplied({ applied, email }),
  });
  // In Arabic, too, numbers and addresses run from left to right.
  const dir = translated && 'ltr';
  const { field } = form;
  return (
    <>
      <Form
        form={form}
        className="pt-2"
        action={filledPath('POST /api/jobs/:id/guest-applications', { id: job.id })}
        encType="multipart/form-data"
        aria-labelledby={GUEST_ID}
      >
        <TextInput label={texts.name} required autoComplete="name" {...field('name')} />
        <TextInput
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={texts.phoneHint}
          dir={dir}
          {...field('phone')}
        />
        <EmailInput label={texts.email} hint={texts.emailHint} dir={dir} {...field('email')} />
        {children}
        <QuestionParts job={job} idPrefix={PREFIX} errorOf={form.error} />
        <TextArea
          label={texts.message}
          rows={3}
          maxLength={GUEST_MESSAGE}
          hint={texts.messageHint}
          {...field('message')}
        />
        <CvField
          cv={cv}
          idPrefix={PREFIX}
          label={texts.cv}
          error={(cv.error && (wrong?.('cv', cv.error) ?? cv.error)) ?? form.error('cv')}
          disabled={form.pending}
          onChoose={() => form.changed('cv')}
        />
        <UploadProgress share={share} onCancel={cancel} />
        <HumanCheck action="apply" pending={form.pending} />
      </Form>
      <p className="muted pt-4">
        {texts.privacy}{' '}
        <Link to={pagePath.privacy()}>{translated ? `Privacy ${translated.site.inItalian}` : 'Privacy'}</Link>
      </p>
    </>
  );
}

/** Name and contact are offered again at the next offer, as long as the tab lives. */
const CONTACT = draftOf('guest-contact', { name: '', phone: '', email: '' });

/** Keeps the contact for every offer, and the message for this one until it is sent. */
function guestDraft(jobId: string) {
  const message = draftOf(`guest-${jobId}`, { message: '' });
  return {
    read: () => ({ ...CONTACT.read(), ...message.read() }),
    write: (values: Partial<Record<'name' | 'phone' | 'email' | 'message', string>>) => {
      CONTACT.write(values);
      message.write(values);
    },
    clear: message.clear,
  };
}
