import type { ComponentProps } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-list.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName;
  /** The accessible name: what a press does, or, with `pressed`, what is on or off. */
  label: string;
  pressed?: boolean;
}

export function IconButton({ icon, label, pressed, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(buttonClass('icon'), className)}
    >
      <Icon name={icon} />
    </button>
  );
}
