import { use } from 'react';
import type { Conversation } from '../../shared/conversations.ts';
import { send } from '../api/call.ts';
import { WordsContext } from '../app/languages.tsx';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { TextArea } from '../ui/text-area.tsx';
import { useApplicant } from './application-parts.tsx';
import { useApplicationWords } from './application-words.ts';

const EMPTY = { text: '' };

type LineFormProps = {
  readonly id: string;
  readonly hint: string;
  readonly onSent: (conversation: Conversation) => void;
};

/** A new line of a conversation. */
export function LineForm({ id, hint, onSent }: LineFormProps) {
  const { conversation } = useApplicationWords().texts;
  const which = { params: { id }, authorization: useApplicant() };
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/conversations.ts')).conversationLineBody,
    empty: EMPTY,
    draft: draftOf(`conversation-${id}`, EMPTY),
    // The page may have several.
    idPrefix: `${id}-`,
    texts: {
      submit: conversation.send,
      pending: conversation.sending,
      failed: conversation.notSent,
      refused: conversation.impossible,
      wrong: use(WordsContext)?.texts.translated.wrong,
    },
    send: (body) => send('POST /api/applications/:id/conversation', { ...which, body, once: true }),
    again: () => EMPTY,
    onSent,
  });
  return (
    <Form form={form} aria-label={conversation.send}>
      <TextArea label={conversation.write} hint={hint} rows={3} required {...form.field('text')} />
    </Form>
  );
}
