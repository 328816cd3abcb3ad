import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { OwnAccount } from '../../shared/accounts.ts';
import { datePhrase, longDate } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { readSession, storeSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { failureToast } from '../forms/failure.ts';
import { Form } from '../forms/form.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Button } from '../ui/button.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { Notice } from '../ui/notice.tsx';
import { EmailInput, TextInput } from '../ui/text-input.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { CurrentPasswordInput, NewPasswordInput } from './password-input.tsx';
import { ownAccountOptions } from './queries.ts';

export function AccountDetails({ account }: { account: OwnAccount }) {
  const [editing, setEditing] = useState<string | null>(null);
  const restricted = account.suspended !== null || account.purgedAt !== null;
  const close = () => setEditing(null);
  const rows = [
    {
      label: 'Nome',
      change: 'Cambia il nome',
      text: account.name,
      form: <RenameForm account={account} onDone={close} />,
    },
    {
      label: 'Email',
      change: 'Cambia l’email',
      text: <EmailText email={account.email} />,
      form: <ChangeEmailForm onDone={close} />,
      below: !restricted && <AboutEmail account={account} />,
    },
    {
      label: 'Password',
      change: 'Cambia la password',
      text: 'La conosci solo tu: noi ne teniamo un’impronta.',
      form: <ChangePasswordForm onDone={close} />,
    },
  ];
  return (
    <section aria-labelledby="accesso" className="stack">
      <h2 id="accesso">Nome e accesso</h2>
      {rows.map((row) => (
        <Row key={row.label} {...row} restricted={restricted} editing={editing === row.label} onEdit={setEditing} />
      ))}
      {!account.proposals && !restricted && <NoProposals />}
      <p className="muted">{`Account aperto ${datePhrase('il', new Date(account.createdAt))}.`}</p>
    </section>
  );
}

/** Stands where a mailed link has ended the proposals of the next season. */
function NoProposals() {
  const client = useQueryClient();
  const resume = useMutation({
    mutationFn: () => send('PATCH /api/account', { body: { proposals: true }, signedIn: true }),
    onSuccess: (changed) => keepStored(client, ownAccountOptions(), () => changed),
    onError: failureToast('Non è cambiato niente', 'Non è stato possibile.'),
  });
  return (
    <Notice title="Non ti proponiamo di ripubblicare le offerte di stagione">
      <p>Lo hai chiesto da un’email. Se vuoi, te lo proponiamo di nuovo quando la stagione torna.</p>
      <MutationButton variant="secondary" className="self-start" mutation={resume}>
        Proponimelo di nuovo
      </MutationButton>
    </Notice>
  );
}

type RowProps = {
  readonly label: string;
  /** Accessible name of the button, for people who do not see the row. */
  readonly change: string;
  readonly text: ReactNode;
  readonly form: ReactNode;
  readonly below?: ReactNode;
  readonly restricted: boolean;
  readonly editing: boolean;
  readonly onEdit: (label: string | null) => void;
};

function Row({ label, change, text, form, below, restricted, editing, onEdit }: RowProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    onEdit(null);
    // The form had the focus: it goes back to the button that opened it, once that is there again.
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={box} className="card stack-sm">
      <div className="split">
        <div className="flex-[1_1_9rem] min-w-0">
          <h3 className="text-h4">{label}</h3>
          {!editing && <p className="break-words">{text}</p>}
        </div>
        {editing ? (
          <Button variant="quiet" onClick={close}>
            Annulla
          </Button>
        ) : (
          !restricted && (
            <Button variant="secondary" aria-label={change} onClick={() => onEdit(label)}>
              Cambia
            </Button>
          )
        )}
      </div>
      {editing ? form : below}
    </div>
  );
}

const AboutEmail = ({ account: { email, mailRefusedAt, emailVerified } }: { account: OwnAccount }) => (
  <>
    {mailRefusedAt !== null && (
      <Notice tone="warning" title={`Le email a ${email} non arrivano`}>
        <p>{`Il ${longDate(new Date(mailRefusedAt))} il servizio che le spedisce ha rifiutato questo indirizzo. Di solito succede quando la casella non esiste o non riceve più, o quando una nostra email è stata segnalata come indesiderata.`}</p>
        <p>
          Se ne hai un altro, premi “Cambia”. Se è questo quello giusto, controlla la casella e{' '}
          <Link to={pagePath.contact()}>scrivici</Link>. Intanto candidature, risposte e messaggi li trovi qui, nel tuo
          account; l’avviso sparisce quando un’email passa di nuovo.
        </p>
      </Notice>
    )}
    {!emailVerified && (
      <ConfirmAddress>
        Apri il link che ti abbiamo mandato per email. Fino ad allora candidature, risposte e messaggi li trovi solo
        qui, non nella posta, e puoi pubblicare tre offerte. Anche gli inviti a lavorare alle offerte di altri li vedi
        dopo.
      </ConfirmAddress>
    )}
  </>
);

function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/accounts.ts')).changeEmailBody,
    empty: { email: '', currentPassword: '' },
    texts: {
      submit: 'Mandami il link',
      pending: 'Invio in corso...',
      failed: 'Email non cambiata',
      refused: 'Non è stato possibile mandare il link al nuovo indirizzo.',
    },
    send: (body) => send('POST /api/account/email', { body, signedIn: true }),
    toast: ({ message }) => ({ title: 'Controlla la posta', description: message }),
    onSent: onDone,
  });
  return (
    <Form form={form} aria-label="Cambia l’email">
      <EmailInput
        label="Nuova email"
        hint="Ti mandiamo un link: finché non lo apri vale l’indirizzo di adesso."
        required
        autoFocus
        {...form.field('email')}
      />
      <CurrentPasswordInput label="Password di adesso" {...form.field('currentPassword')} />
    </Form>
  );
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/accounts.ts')).changePasswordBody,
    empty: { currentPassword: '', password: '' },
    texts: {
      submit: 'Cambia la password',
      pending: 'Cambio in corso...',
      failed: 'Password non cambiata',
      refused: 'Non è stato possibile cambiare la password.',
    },
    send: (body) => send('POST /api/account/password', { body, signedIn: true }),
    toast: () => ({
      title: 'Password cambiata',
      description: 'Sugli altri dispositivi ora bisogna accedere di nuovo.',
    }),
    onSent: (session) => {
      storeSession(session);
      onDone();
    },
  });
  return (
    <Form form={form} aria-label="Cambia la password">
      <CurrentPasswordInput label="Password di adesso" autoFocus {...form.field('currentPassword')} />
      <NewPasswordInput label="Nuova password" {...form.field('password')} />
    </Form>
  );
}

function RenameForm({ account, onDone }: { account: OwnAccount; onDone: () => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/accounts.ts')).renameBody,
    empty: { name: '' },
    initial: { name: account.name },
    texts: {
      submit: 'Salva il nome',
      pending: 'Salvataggio...',
      failed: 'Nome non cambiato',
      refused: 'Non è stato possibile cambiare il nome.',
    },
    send: (body) => send('PATCH /api/account', { body, signedIn: true }),
    toast: ({ name }) => ({ title: 'Nome cambiato', description: `Da ora ti chiami ${name}.` }),
    onSent: async (changed) => {
      await keepStored(client, ownAccountOptions(), () => changed);
      const session = readSession();
      // The header says it too.
      if (session) storeSession({ ...session, user: { ...session.user, name: changed.name } });
      onDone();
    },
  });
  return (
    <Form form={form} aria-label="Cambia il nome">
      <TextInput label="Nome" required autoFocus autoComplete="name" {...form.field('name')} />
    </Form>
  );
}
