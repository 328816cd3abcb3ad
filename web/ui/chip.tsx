import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-list.ts';

/** The look of a chip, for chips that are links; say their state with `aria-current`. */
export function chipClass(pressed: boolean): string {
  return pressed ? 'chip chip-on' : 'chip chip-off';
}

interface ChipProps extends ComponentProps<'button'> {
  pressed: boolean;
  icon?: IconName;
}

export function Chip({ pressed, icon, type = 'button', className, children, ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={classNames(chipClass(pressed), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
