import { type FormEvent, type ReactNode, useState } from 'react';
import { type OfferToApply, QUESTION_LIMITS, tickable } from '../../shared/application-questions.ts';
import { GUEST_MESSAGE, NO_CONTACT, NO_NAME } from '../../shared/application-values.ts';
import { filledPath } from '../../shared/calls/path.ts';
import type { GuestApplied } from '../../shared/guest-applications.ts';
import { isSeasonal } from '../../shared/job-values.ts';
import { fill, ITALIAN_LEVEL_IDS, type ItalianLevel, spokenText } from '../../shared/language-words.ts';
import { pagePath } from '../../shared/paths.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { ButtonLine, Link } from '../app/link.tsx';
import { useHydrated } from '../app/use-hydrated.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { HumanCheck } from '../forms/human-check.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { RequirementWords, useWords } from '../languages/words.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, fieldId } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EmailInput, TextInput } from '../ui/text-input.tsx';
import { APPLY_ID, phoneProblem } from './apply-texts.ts';
import { CV_FILES, useCv } from './cv-field.tsx';
import type { GuestErrors, GuestOutcome } from './send-application.ts';
import { useGuestDrafts } from './use-guest-drafts.ts';

/** Applying without an account, in another language; it reaches the employer in Italian, but for the applicant's own words. */
export function TranslatedForm({ job }: { job: OfferToApply }) {
  const { texts, counted, path } = useWords();
  const { apply, values } = texts;
  const drafts = useGuestDrafts(job.id);
  const [outcome, setOutcome] = useState<GuestOutcome>({});
  const [tries, setTries] = useState(0);
  const [pending, setPending] = useState(false);
  const [italian, setItalian] = useState<ItalianLevel>('little');
  const cv = useCv();
  const hydrated = useHydrated();
  const { applied, errors = {}, failure } = outcome;
  /** The text for each field that the rules, which speak Italian, refuse. */
  const refusals: GuestErrors = {
    name: apply.noName,
    phone: apply.wrongPhone,
    email: apply.wrongEmail,
    cv: apply.wrongCv,
  };

  async function problemsIn(fields: FormData): Promise<GuestErrors> {
    const typed = (name: string): string => String(fields.get(name) ?? '').trim();
    return {
      name: typed('name') ? undefined : NO_NAME,
      phone: await phoneProblem(fields.get('phone'), typed('email') ? undefined : NO_CONTACT),
      cv: await cv.problem(),
    };
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const element = event.currentTarget;
    const fields = new FormData(element);
    setPending(true);
    const problems = await problemsIn(fields);
    const sent: GuestOutcome = Object.values(problems).some(Boolean)
      ? { errors: problems }
      : await import('./send-application.ts').then(
          ({ sendGuestApplication }) => sendGuestApplication(job.id, { element, fields, upload: {} }),
          () => ({ failure: '' }),
        );
    setPending(false);
    setOutcome(sent);
    if (sent.applied) drafts.sent();
    else setTries((count) => count + 1);
  };

  const errorOf = (name: string): string | undefined =>
    errors[name] && (errors[name] === NO_CONTACT ? apply.noContact : (refusals[name] ?? apply.wrongText));
  const field = (name: string) => ({ name, id: fieldId(name), error: errorOf(name), readOnly: pending });
  const requirements: readonly ReactNode[] = [
    ...(job.licence ? [fill(texts.offer.licenceName, { licence: job.licence })] : []),
    ...(job.requirements ?? []).map((requirement) => (
      <RequirementWords key={requirement.what} requirement={{ ...requirement, reason: null }} />
    )),
  ];
  return (
    <section id={APPLY_ID} className="card stack-sm" aria-labelledby="candidati-titolo" tabIndex={-1}>
      <h2 id="candidati-titolo" className="text-h3">
        {apply.title}
      </h2>
      {applied && <Applied applied={applied} path={path} correct={() => setOutcome({})} />}
      <form
        ref={drafts.element}
        hidden={applied !== undefined}
        className="stack pt-2"
        method="post"
        action={filledPath('POST /api/jobs/:id/guest-applications', { id: job.id })}
        encType="multipart/form-data"
        noValidate={hydrated}
        onSubmit={onSubmit}
        onInput={drafts.write}
      >
        <p className="muted">{apply.lead}</p>
        <ErrorSummary
          submitCount={tries}
          title={counted(texts.counted.errors, Object.values(errors).filter(Boolean).length)}
          errors={Object.keys(errors).flatMap((name) => {
            const message = errorOf(name);
            return message ? [{ fieldId: fieldId(name), message }] : [];
          })}
        />
        <input type="hidden" name="language" value={texts.language} />
        <TextInput label={apply.name} required autoComplete="name" {...field('name')} />
        <TextInput
          label={apply.phone}
          hint={apply.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          {...field('phone')}
        />
        <EmailInput label={apply.email} hint={apply.emailHint} dir="ltr" {...field('email')} />
        <Select
          label={apply.italian}
          name="italian"
          defaultValue={italian}
          onChange={({ currentTarget: { value } }) =>
            setItalian(ITALIAN_LEVEL_IDS.find((level) => level === value) ?? italian)
          }
          hint={
            <>
              {apply.italianHint} <bdi lang="it">{`“${spokenText(texts.language, italian)}”`}</bdi>
            </>
          }
        >
          {ITALIAN_LEVEL_IDS.map((level) => (
            <option key={level} value={level}>
              {values.italian[level]}
            </option>
          ))}
        </Select>
        {requirements.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="font-600 leading-snug">{apply.has}</legend>
            {tickable(job).map(({ what, preferred }, index) => (
              <Checkbox
                key={what}
                id={fieldId(`ticks-${index}`)}
                name="ticks"
                value={what}
                label={requirements[index]}
                hint={preferred ? apply.aPlus : undefined}
              />
            ))}
          </fieldset>
        )}
        {(job.questions ?? []).map((id) => (
          <TextInput
            key={id}
            label={fill(apply.optional, { label: values.question[id] })}
            autoComplete="off"
            maxLength={QUESTION_LIMITS.answer}
            {...field(`answers.${id}`)}
          />
        ))}
        {isSeasonal(job) && (
          <Checkbox name="nextSeason" value="true" label={apply.nextSeason} hint={apply.nextSeasonHint} />
        )}
        <TextArea
          label={apply.message}
          hint={apply.messageHint}
          rows={3}
          maxLength={GUEST_MESSAGE}
          {...field('message')}
        />
        <Field id={fieldId('cv')} label={apply.cv} hint={apply.cvHint} error={errorOf('cv')}>
          {(control) => (
            <input {...control} ref={cv.input} type="file" name="cv" accept={CV_FILES} className="control" />
          )}
        </Field>
        <HumanCheck action="apply" pending={pending} />
        {failure !== undefined && (
          <Notice tone="error" title={apply.failed} live>
            <p>{apply[FAILURES[outcome.status ?? 0] ?? 'failedOther']}</p>
          </Notice>
        )}
        <Button type="submit" loading={pending} loadingLabel={apply.sending}>
          {apply.send}
        </Button>
        <p className="muted">
          {apply.privacy} <Link to={pagePath.privacy()}>{`Privacy ${texts.site.inItalian}`}</Link>
        </p>
      </form>
    </section>
  );
}

/** Reasons of a failure by its status; without one nobody has answered. */
const FAILURES: Readonly<Record<number, 'failedOffline' | 'failedEnded' | 'failedMany'>> = {
  0: 'failedOffline',
  409: 'failedEnded',
  429: 'failedMany',
};

type AppliedProps = {
  readonly applied: GuestApplied;
  readonly path: (path: string) => string;
  readonly correct: () => void;
};

function Applied({ applied: { state, token }, path, correct }: AppliedProps) {
  const { apply } = useWords().texts;
  if (state === 'waiting')
    return (
      <Outcome tone="info" title={apply.waiting}>
        <p>{apply.waitingText}</p>
        <p>
          <Button variant="secondary" onClick={correct}>
            {apply.correct}
          </Button>
        </p>
      </Outcome>
    );
  return (
    <Outcome tone="success" title={apply.sent}>
      <p>{apply.sentText}</p>
      {token !== null && (
        <ButtonLine variant="primary" to={path(linkedApplicationLink(token))}>
          {apply.follow}
        </ButtonLine>
      )}
    </Outcome>
  );
}
