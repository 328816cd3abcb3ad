import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { buttonClass } from '../ui/button.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  Pick<NavigateOptions, 'preventScrollReset' | 'viewTransition'> & {
    /** Path with its query, or `#` and the id of an element of this page. */
    readonly to: string;
  };

/** A link to a page; the router's own are slow before a page answers (docs/adr/0016-weight-of-a-first-visit.md). */
export function Link({ to, preventScrollReset = false, viewTransition = false, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        const replace = event.currentTarget.href === window.location.href;
        void navigate(to, { preventScrollReset, viewTransition, replace });
      }}
    />
  );
}

type ButtonLinkProps = Omit<LinkProps, 'className'> & { readonly variant?: Parameters<typeof buttonClass>[0] };

/** A link that leads to the next step, as a button. */
export const ButtonLink = ({ variant = 'secondary', ...link }: ButtonLinkProps) => (
  <Link {...link} className={buttonClass(variant)} />
);

/** Such a link on a line of its own. */
export const ButtonLine = (link: ButtonLinkProps) => (
  <p>
    <ButtonLink {...link} />
  </p>
);

export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: ClickKeys): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

type ClickKeys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
