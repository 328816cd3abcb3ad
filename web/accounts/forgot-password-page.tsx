import { useState } from 'react';
import type { Done } from '../../shared/accounts.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { send } from '../api/call.ts';
import { Link } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { Form } from '../forms/form.tsx';
import { HumanCheck, humanHeaders } from '../forms/human-check.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { Button } from '../ui/button.tsx';
import { ladder } from '../ui/figure.tsx';
import { EmailInput } from '../ui/text-input.tsx';
import { EMAIL_DRAFT, useWayIn } from './account-layout.tsx';

const HOW_IT_WORKS = {
  title: 'Come funziona',
  points: [
    'Ti mandiamo un link per email: vale un’ora e una volta sola.',
    'Se non arriva in qualche minuto, guarda nella posta indesiderata.',
    'Finché non scegli una nuova password vale quella di prima.',
  ],
};

function ForgotPasswordPage() {
  const { withNext } = useWayIn();
  const [done, setDone] = useState<Done | null>(null);
  return (
    <FormFrame
      title="Password dimenticata?"
      art={ladder}
      withoutScript="Per chiedere il link serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={HOW_IT_WORKS}
    >
      {done ? (
        <Outcome tone="success" title="Controlla la posta">
          <p>{done.message}</p>
          <Button variant="secondary" className="self-start" onClick={() => setDone(null)}>
            Chiedi di nuovo
          </Button>
        </Outcome>
      ) : (
        <>
          <p className="text-lead text-muted">Scrivi la tua email: ti mandiamo un link per sceglierne una nuova.</p>
          <ForgotPasswordForm onDone={setDone} />
        </>
      )}
      <p>
        Te la sei ricordata? <Link to={withNext(pagePath.login())}>Accedi</Link>
      </p>
    </FormFrame>
  );
}

function ForgotPasswordForm({ onDone }: { onDone: (done: Done) => void }) {
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/accounts.ts')).forgotPasswordBody,
    empty: { email: '' },
    // Kept once the link is sent: the address is typed again where people log in.
    draft: { ...EMAIL_DRAFT, clear: () => undefined },
    texts: {
      submit: 'Inviami il link',
      pending: 'Invio in corso...',
      failed: 'Link non inviato',
      refused: 'Non è stato possibile inviare il link.',
    },
    send: (body, { fields }) => send('POST /api/password/forgot', { body, headers: humanHeaders(fields) }),
    onSent: onDone,
  });
  return (
    <Form form={form} aria-label="Password dimenticata">
      <EmailInput label="Email" hint="Quella con cui accedi." required {...form.field('email')} />
      <HumanCheck action="reset" pending={form.pending} />
    </Form>
  );
}

export const page = ownPage(ForgotPasswordPage, pagePath.forgotPassword(), {
  title: 'Password dimenticata',
  description: `Hai dimenticato la password di ${SITE_NAME}? Scrivi la tua email: ti mandiamo un link per sceglierne una nuova.`,
  keywords: ['password dimenticata', 'recuperare la password'],
});
