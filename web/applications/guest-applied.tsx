import type { GuestApplied } from '../../shared/guest-applications.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { ButtonLine } from '../app/link.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { Button } from '../ui/button.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { useApplicationWords } from './application-words.ts';
import { KeepLink } from './keep-application.tsx';

type GuestAppliedNoticeProps = {
  readonly applied: GuestApplied;
  readonly mailed?: { readonly email: string; readonly correct: () => void };
};

export function GuestAppliedNotice({ applied: { state, message, token }, mailed }: GuestAppliedNoticeProps) {
  const { texts, path, isForeign } = useApplicationWords();
  const { mine } = texts;
  if (state === 'waiting')
    return (
      <Outcome tone="info" title={mine.waiting}>
        <p>{mine.waitingText}</p>
        {mailed && (
          <p className="cluster">
            <span className="min-w-0">
              {mine.mailedTo}{' '}
              <strong className="inline-block hyphens-manual">
                <EmailText email={mailed.email} />.
              </strong>
            </span>
            <Button variant="secondary" onClick={mailed.correct}>
              {mine.correct}
            </Button>
          </p>
        )}
      </Outcome>
    );
  return (
    <Outcome tone="success" title={mine.sent}>
      <p>{isForeign ? mine.sentText : message}</p>
      {token !== null && (
        <>
          <p>{mine.ways}</p>
          <ButtonLine variant="primary" to={path(linkedApplicationLink(token))}>
            {mine.follow}
          </ButtonLine>
          {!isForeign && <KeepLink token={token} justSent />}
        </>
      )}
    </Outcome>
  );
}
