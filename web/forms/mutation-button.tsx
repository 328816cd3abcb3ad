import type { ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';

export type MutationButtonProps = Omit<ComponentProps<typeof Button>, 'loading' | 'onClick'> & {
  readonly mutation: { readonly isPending: boolean; readonly mutate: () => void };
};

export const MutationButton = ({ mutation, ...button }: MutationButtonProps) => (
  <Button {...button} loading={mutation.isPending} onClick={() => mutation.mutate()} />
);
