import { useEffect, useRef, type ReactNode } from 'react';

interface PopoverBodyProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a popover shows. It takes the focus as it opens, so that the keyboard goes on in it, and is read from its beginning. */
export function PopoverBody({ className = '', children }: PopoverBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={body} tabIndex={-1} className={`popover-body ${className}`.trim()}>
      {children}
    </div>
  );
}
