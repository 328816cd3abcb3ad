import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  footer?: ReactNode;
  closeLabel?: string | undefined;
  children: ReactNode;
}

/** A native modal dialog. Escape, the backdrop and the close button call `onClose`; its content exists only while open. */
export function Dialog({ open, onClose, title, footer, closeLabel = 'Chiudi', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // The content covers the dialog, so a press on the dialog itself is one on its backdrop.
  useEffect(() => {
    const element = dialog.current;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeOnBackdrop);
    return () => element?.removeEventListener('click', closeOnBackdrop);
  }, []);

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      {open && (
        <div>
          <div className="sticky top-0 z-1 flex items-center justify-between gap-2 ps-4 pe-2 py-2 sm:ps-6 border-b border-line bg-paper">
            <h2 id={titleId} className="text-h3">
              {title}
            </h2>
            <IconButton icon="x" label={closeLabel} onClick={() => dialog.current?.close()} />
          </div>
          <div className="p-4 sm:px-6">{children}</div>
          {footer !== undefined && (
            <div className="sticky bottom-0 px-4 py-3 sm:px-6 border-t border-line bg-paper">{footer}</div>
          )}
        </div>
      )}
    </dialog>
  );
}
