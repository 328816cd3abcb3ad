import {
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { TooltipBubbleProps } from './tooltip-bubble.tsx';
import { openDelay, tooltipClosed, tooltipOpened } from './tooltip-timing.ts';

// Not React.lazy, which delays its first reveal by 300 ms on top of the intended delay.
let TooltipBubble: ComponentType<TooltipBubbleProps> | undefined;

/** Fetches the tooltip's code once. Without a network there is no tooltip, and the control still has its name. */
async function loadBubble(): Promise<void> {
  if (TooltipBubble) return;
  const module = await import('./tooltip-bubble.tsx').catch(() => undefined);
  TooltipBubble = module?.TooltipBubble;
}

/** Handlers that the trigger, a native control with an accessible name of its own, spreads on itself. */
interface TooltipTrigger {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
}

interface TooltipProps {
  label: ReactNode;
  children: (trigger: TooltipTrigger) => ReactNode;
}

/** Explains a control under a resting pointer or the keyboard's focus. Its code is fetched at the first need. */
export function Tooltip({ label, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const wanted = useRef<HTMLElement>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    wanted.current = undefined;
    setAnchor(undefined);
    tooltipClosed(close, performance.now());
  }, []);

  useEffect(() => close, [close]);

  async function open(element: HTMLElement) {
    wanted.current = element;
    await loadBubble();
    if (wanted.current !== element) return;
    setAnchor(element);
    tooltipOpened(close);
  }

  return (
    <>
      {children({
        onPointerEnter: ({ pointerType, currentTarget }) => {
          if (pointerType === 'touch' || anchor) return;
          void loadBubble();
          timer.current = setTimeout(() => open(currentTarget), openDelay(performance.now()));
        },
        // Once open, the bubble itself notices when the pointer has left both, so that it can be hovered.
        onPointerLeave: () => {
          if (!anchor) close();
        },
        onPointerDown: close,
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) void open(currentTarget);
        },
        onBlur: close,
      })}
      {anchor && TooltipBubble && <TooltipBubble anchor={anchor} label={label} onClose={close} />}
    </>
  );
}
