import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type Done, forgotPasswordBody } from '../../shared/accounts.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { TextInput } from '../ui/text-input.tsx';
import { EMAIL_DRAFT } from './email-draft.ts';
import { forgotPassword } from './mutations.ts';

const FIELDS = ['email'] as const;
const FAILED = 'Link non inviato';
const TEXTS = {
  refused: 'Non è stato possibile inviare il link.',
  unanswered: 'Non è stato possibile inviare il link.',
};

export function ForgotPasswordForm({ onDone }: { onDone: (done: Done) => void }) {
  const form = useForm({ resolver: zodResolver(forgotPasswordBody), shouldFocusError: false });
  useDraft(form, EMAIL_DRAFT);

  const submit = form.handleSubmit(async (body) => {
    try {
      onDone(await forgotPassword(body));
    } catch (error) {
      showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
  });

  return (
    <Form
      aria-label="Password dimenticata"
      status={formStatus(form.formState, FIELDS)}
      failureTitle={FAILED}
      submitLabel="Inviami il link"
      pendingLabel="Invio in corso..."
      guarded
      onSubmit={submit}
    >
      <TextInput
        label="Email"
        hint="Quella con cui accedi."
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
    </Form>
  );
}
