import type { ComponentProps } from 'react';

/** The look of a chip, for chips that are links; say their state with `aria-current`. */
export function chipClass(pressed: boolean): string {
  return pressed ? 'chip chip-on' : 'chip chip-off';
}

export function Chip({ pressed, children, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button {...rest} type="submit" aria-pressed={pressed} className={chipClass(pressed)}>
      {children}
    </button>
  );
}
