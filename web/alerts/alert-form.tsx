import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import * as mini from 'zod/mini';
import { type AlertSearch, type CreatedAlert, createAlertBody, writeAlertSearch } from '../../shared/alerts.ts';
import { pagePath } from '../../shared/paths.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { TextInput } from '../ui/text-input.tsx';
import { createAlert } from './mutations.ts';

const BODY = mini.pick(createAlertBody, { email: true });
const FIELDS = ['email'] as const;
const DRAFT = draftOf('alert', { email: '' });
const FAILED = 'Avviso non creato';
const TEXTS = {
  refused: 'Non è stato possibile creare l’avviso.',
  unanswered: 'Non è stato possibile creare l’avviso.',
};

type AlertFormProps = {
  readonly search: AlertSearch;
  /** Address of who is signed in, once it is known. */
  readonly ownEmail: string | undefined;
  readonly onCreated: (created: CreatedAlert) => void;
};

/** Where the new offers of a search are to be sent. */
export function AlertForm({ search, ownEmail, onCreated }: AlertFormProps) {
  const form = useForm({ resolver: zodResolver(BODY), shouldFocusError: false });
  useDraft(form, DRAFT);
  const { getValues, setValue } = form;
  useEffect(() => {
    if (ownEmail && !getValues('email')) setValue('email', ownEmail);
  }, [ownEmail, getValues, setValue]);

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      onCreated(await createAlert({ email, search: writeAlertSearch(search) }));
      DRAFT.clear();
    } catch (error) {
      showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
  });

  return (
    <Form
      aria-labelledby="nuovo-avviso"
      status={formStatus(form.formState, FIELDS)}
      failureTitle={FAILED}
      submitLabel="Crea l’avviso"
      pendingLabel="Creazione in corso..."
      guarded
      onSubmit={submit}
    >
      <TextInput
        label="Email"
        hint="Dove mandiamo le nuove offerte."
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <p className="muted">
        Usiamo l’indirizzo e la ricerca solo per mandarti questi avvisi, finché vuoi: ogni email ha il link per
        smettere. Il resto è nella pagina <Link to={pagePath.privacy()}>Privacy</Link>.
      </p>
    </Form>
  );
}
