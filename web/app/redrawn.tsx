import { Component, type ReactNode } from 'react';
import { type Filled, readFields, refill } from './early-input.ts';

/** True where React did not find a node in its place: a translator or an extension of the browser has moved it. */
export const isMovedNode = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

type Typed = { readonly filled: Filled; readonly focused: string };

/** Renders everything again, with what was typed, where a translator has moved nodes so that React cannot go on. */
export class Redrawn extends Component<{ readonly children: ReactNode }, { readonly error: unknown }, Typed> {
  override state = { error: null };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override getSnapshotBeforeUpdate(): Typed {
    return { filled: readFields(), focused: document.activeElement?.id ?? '' };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, { filled, focused }: Typed): void {
    // Parts of the page whose code comes later are there once effects have run.
    setTimeout(() => {
      refill(filled);
      document.getElementById(focused)?.focus({ preventScroll: true });
    });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error !== null && !isMovedNode(error)) throw error;
    // After an error React mounts the same children again from nothing.
    return this.props.children;
  }
}
