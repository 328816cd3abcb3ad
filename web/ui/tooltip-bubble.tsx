import * as RadixTooltip from 'radix-ui/tooltip';
import { type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react';

export interface TooltipBubbleProps {
  anchor: HTMLElement;
  label: ReactNode;
  onClose: () => void;
}

/** An open Radix tooltip on an element that is already in the page. */
export function TooltipBubble({ anchor, label, onClose }: TooltipBubbleProps) {
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open onOpenChange={onClose}>
        <RadixTooltip.Trigger asChild>
          <ExistingTrigger element={anchor} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 px-3 py-1.5 rounded bg-ink text-paper text-sm"
          >
            {label}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

interface ExistingTriggerProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string;
}

/**
 * Hands Radix the element instead of rendering one: wrapping the control in Radix' own trigger when the code arrives would
 * remount the control and lose its focus.
 */
function ExistingTrigger({ element, ref, 'aria-describedby': description }: ExistingTriggerProps) {
  useImperativeHandle(ref, () => element, [element]);

  useEffect(() => {
    if (description === undefined || element.hasAttribute('aria-describedby')) return;
    element.setAttribute('aria-describedby', description);
    return () => element.removeAttribute('aria-describedby');
  }, [element, description]);

  return null;
}
