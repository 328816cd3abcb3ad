import { useMutation, useQuery } from '@tanstack/react-query';
import { pathOf } from '../../shared/calls/path.ts';
import type { GuestApplication } from '../../shared/guest-applications.ts';
import { fill } from '../../shared/language-words.ts';
import { LIMITS } from '../../shared/limits.ts';
import { withQuery } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { readOptions } from '../api/call-options.ts';
import { Italian, useWords } from '../languages/words.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';

/** A change of the application; the page shows it once the server has stored it. */
export function useChange<Given = void>(renew: () => Promise<unknown>, act: (given: Given) => Promise<unknown>) {
  const { site, mine } = useWords().texts;
  const mutation = useMutation({ mutationFn: (given: Given) => act(given).then(renew) });
  const failed = mutation.isError && (
    <Notice tone="error" title={mine.failed} live>
      {site.offline}
    </Notice>
  );
  return { mutation, failed };
}

type ThreadProps = {
  readonly application: Pick<GuestApplication, 'id' | 'history'>;
  /** Header of the private link. */
  readonly authorization: string;
};

/** History of an application, the lines of both sides in between, and the field for another line. */
export function Thread({ application: { id, history }, authorization }: ThreadProps) {
  const { texts, moment } = useWords();
  const { mine, apply, values } = texts;
  const which = { params: { id }, authorization };
  const options = readOptions('GET /api/applications/:id/conversation', which, { refetchOnMount: 'always' });
  const { data, refetch } = useQuery(options);
  const { mutation, failed } = useChange(refetch, (form: HTMLFormElement) => {
    const text = String(new FormData(form).get('text'));
    const body = { text };
    return send('POST /api/applications/:id/conversation', { ...which, body, once: true }).then(() => form.reset());
  });
  const items = [
    ...history.map(({ status, at }) => ({ at, by: values.status[status], lang: undefined, text: null })),
    // A held line has not reached anybody; the Italian page lets it go.
    ...(data?.lines ?? [])
      .filter(({ heldFrom }) => heldFrom === null)
      .map(({ at, by, text, mine: own }) =>
        own ? { at, by: mine.you, lang: undefined, text } : { at, by, lang: 'it', text },
      ),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <>
      <h3>{mine.history}</h3>
      <ol className="list-plain stack-sm border-s border-field ps-4">
        {items.map(({ at, by, lang, text }) => (
          <li key={at + by} className="break-words">
            <bdi lang={lang}>{by}</bdi> <time className="muted">{moment(at)}</time>
            {text !== null && (
              <p lang={lang} dir="auto" className="whitespace-pre-line">
                {text}
              </p>
            )}
          </li>
        ))}
      </ol>
      {data?.mayWrite && (
        <form
          className="stack-sm"
          onSubmit={(event) => {
            event.preventDefault();
            mutation.mutate(event.currentTarget);
          }}
        >
          {failed}
          <TextArea
            label={mine.write}
            hint={apply.messageHint}
            name="text"
            rows={3}
            required
            maxLength={LIMITS.conversationLine}
          />
          <Button type="submit" variant="secondary" loading={mutation.isPending} loadingLabel={apply.sending}>
            {mine.sendLine}
          </Button>
        </form>
      )}
    </>
  );
}

/** Posts as the page of a mailed link does; the answer leads to that page, which is not wanted here. */
async function press(token: string, choice: string): Promise<void> {
  const path = withQuery(pathOf('POST /api/interviews/linked'), { token });
  const response = await fetch(path, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
  if (response.type !== 'opaqueredirect') throw new Error(`press: ${response.status}`);
}

/** The interview of an application, whose time is chosen with one press. */
export function Interview({ of, authorization }: { readonly of: string; readonly authorization: string }) {
  const { texts, moment } = useWords();
  const words = texts.interview;
  const list = useQuery(readOptions('GET /api/interviews', { authorization }, { refetchOnMount: 'always' }));
  const interview = list.data?.find(({ application }) => application === of);
  const { mutation, failed } = useChange(list.refetch, (choice: string) => press(interview?.token ?? '', choice));
  if (!interview) return null;
  const { state, name, startsAt, hasBegun, times, way, minutes, place, placeUrl, token } = interview;
  const button = (choice: string, label: string) => (
    <Button className="w-full" disabled={mutation.isPending} onClick={() => mutation.mutate(choice)}>
      {label}
    </Button>
  );
  return (
    <section className="card stack-sm" aria-labelledby="colloquio">
      <h3 id="colloquio">{fill(words[state], { name, when: startsAt ? moment(startsAt) : '' })}</h3>
      {(state === 'proposed' || state === 'chosen') && (
        <p className="break-words">
          {`${words[way]}, ${fill(words.minutes, { minutes })}: `}
          <a href={placeUrl}>
            <Italian>{place}</Italian>
          </a>
        </p>
      )}
      {failed}
      {token && state === 'proposed' && (
        <>
          {times.map(({ at, busy }) => (
            <div key={at}>
              {button(at, moment(at))}
              {busy && <p className="muted">{words.busy}</p>}
            </div>
          ))}
          {button('declined', words.none)}
        </>
      )}
      {token && state === 'chosen' && !hasBegun && (
        <>
          <a
            className={buttonClass('secondary')}
            href={withQuery(pathOf('GET /api/interviews/linked/calendar'), { token })}
            download
          >
            {words.calendar}
          </a>
          <details>
            <summary className="py-2.5">{words.cancel}</summary>
            {button('cancelled', words.cancelYes)}
          </details>
        </>
      )}
    </section>
  );
}
