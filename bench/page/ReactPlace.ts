import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/**
 * Where React draws in the page, as in a running application: made once, and drawn within the task that asks for it, as
 * after a key press.
 */
export class ReactPlace {
  private root: Root | undefined;

  /** Draws at once: what React puts off would be seen before the frame that paints it. */
  show(place: HTMLElement, shown: ReactNode): void {
    const root = (this.root ??= createRoot(place));
    flushSync(() => root.render(shown));
  }

  clear(): void {
    flushSync(() => this.root?.render(null));
  }
}
