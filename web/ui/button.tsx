import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-list.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'icon';

const VARIANT_CLASSES: Record<ButtonVariant, string> = {
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  quiet: 'btn btn-quiet',
  danger: 'btn btn-danger',
  icon: 'btn-icon',
};

/** The look of a button, for links that lead to the next step. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return VARIANT_CLASSES[variant];
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Exclude<ButtonVariant, 'icon'>;
  icon?: IconName | undefined;
  /** While true the button keeps its focus and its width, says `loadingLabel` and ignores presses. */
  loading?: boolean;
  loadingLabel?: string;
}

/** A native button. `type` is `button` unless a form asks for `submit`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    icon,
    loading = false,
    loadingLabel,
    type = 'button',
    className,
    onClick,
    children,
    ...rest
  } = props;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass(variant), className)}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      {loadingLabel === undefined ? (
        <span>{children}</span>
      ) : (
        // Both labels share one cell, so that the wider one always sets the width.
        <span className="grid grid-cols-[minmax(0,1fr)] items-center" aria-live="polite">
          <span className={classNames('[grid-area:1/1]', loading && 'invisible')}>{children}</span>
          <span className={classNames('[grid-area:1/1]', !loading && 'invisible')}>{loadingLabel}</span>
        </span>
      )}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName;
  /** The accessible name: what a press does, or, with `pressed`, what is on or off. */
  label: ReactNode;
  pressed?: boolean;
}

export function IconButton({ icon, label, pressed, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={typeof label === 'string' ? label : undefined}
      aria-pressed={pressed}
      className={classNames(buttonClass('icon'), className)}
    >
      <Icon name={icon} />
      {typeof label !== 'string' && <span className="sr-only">{label}</span>}
    </button>
  );
}
