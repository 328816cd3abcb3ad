import type { ComponentProps } from 'react';
import { type NavigateOptions, useHref, useLinkClickHandler } from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  Pick<NavigateOptions, 'preventScrollReset' | 'viewTransition'> & { readonly to: string };

/**
 * A link to a page. The router's own links bring along what its framework fetches before a press, 2.1 kB of each first visit
 * (docs/adr/0034-what-a-first-visit-weighs.md).
 */
export function Link({ to, preventScrollReset = false, viewTransition = false, onClick, ...anchor }: LinkProps) {
  const open = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset, viewTransition });
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) open(event);
      }}
    />
  );
}
