import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isInSheet, moveSheet, SHEET, useSheetState } from './sheet-state.ts';

/** Gives an open sheet an entry in the history, and closes it on the way back and when the focus leaves it. Chosen filters stay. */
export function FollowSheet({ panel }: { panel: RefObject<HTMLDetailsElement | null> }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const isMarked = useSheetState() !== null;
  const navigate = useNavigate();
  /** Address of the list when it was opened, and with what was chosen since. */
  const opened = useRef<{ readonly from: string; at: string } | null>(null);

  const move = useEffectEvent(() =>
    moveSheet(() => {
      const isOpen = panel.current?.open === true;
      if (isOpen === isInSheet()) return;
      const { pathname, search } = window.location;
      const path = pathname + search;
      if (!isOpen && opened.current?.from === path) return navigate(-1);
      if (isOpen) opened.current = { from: path, at: path };
      return navigate(path, { state: isOpen ? SHEET : null, replace: !isOpen, preventScrollReset: true });
    }),
  );

  useEffect(() => {
    if (isMarked) {
      if (opened.current) opened.current.at = path;
      return;
    }
    const left = opened.current;
    opened.current = null;
    if (!left || !panel.current?.open) return;
    panel.current.open = false;
    if (left.at !== path) void navigate(left.at, { replace: true, preventScrollReset: true });
  }, [isMarked, path, navigate, panel]);

  useEffect(() => {
    const sheet = panel.current;
    const toggled = () => void move();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !sheet?.contains(target)) sheet?.removeAttribute('open');
    };
    sheet?.addEventListener('toggle', toggled);
    document.addEventListener('focusin', leave);
    // Opened before this code came.
    if (sheet?.open) toggled();
    return () => {
      sheet?.removeEventListener('toggle', toggled);
      document.removeEventListener('focusin', leave);
    };
  }, [panel]);
  return null;
}
