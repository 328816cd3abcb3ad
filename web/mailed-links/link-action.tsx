import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '../app/link.tsx';
import { failureText } from '../forms/failure.ts';
import { Outcome } from '../forms/outcome.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { useLinkToken } from './use-link-token.ts';

type LinkActionProps<Result> = {
  /** Call of the button, with the token of the link. */
  readonly act: (body: { readonly token: string }) => Promise<Result>;
  /** Shown before the button, of a link with a token. */
  readonly about?: (token: string) => ReactNode;
  readonly lead: string;
  readonly label: string;
  readonly pendingLabel?: string;
  readonly failure: {
    readonly title: string;
    /** Shown when the link has no token. */
    readonly incomplete: string;
    /** Shown when no answer came, or one without a message. */
    readonly failed: string;
  };
  /** Link for people whose link is of no use. */
  readonly elsewhere: { readonly label: string; readonly path: string };
  readonly onDone?: () => void;
  /** Shown when it is done. */
  readonly done: (response: Result) => ReactNode;
};

/** The one button of a mailed link's page: mail scanners follow links, and a GET changes nothing. */
export function LinkAction<Result>({
  act,
  about,
  lead,
  label,
  pendingLabel = 'Conferma in corso...',
  failure: { title, incomplete, failed },
  elsewhere,
  onDone,
  done,
}: LinkActionProps<Result>) {
  const token = useLinkToken();
  const action = useMutation({ mutationFn: act, onSuccess: () => onDone?.() });
  if (action.isSuccess) return done(action.data);
  return (
    <>
      {token && about?.(token)}
      {token !== null && <p className="text-lead text-muted">{lead}</p>}
      {(token === null || action.isError) && (
        <Outcome tone="error" title={title}>
          <p>{action.isError ? failureText(action.error, { refused: failed }) : incomplete}</p>
          <Link className={`${buttonClass('secondary')} self-start`} to={elsewhere.path}>
            {elsewhere.label}
          </Link>
        </Outcome>
      )}
      {token !== null && (
        <Button
          className="self-start needs-script"
          disabled={!token}
          loading={action.isPending}
          loadingLabel={pendingLabel}
          onClick={() => token && action.mutate({ token })}
        >
          {label}
        </Button>
      )}
    </>
  );
}
