import { useQuery } from '@tanstack/react-query';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { readOptions } from '../api/call-options.ts';
import { ApiError } from '../api/fetch-api.ts';
import { OnePress } from '../mailed-links/one-press.tsx';
import { house } from '../ui/figure.tsx';
import { useApplicationWords } from './application-words.ts';
import { GuestAppliedNotice } from './guest-applied.tsx';

/** The offer that the application is for: the mail names none, as it may go to anybody. */
function WaitingOffer({ token, done }: { readonly token: string; readonly done: boolean }) {
  const { confirm } = useApplicationWords().texts;
  const { data } = useQuery(readOptions('GET /api/applications/confirm', { authorization: `Link ${token}` }));
  if (!data) return null;
  return (
    <p className="measure break-words">
      {confirm.for}{' '}
      <bdi lang="it">
        <strong>{data.jobTitle}</strong>, {data.companyName}, {data.location}.
      </bdi>
      {data.sent && !done && ` ${confirm.already}`}
    </p>
  );
}

/** The last step of an application with an address, in any language. */
export function ConfirmApplication() {
  const { texts, path, refusal } = useApplicationWords();
  const { confirm } = texts;
  return (
    <OnePress
      title={confirm.title}
      art={house}
      withoutScript={confirm.needsScript}
      aside={{ title: confirm.why, points: [confirm.safe, confirm.notYet, confirm.notYours] }}
      act={(body) => send('POST /api/applications/confirm', { body })}
      about={(token) => <WaitingOffer token={token} done={false} />}
      lead={confirm.lead}
      label={confirm.send}
      pendingLabel={confirm.sending}
      failure={{
        title: confirm.failed,
        incomplete: confirm.incomplete,
        failed: (error) => {
          const refused = error instanceof ApiError && error.status === 409 ? confirm.ended : confirm.dead;
          return refusal(error, { refused, unanswered: confirm.offline });
        },
      }}
      elsewhere={{ label: confirm.offers, path: path(pagePath.jobs()) }}
      afterwards={{
        title: confirm.sent,
        aside: { title: confirm.now, points: [confirm.has, confirm.next, confirm.others] },
      }}
      done={(applied, token) => (
        <>
          <WaitingOffer token={token} done />
          <GuestAppliedNotice applied={applied} />
        </>
      )}
    />
  );
}
