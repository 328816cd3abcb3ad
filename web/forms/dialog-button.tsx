import { type ComponentProps, type ReactNode, use, useState } from 'react';
import { WordsContext } from '../app/languages.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { MutationButton, type MutationButtonProps } from './mutation-button.tsx';

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'title' | 'onClick'> & {
  readonly title: string;
  readonly body: (close: () => void) => ReactNode;
  readonly footer?: (close: () => void) => ReactNode;
};

export function DialogButton({ title, body, footer, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const closeLabel = use(WordsContext)?.texts.site.close;
  return (
    <>
      <Button variant="secondary" {...button} onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={close} title={title} footer={footer?.(close)} closeLabel={closeLabel}>
        {body(close)}
      </Dialog>
    </>
  );
}

type ConfirmButtonProps = Omit<DialogButtonProps, 'body' | 'footer'> & {
  readonly mutation: MutationButtonProps['mutation'];
  readonly warning: ReactNode;
  /** The button that does it, what it says meanwhile, and the one that leaves all as it is. */
  readonly confirm: string;
  readonly pending: string;
  readonly keep: string;
};

/** A button that asks once more before it runs a mutation. */
export const ConfirmButton = ({ mutation, warning, confirm, pending, keep, ...button }: ConfirmButtonProps) => (
  <DialogButton
    {...button}
    body={() => warning}
    footer={(close) => (
      <p className="cluster">
        <MutationButton variant="danger" mutation={mutation} loadingLabel={pending}>
          {confirm}
        </MutationButton>
        <Button variant="secondary" onClick={close}>
          {keep}
        </Button>
      </p>
    )}
  />
);
