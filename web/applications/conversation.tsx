import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { ANSWERS, type ApplicationStatus, type RefusalReason } from '../../shared/application-values.ts';
import type { ConversationLine, Conversation as Read } from '../../shared/conversations.ts';
import { fill } from '../../shared/language-words.ts';
import { send } from '../api/call.ts';
import { keepStored, readOptions } from '../api/call-options.ts';
import { WordsContext } from '../app/languages.tsx';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { PhoneLinks } from '../layout/phone-links.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { ReportConversation, useApplicant } from './application-parts.tsx';
import { useApplicationWords } from './application-words.ts';

type Which = { readonly params: { readonly id: string }; readonly authorization: string };

/** The conversation of an application, fetched again whenever it is shown, as the other side may have written; and what shows a changed one. */
function useConversation(id: string) {
  const client = useQueryClient();
  const which: Which = { params: { id }, authorization: useApplicant() };
  const options = readOptions('GET /api/applications/:id/conversation', which, { refetchOnMount: 'always' });
  return { which, options, show: (changed: Read) => keepStored(client, options, () => changed) };
}

type ThreadProps = {
  readonly id: string;
  /** `by`: who else did it for the employer, where the employer reads it. */
  readonly history: readonly { readonly status: ApplicationStatus; readonly at: string; readonly by?: string | null }[];
  /** Reason of the refusal; null where the employer chose none, or the present status is no refusal. */
  readonly reason: RefusalReason | null;
  /** Line that came with the last answer, and who wrote it, as this side reads it. */
  readonly note: { readonly intro: string; readonly text: string } | null;
};

type ConversationProps = ThreadProps & {
  /** Purpose of the form, or its readers. */
  readonly hint: string;
  /** False where nobody has written yet: then nothing is fetched until somebody wants to. */
  readonly begun: boolean;
};

/** History of an application and the lines of both sides, in order. */
export function Conversation({ hint, begun, ...thread }: ConversationProps) {
  const { id } = thread;
  const { conversation } = useApplicationWords().texts;
  const [wanted, setWanted] = useState(begun);
  const { data, isError, refetch } = useQuery({ ...useConversation(id).options, enabled: wanted });
  return (
    <div className="stack">
      <Thread {...thread} lines={data?.lines ?? []} />
      {isError && (
        <Button variant="secondary" onClick={() => refetch()}>
          {conversation.noLines}
        </Button>
      )}
      <details
        className="no-print"
        open={begun}
        onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}
      >
        <summary className="py-2.5">{conversation.lines}</summary>
        {data && <Below id={id} read={data} hint={hint} />}
      </details>
    </div>
  );
}

function Thread({ id, history, reason, note, lines }: ThreadProps & { readonly lines: readonly ConversationLine[] }) {
  const { texts, moment } = useApplicationWords();
  const { conversation, values } = texts;
  const last = history.length - 1;
  const answer = history.findLastIndex(({ status }) => ANSWERS.some((given) => given === status));
  const noted = answer === -1 ? last : answer;
  const items: readonly { readonly at: string; readonly key: string; readonly content: ReactNode }[] = [
    ...history.map(({ status, at, by }, index) => ({
      at,
      key: `${at}-${status}`,
      content: (
        <>
          <span className={classNames(index === last && 'font-600')}>{values.status[status]}</span>
          <time dateTime={at} className="muted">
            {moment(at)}
          </time>
          {by && <span className="muted break-words">{`da ${by}`}</span>}
          {reason !== null && index === last && (
            <span className="basis-full">{`${conversation.reason}: ${values.reason[reason]}`}</span>
          )}
          {note !== null && index === noted && <TypedText {...note} lang="it" />}
        </>
      ),
    })),
    ...lines.map((line) => ({ at: line.at, key: line.id, content: <Line applicationId={id} line={line} /> })),
  ];
  return (
    <ol aria-label={conversation.history} className="list-plain stack-sm border-s border-field ps-4">
      {items
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .map(({ key, content }) => (
          <li key={key} className="cluster">
            {content}
          </li>
        ))}
    </ol>
  );
}

type TypedTextProps = { readonly text: string; readonly intro?: string; readonly lang?: string | undefined };

/** Words that somebody typed, after who did. */
export const TypedText = ({ text, intro, lang }: TypedTextProps) => (
  <p dir="auto" className="basis-full measure whitespace-pre-line break-words">
    {intro && `${intro} `}
    <span lang={lang}>
      <PhoneLinks text={text} />
    </span>
  </p>
);

function Line({ applicationId, line }: { readonly applicationId: string; readonly line: ConversationLine }) {
  const { texts, moment } = useApplicationWords();
  const { conversation } = texts;
  const { kind, mine, by, text, quoted, heldFrom, at } = line;
  return (
    <>
      <span className="font-600 break-words">{mine ? conversation.you : <bdi lang="it">{by}</bdi>}</span>
      <span className="muted">
        <time dateTime={at}>{moment(at)}</time>
        {kind === 'mail' && ` · ${conversation.byMail}`}
      </span>
      <TypedText text={text} lang={mine ? undefined : 'it'} />
      {quoted !== null && (
        <details className="basis-full">
          <summary className="py-2.5 muted">{conversation.quoted}</summary>
          <TypedText text={quoted} />
        </details>
      )}
      {heldFrom !== null && <Held applicationId={applicationId} line={line} />}
    </>
  );
}

/** A change by a button; the conversation shows it once it is stored. */
function useChange(id: string, act: (which: Which) => Promise<Read>) {
  const { which, show } = useConversation(id);
  const { texts, failed } = useApplicationWords();
  return useMutation({
    mutationFn: () => act(which),
    onSuccess: show,
    onError: failed(texts.conversation.failed, texts.conversation.impossible),
  });
}

function Held({ applicationId, line }: { readonly applicationId: string; readonly line: ConversationLine }) {
  const { conversation } = useApplicationWords().texts;
  const decide = (admit: boolean) => (which: Which) =>
    send('POST /api/applications/:id/conversation/held', { ...which, body: { line: line.id, admit } });
  const admit = useChange(applicationId, decide(true));
  const drop = useChange(applicationId, decide(false));
  return (
    <Notice tone="warning" title={conversation.held} className="basis-full">
      <p className="break-words">{fill(conversation.heldText, { from: line.heldFrom || '—' })}</p>
      <p className="cluster">
        <MutationButton variant="secondary" mutation={admit} loadingLabel={conversation.sending}>
          {conversation.admit}
        </MutationButton>
        <MutationButton variant="danger" mutation={drop} loadingLabel={conversation.moment}>
          {conversation.disown}
        </MutationButton>
      </p>
    </Notice>
  );
}

const EMPTY = { text: '' };

function LineForm({ id, hint }: Pick<ConversationProps, 'id' | 'hint'>) {
  const { conversation } = useApplicationWords().texts;
  const { which, show } = useConversation(id);
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
    onSent: show,
  });
  return (
    <Form form={form} aria-label={conversation.send}>
      <TextArea label={conversation.write} hint={hint} rows={3} required {...form.field('text')} />
    </Form>
  );
}

type BelowProps = Pick<ConversationProps, 'id' | 'hint'> & { readonly read: Read };

function Below({ id, read: { lines, ended, mayWrite }, hint }: BelowProps) {
  const { conversation } = useApplicationWords().texts;
  const Report = use(ReportConversation);
  const authorization = useApplicant();
  const end = useChange(id, (which) =>
    send('PATCH /api/applications/:id/conversation', { ...which, body: { ended: ended === null } }),
  );
  return (
    <div className="stack no-print">
      {!mayWrite && <p className="muted">{ended === 'me' ? conversation.ended : conversation.closed}</p>}
      {mayWrite && <LineForm id={id} hint={hint} />}
      <div className="cluster">
        {(ended === 'me' || (mayWrite && lines.length > 0)) && (
          <MutationButton variant="quiet" className="px-2" mutation={end} loadingLabel={conversation.moment}>
            {ended === null ? conversation.end : conversation.reopen}
          </MutationButton>
        )}
        {lines.some(({ mine }) => !mine) && <Report kind="conversation" id={id} authorization={authorization} />}
      </div>
    </div>
  );
}
