import type { ReactNode } from 'react';

interface PopoverBodyProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The content of a popover; with `focusPopoverBody` it takes the focus when the popover opens. */
export function PopoverBody({ className = '', children }: PopoverBodyProps) {
  return (
    <div tabIndex={-1} className={`popover-body ${className}`.trim()}>
      {children}
    </div>
  );
}

/**
 * Moves the focus into a popover that has opened, so that a screen reader starts at its beginning. Blueprint leaves it
 * on an invisible element before it. A user who has already moved on keeps their focus.
 */
export function focusPopoverBody(popover: HTMLElement): void {
  const body = popover.querySelector<HTMLElement>('.popover-body');
  if (body !== null && !body.contains(document.activeElement)) body.focus({ preventScroll: true });
}
