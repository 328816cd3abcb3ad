import { useMutation } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import type { Page } from '../app/page.ts';
import { failureText } from '../forms/failure.ts';
import { Outcome } from '../forms/outcome.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { useLinkToken } from './use-link-token.ts';

type Way = { readonly label: string; readonly path: string };

type OnePressProps<Result> = Omit<ComponentProps<typeof FormFrame>, 'children'> & {
  /** Call of the button, with the token of the link. */
  readonly act: (body: { readonly token: string }) => Promise<Result>;
  /** Shown before the button, of a link with a token. */
  readonly about?: (token: string) => ReactNode;
  readonly lead?: string;
  readonly label: string;
  readonly pendingLabel?: string;
  /** The second button, where the link can be answered in two ways. */
  readonly other?: { readonly label: string; readonly act: OnePressProps<Result>['act'] };
  readonly failure: {
    readonly title: string;
    /** Shown when the link has no token. */
    readonly incomplete: string;
    /** Shown when no answer came, or one without a message. */
    readonly failed: string | ((error: unknown) => string);
  };
  readonly elsewhere: Way;
  readonly done: (response: Result, token: string) => ReactNode;
  /** Heading and side of the page once it is done, where those before would be wrong then. */
  readonly afterwards?: Pick<ComponentProps<typeof FormFrame>, 'title' | 'aside'>;
};

type PressPage<Result> = OnePressProps<Result> & Pick<Parameters<typeof ownPage>[2], 'description' | 'keywords'>;

/** The page of a mailed link, with one button. */
export const pressPage = <Result,>(path: string, { description, keywords, ...press }: PressPage<Result>): Page =>
  ownPage(() => <OnePress {...press} />, path, { title: press.title, description, keywords });

/** The button of a mailed link, and what came of it: mail scanners follow links, and a GET changes nothing. */
export function OnePress<Result>({
  act,
  about,
  lead,
  label,
  pendingLabel = 'Conferma in corso...',
  other,
  failure,
  elsewhere,
  done,
  afterwards,
  ...frame
}: OnePressProps<Result>) {
  const token = useLinkToken();
  const action = useMutation({
    mutationFn: ({ token, way }: { readonly token: string; readonly way: typeof act }) => way({ token }),
  });
  const { failed } = failure;
  const textOf = typeof failed === 'string' ? (error: unknown) => failureText(error, { refused: failed }) : failed;
  const press = (way: typeof act) => () => token && action.mutate({ token, way });
  if (action.isSuccess)
    return (
      <FormFrame {...frame} {...afterwards}>
        {done(action.data, action.variables.token)}
      </FormFrame>
    );
  return (
    <FormFrame {...frame}>
      {token && about?.(token)}
      {token !== null && lead && <p className="text-lead text-muted">{lead}</p>}
      {(token === null || action.isError) && (
        <Outcome tone="error" title={failure.title}>
          <p>{action.isError ? textOf(action.error) : failure.incomplete}</p>
          <Link className={`${buttonClass('secondary')} self-start`} to={elsewhere.path}>
            {elsewhere.label}
          </Link>
        </Outcome>
      )}
      {token !== null && (
        <p className="cluster needs-script">
          <Button disabled={!token} loading={action.isPending} loadingLabel={pendingLabel} onClick={press(act)}>
            {label}
          </Button>
          {other && (
            <Button variant="secondary" disabled={!token || action.isPending} onClick={press(other.act)}>
              {other.label}
            </Button>
          )}
        </p>
      )}
    </FormFrame>
  );
}

type LinkDoneProps = { readonly title: string; readonly message: string; readonly next: Way };

export const LinkDone = ({ title, message, next }: LinkDoneProps) => (
  <Outcome tone="success" title={title}>
    <p className="break-words">{message}</p>
    <Link className={`${buttonClass('primary')} self-start`} to={next.path}>
      {next.label}
    </Link>
  </Outcome>
);
