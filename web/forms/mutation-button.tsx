import type { ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';

export type MutationButtonProps = Omit<ComponentProps<typeof Button>, 'loading' | 'onClick'> & {
  readonly mutation: { readonly isPending: boolean; readonly mutate: () => void };
};

/** A button that runs a mutation, and says while it is on its way. */
export const MutationButton = ({ mutation, ...button }: MutationButtonProps) => (
  <Button {...button} loading={mutation.isPending} onClick={() => mutation.mutate()} />
);
