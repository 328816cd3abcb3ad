import type { CHOSEN_ROLES } from '../../shared/accounts.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { send } from '../api/call.ts';
import { Link } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { useValue } from '../forms/form-values.ts';
import { HumanCheck, humanHeaders } from '../forms/human-check.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { dancer } from '../ui/figures.ts';
import { RadioCards } from '../ui/radio-cards.tsx';
import { EmailInput, TextInput } from '../ui/text-input.tsx';
import { AccountLayout, useWayIn, type WayIn } from './account-layout.tsx';
import { NewPasswordInput } from './password-input.tsx';

function RegisterPage() {
  const wayIn = useWayIn();
  return (
    <AccountLayout
      title="Registrati"
      lead="Crea il tuo account: è gratis e ci vuole un minuto."
      art={dancer}
      wayIn={wayIn}
      withoutScript="Per registrarti serve JavaScript: attivalo nel browser e ricarica la pagina."
    >
      <RegisterForm wayIn={wayIn} />
      <p>
        Hai già un account? <Link to={wayIn.withNext(pagePath.login())}>Accedi</Link>
      </p>
    </AccountLayout>
  );
}

const DRAFT = draftOf('register', { name: '', email: '' });

type ChosenRole = (typeof CHOSEN_ROLES)[number];

const CHOICES: readonly { value: ChosenRole; label: string; meaning: string }[] = [
  { value: 'user', label: 'Lavoratore', meaning: 'Cerco lavoro' },
  { value: 'employer', label: 'Azienda', meaning: 'Cerco personale' },
];

function RegisterForm({ wayIn: { enter, publishing, family } }: { wayIn: WayIn }) {
  const first = publishing && !family ? 'employer' : 'user';
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/accounts.ts')).registerBody,
    empty: { name: '', email: '', password: '', role: first as ChosenRole },
    draft: DRAFT,
    texts: {
      submit: 'Registrati',
      pending: 'Registrazione in corso...',
      failed: 'Errore di registrazione',
      toasted: true,
      refused: 'Registrazione fallita',
      unanswered: 'Si è verificato un errore durante la registrazione.',
    },
    send: (body, { fields }) =>
      send('POST /api/register', {
        body,
        headers: humanHeaders(fields),
        signedIn: true,
      }),
    onSent: (session) => enter(session, 'Il tuo account è pronto.'),
  });
  const role = useValue(form, 'role');
  return (
    <Form form={form} aria-label="Registrati">
      <RadioCards
        legend="Mi registro come"
        name="role"
        choices={CHOICES}
        input={(value) => ({ defaultChecked: value === first, ...form.register('role') })}
      />
      <TextInput
        label="Nome"
        hint="Il tuo nome, o quello dell’azienda."
        required
        autoComplete="name"
        {...form.field('name')}
      />
      <EmailInput
        label="Email"
        hint={`Serve per accedere e per ricevere ${role === 'employer' ? 'le candidature' : 'le risposte'}. Non la pubblichiamo.`}
        required
        {...form.field('email')}
      />
      <NewPasswordInput label="Password" {...form.field('password')} />
      <p className="muted">
        Registrandoti accetti i <Link to={pagePath.terms()}>Termini</Link>. Come trattiamo i tuoi dati lo dice la{' '}
        <Link to={pagePath.privacy()}>Privacy</Link>.
      </p>
      <HumanCheck action="register" pending={form.pending} />
    </Form>
  );
}

export const page = ownPage(RegisterPage, pagePath.register(), {
  title: 'Crea il tuo account gratuito',
  description: `Registrati gratis su ${SITE_NAME}: ti candidi alle offerte ${VALLEY.of} o pubblichi le tue, in un minuto.`,
  keywords: ['registrazione gratuita', 'account lavoratore', 'account azienda', `lavoro ${VALLEY.name}`],
});
