import { useEffect, useRef, useState, type ReactNode } from 'react';

interface CheckedFormProps {
  /** Errors are shown after the first attempt to send. */
  readonly hasTriedToSubmit: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly className?: string;
  /** Id of its title. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** A form that checks itself instead of the browser: each attempt focuses the first field with a fault. */
export function CheckedForm({ hasTriedToSubmit, onSubmit, className, labelledBy, children }: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (hasTriedToSubmit || attempts > 0) focusFirstFault(form.current);
  }, [hasTriedToSubmit, attempts]);
  return (
    <form
      ref={form}
      noValidate
      className={className}
      aria-labelledby={labelledBy}
      onSubmit={event => {
        event.preventDefault();
        void onSubmit();
        setAttempts(attempts + 1);
      }}
    >
      {children}
    </form>
  );
}

/** Of a group of choices, the first choice gets the focus. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = first?.role === 'radiogroup' ? first.querySelector<HTMLElement>('input') : first;
  control?.focus();
}
