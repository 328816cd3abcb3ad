import { useEffect } from 'react';
import { Link } from 'react-router';
import * as mini from 'zod/mini';
import { type AlertSearch, type CreatedAlert, createAlertBody, writeAlertSearch } from '../../shared/alerts.ts';
import { pagePath } from '../../shared/paths.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { EmailInput } from '../ui/text-input.tsx';
import { createAlert } from './mutations.ts';

const BODY = mini.pick(createAlertBody, { email: true });
const EMPTY = { email: '' };

type AlertFormProps = {
  readonly search: AlertSearch;
  /** Address of the signed-in account, once it is known. */
  readonly ownEmail: string | undefined;
  readonly onCreated: (created: CreatedAlert) => void;
};

/** Form for the address to which new offers of a search are sent. */
export function AlertForm({ search, ownEmail, onCreated }: AlertFormProps) {
  const form = useDeclaredForm({
    schema: BODY,
    empty: EMPTY,
    draft: draftOf('alert', EMPTY),
    texts: {
      submit: 'Crea l’avviso',
      pending: 'Creazione in corso...',
      failed: 'Avviso non creato',
      refused: 'Non è stato possibile creare l’avviso.',
    },
    send: ({ email }) => createAlert({ email, search: writeAlertSearch(search) }),
    onSent: onCreated,
  });
  const { getValues, setValue } = form;
  useEffect(() => {
    if (ownEmail && !getValues('email')) setValue('email', ownEmail);
  }, [ownEmail, getValues, setValue]);
  return (
    <Form form={form} aria-labelledby="nuovo-avviso" guarded>
      <EmailInput label="Email" hint="Dove mandiamo le nuove offerte." required {...form.field('email')} />
      <p className="muted">
        Usiamo l’indirizzo e la ricerca solo per mandarti questi avvisi, finché vuoi: ogni email ha il link per
        smettere. Il resto è nella pagina <Link to={pagePath.privacy()}>Privacy</Link>.
      </p>
    </Form>
  );
}
