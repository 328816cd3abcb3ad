import { fieldId } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { draftOf } from './draft.ts';

const NAME = 'contatto';
const LONGEST = 80;

/** Offered again at the next answer, as long as the tab lives. */
const CONTACT = draftOf('hired-contact', { contact: '' });

/** Name and number that somebody who is hired calls, at first those of the offer. Rendered in the browser only, once that answer is chosen. */
export const HiredContact = ({ offered }: { offered: string }) => (
  <TextInput
    id={fieldId(NAME)}
    name={NAME}
    label="Nome e numero da chiamare"
    hint="La persona li legge con “Assunta”, e vi accordate. Per esempio: Marta, 333 1234567."
    maxLength={LONGEST}
    defaultValue={CONTACT.read().contact || offered}
  />
);

/** The line to somebody who is hired, with the contact in front; undefined where there is nothing to say. */
export function hiredNote(fields: FormData, note: string): string | undefined {
  const contact = String(fields.get(NAME) ?? '').trim();
  if (contact) CONTACT.write({ contact });
  return [...(contact ? [`Per accordarvi: ${contact}`] : []), ...(note ? [note] : [])].join('\n') || undefined;
}
