import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type EndDialogProps = {
  readonly open: boolean;
  readonly title: string;
  /** Text of the button that ends it. */
  readonly confirm: string;
  readonly pending: boolean;
  readonly onEnd: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks before somebody loses their access, as only another invitation gives it back. */
export const EndDialog = ({ open, title, confirm, pending, onEnd, onClose, children }: EndDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    footer={
      <p className="cluster">
        <Button variant="danger" loading={pending} loadingLabel="Un momento..." onClick={onEnd}>
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Lascia com’è
        </Button>
      </p>
    }
  >
    <p className="measure">{children}</p>
  </Dialog>
);
