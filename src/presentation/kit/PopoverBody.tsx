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
