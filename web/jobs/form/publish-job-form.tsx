import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionUser } from '../../../shared/accounts.ts';
import { romeDay } from '../../../shared/dates.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { duplicateJobPath, pagePath } from '../../../shared/paths.ts';
import { send } from '../../api/call.ts';
import { readAgain } from '../../api/call-options.ts';
import { ApiError } from '../../api/fetch-api.ts';
import { clearSession, readSession } from '../../api/session.ts';
import { useNow } from '../../app/now.tsx';
import { PUBLISH_JOB } from '../../content/publish-job.ts';
import { draftOf } from '../../forms/draft.ts';
import { Form } from '../../forms/form.tsx';
import { sentPosition } from '../../forms/sent-position.ts';
import { useDeclaredForm } from '../../forms/use-declared-form.ts';
import { Select } from '../../ui/select.tsx';
import { useModule } from '../../ui/use-module.ts';
import { clearQuestions, isLastSeason, nextSeason, PREPARED, preparedDraft } from './duplicate-job.ts';
import { JobFormFields } from './job-form-fields.tsx';
import { EMPTY_JOB, NOT_URGENT, valuesOf } from './publish-job-values.ts';
import { useAskToSignIn } from './publish-sign-in.ts';

/** Field of the employer for whom one publishes, and its value for oneself. */
const EMPLOYER = 'employer';
const OWN = 'own';

const SAME = 'È identica all’offerta che hai pubblicato da poco, e che è già online: cambia qualcosa, poi pubblicala.';

type PublishJobFormProps = {
  readonly user: SessionUser;
  readonly copied?: OwnJob | null;
  /** True where the questions for families have filled it in. */
  readonly prepared?: boolean;
  /** Employers for whom one may publish, as far as they are known. */
  readonly managed: Managed;
  readonly readManaged: () => Promise<Managed>;
};

type Managed = readonly { readonly id: string; readonly employer: string }[];

/** The form to publish an offer, for signed-in people; it is never rendered at the edge. */
export function PublishJobForm({ user, copied = null, prepared = false, managed, readManaged }: PublishJobFormProps) {
  const employerChoice = useRef<HTMLSelectElement>(null);
  const [refused, setRefused] = useState<string>();
  const refuseEmployer = (message: string) => {
    setRefused(message);
    employerChoice.current?.focus();
  };
  const client = useQueryClient();
  const now = useNow();
  const today = romeDay(now);
  const again = copied !== null && isLastSeason(copied, now);
  const navigate = useNavigate();
  const from = prepared ? PREPARED : copied?.id;
  const askToSignIn = useAskToSignIn(from && duplicateJobPath(from));
  // Nothing waits for it.
  const preview = useModule(() => import('./job-preview.tsx'), true);
  const companyName = user.role === 'employer' ? user.name : '';
  const form = useDeclaredForm({
    rules: async () => {
      const { payForm, publishJobForm } = await import('./check-job.ts');
      return again ? payForm : publishJobForm;
    },
    empty: EMPTY_JOB,
    // The last day for applications to the other offer is its own.
    initial: copied
      ? {
          ...valuesOf(copied),
          ...nextSeason(copied, today),
          applyBy: '',
          ...NOT_URGENT,
          ...(again ? { salaryMin: '', salaryMax: '' } : {}),
        }
      : { ...EMPTY_JOB, companyName },
    // A copy has a draft of its own: an offer half-written before is neither mixed in nor lost.
    draft: prepared ? preparedDraft : draftOf(copied ? `publish-job.${copied.id}` : 'publish-job', EMPTY_JOB),
    texts: {
      submit: 'Pubblica Offerta',
      pending: 'Pubblicazione in corso...',
      failed: 'Errore',
      toasted: true,
      refused: 'Errore nella pubblicazione',
      unanswered: 'Si è verificato un errore durante la pubblicazione.',
    },
    send: async (body) => {
      if (readSession() === null) {
        await askToSignIn();
        return null;
      }
      // Waits for them: published without a choice, the offer of an employer would be somebody's own.
      const isChosen = (await readManaged()).length > 0;
      const employer = isChosen ? employerChoice.current?.value : OWN;
      if (!employer) {
        refuseEmployer('Scegli per chi pubblichi');
        return null;
      }
      const position = await sentPosition(navigator.geolocation);
      const published = await send('POST /api/jobs', {
        body: { ...body, ...position, ...(again ? { lastSeason: copied.id } : {}) },
        query: employer === OWN ? {} : { employer },
        signedIn: true,
        once: true,
      });
      void readAgain(client, 'GET /api/jobs', 'GET /api/jobs/counts');
      if (published.id !== copied?.id) return published;
      form.refuse(SAME);
      return null;
    },
    onFailed: async (error) => {
      const issue = error instanceof ApiError && error.issues.find(({ path }) => path === EMPLOYER);
      if (issue) {
        refuseEmployer(issue.message);
        return true;
      }
      if (!(error instanceof ApiError && error.status === 401)) return false;
      clearSession();
      await askToSignIn();
      return true;
    },
    onSent: async (published) => {
      if (prepared) clearQuestions();
      await navigate(pagePath.valley(), { state: { published } });
    },
  });
  return (
    <Form form={form} aria-labelledby="modulo-titolo">
      <JobFormFields
        form={form}
        positionNote={PUBLISH_JOB.positionNote}
        familyHint={!prepared}
        readsPage={from === undefined}
        mayBeUrgent
      />
      {managed.length > 0 && (
        <Select
          label="Per chi pubblichi"
          name={EMPLOYER}
          required
          placeholder="Scegli"
          hint="L’offerta e le sue candidature sono di chi scegli."
          ref={employerChoice}
          defaultValue={copied ? (copied.employer?.id ?? OWN) : ''}
          error={refused}
          onChange={() => setRefused(undefined)}
        >
          <option value={OWN}>{`Per me: ${user.name}`}</option>
          {managed.map(({ id, employer }) => (
            <option key={id} value={id}>
              {employer}
            </option>
          ))}
        </Select>
      )}
      {preview && <preview.JobPreview form={form} />}
    </Form>
  );
}
