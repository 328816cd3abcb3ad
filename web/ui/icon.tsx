import { classNames } from './class-names.ts';
import type { IconName } from './icon-list.ts';

/** A decorative icon in the colour and size of the text around it. Meaning belongs in the text or in the control's name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames('icon', `i-${name}`, className)} />;
}
