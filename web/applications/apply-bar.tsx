import { useQuery } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { GUEST_ID } from '../../shared/application-values.ts';
import { useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useReached } from '../ui/use-reached.ts';
import { APPLY_ID, followPath, sentTitle, useAskToRegister } from './apply-texts.ts';
import { ownApplicationsOptions } from './queries.ts';

/**
 * Bar at the bottom of phones: the way to the apply box, until the box is reached; once applied, what became of it.
 * @param own actions on one's own offer, in place of both
 */
export function ApplyBar({ jobId, own }: { jobId: string; own: ReactNode }) {
  const session = useSession();
  const { data } = useQuery({ ...ownApplicationsOptions(jobId), enabled: Boolean(session) && own === null });
  const isReached = useReached(APPLY_ID);
  const askToRegister = useAskToRegister(jobId);
  const sent = data?.[0];
  const press = (event: MouseEvent) => {
    if (session) return;
    event.preventDefault();
    askToRegister();
  };
  return (
    <p className={classNames('apply-bar no-print', isReached && 'invisible')}>
      {own ??
        (sent ? (
          <Link className={buttonClass('secondary')} to={followPath}>
            {`${sentTitle(sent)} · Segui`}
          </Link>
        ) : (
          <>
            {/* Without script it leads to the box, too. */}
            <a className={buttonClass('primary')} href={`#${APPLY_ID}`} onClick={press}>
              Candidati Ora
            </a>
            <Link className={classNames(buttonClass('secondary'), 'signed-out-only')} to={`#${GUEST_ID}`}>
              Senza account
            </Link>
          </>
        ))}
    </p>
  );
}
