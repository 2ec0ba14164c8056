import { useEffect, useRef, useState, type ReactNode } from 'react';

interface CheckedFormProps {
  /** True after the first attempt to submit; errors are then shown. */
  readonly hasTriedToSubmit: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly className?: string;
  /** Id of the form's title. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/**
 * A form that validates itself instead of the browser. Each attempt to submit focuses the first field with an error.
 */
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

/** Focuses the first field with an error. In a group of choices, that is the first choice. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = first?.role === 'radiogroup' ? first.querySelector<HTMLElement>('input') : first;
  control?.focus();
}
