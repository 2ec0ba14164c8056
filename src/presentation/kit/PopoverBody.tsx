import type { ReactNode } from 'react';

interface PopoverBodyProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a popover shows; with `focusPopoverBody` it takes the focus as the popover opens. */
export function PopoverBody({ className = '', children }: PopoverBodyProps) {
  return (
    <div tabIndex={-1} className={`popover-body ${className}`.trim()}>
      {children}
    </div>
  );
}

/**
 * Lets the keyboard go on in a popover that has opened, and a screen reader begin at its beginning. The library leaves
 * the focus on an invisible stop before it. A person who has moved on already keeps their focus.
 */
export function focusPopoverBody(popover: HTMLElement): void {
  const body = popover.querySelector<HTMLElement>('.popover-body');
  if (body !== null && !body.contains(document.activeElement)) body.focus({ preventScroll: true });
}
