import { useQueryClient } from '@tanstack/react-query';
import type { ReceivedApplication } from '../../shared/answers.ts';
import { romeClock } from '../../shared/dates.ts';
import type { Interview } from '../../shared/interviews.ts';
import { send } from '../api/call.ts';
import { readAgain } from '../api/call-options.ts';
import { useNow } from '../app/now.tsx';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { DateInput } from '../ui/date-input.tsx';
import { TextInput } from '../ui/text-input.tsx';

type ProposeFormProps = { readonly application: ReceivedApplication; readonly interview: Interview | undefined };

const EMPTY = { time1: '', time2: '', time3: '', minutes: '', place: '' };

/** Proposes one to three times. Day and hour are those that clocks in Rome show, whatever the device's own says. */
export function ProposeForm({ application: { id, name, email }, interview }: ProposeFormProps) {
  const client = useQueryClient();
  const now = useNow();
  const { minutes = 30, place = '' } = interview ?? {};
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/interviews.ts')).proposeInterviewBody,
    empty: EMPTY,
    initial: { ...EMPTY, minutes: String(minutes), place },
    idPrefix: `colloquio-${id}-`,
    texts: {
      submit: interview ? 'Proponi questi orari' : 'Proponi il colloquio',
      pending: 'Invio in corso...',
      failed: 'Colloquio non proposto',
      refused: 'Non è stato possibile proporlo.',
    },
    send: (body) => send('POST /api/applications/:id/interview', { params: { id }, body, signedIn: true }),
    toast: () => ({
      title: 'Colloquio proposto',
      description:
        email === null
          ? `${name} ha lasciato solo il telefono: manda il link per scegliere.`
          : `${name} sceglie un orario dall’email o dalla sua candidatura.`,
    }),
    onSent: () => readAgain(client, 'GET /api/interviews', 'GET /api/applications/received'),
  });
  return (
    <details className="no-print">
      <summary className="py-2.5 font-600">{interview ? 'Proponi altri orari' : 'Proponi un colloquio'}</summary>
      <Form form={form} aria-label={`Colloquio con ${name}`} className="pt-2">
        <p className="muted">Da uno a tre orari, all’ora italiana. La persona ne sceglie uno.</p>
        {(['time1', 'time2', 'time3'] as const).map((name) => (
          <DateInput
            key={name}
            type="datetime-local"
            label={name === 'time1' ? 'Giorno e ora' : 'Oppure'}
            min={romeClock(now)}
            required={name === 'time1'}
            {...form.field(name)}
          />
        ))}
        <TextInput
          label="Durata in minuti"
          type="number"
          inputMode="numeric"
          min={10}
          max={240}
          required
          {...form.field('minutes')}
        />
        <TextInput
          label="Dove"
          hint="L’indirizzo, oppure il numero di telefono, oppure il link della videochiamata."
          required
          {...form.field('place')}
        />
      </Form>
    </details>
  );
}
