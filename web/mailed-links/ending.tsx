import { useSearchParams } from 'react-router';
import { DEAD_END_LINK } from '../../shared/end-link.ts';
import { Link } from '../app/link.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

type EndingProps = {
  /** Label of the button, and the call it posts to with the token of this address. */
  readonly label: string;
  readonly action: (token: string) => string;
  /** Text before the button, about the subscription that ends. */
  readonly lead: string;
  readonly doneTitle: string;
  readonly done: string;
  readonly next: { readonly label: string; readonly path: string };
};

/** The page behind 'Non voglio più ricevere…': one button, a form that needs no script; and what came of it. */
export function Ending({ label, action, lead, doneTitle, done, next }: EndingProps) {
  const [params] = useSearchParams();
  const token = params.get('token');
  const way = (
    <p>
      <Link className={buttonClass('secondary')} to={next.path}>
        {next.label}
      </Link>
    </p>
  );
  if (params.get('esito') === 'fatto')
    return (
      <Notice tone="success" title={doneTitle}>
        <p>{done}</p>
        {way}
      </Notice>
    );
  if (!token)
    return (
      <Notice tone="error" title="Non è cambiato niente">
        <p>{DEAD_END_LINK}</p>
        {way}
      </Notice>
    );
  return (
    <>
      <p className="text-lead text-muted">{lead}</p>
      <form method="post" action={action(token)}>
        <Button type="submit">{label}</Button>
      </form>
    </>
  );
}
