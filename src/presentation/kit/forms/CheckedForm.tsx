import { useEffect, useRef, type ReactNode } from 'react';

interface CheckedFormProps {
  /** The person has tried to send it, so that its faults are shown. */
  readonly isTried: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly className?: string;
  /** Id of its title. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** A form that checks itself instead of the browser: the first field with a fault gets the focus. */
export function CheckedForm({ isTried, onSubmit, className, labelledBy, children }: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isTried) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isTried]);
  return (
    <form
      ref={form}
      noValidate
      className={className}
      aria-labelledby={labelledBy}
      onSubmit={event => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
