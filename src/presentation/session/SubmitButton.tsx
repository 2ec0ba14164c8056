import { PendingButton } from '../kit/PendingButton';

interface SubmitButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly open: boolean;
  /** Says why the button is disabled; shown beside it. */
  readonly hint: string;
  readonly hintId: string;
}

/** The main button of a form. While it is disabled, it says why. */
export function SubmitButton({ label, busy, open, hint, hintId }: SubmitButtonProps) {
  return (
    <>
      <PendingButton
        type="submit"
        intent="primary"
        fill
        text={label}
        awaiting={busy}
        disabled={!open}
        aria-describedby={hintId}
      />
      <p className="session-hint" id={hintId}>
        {!open && !busy && hint}
      </p>
    </>
  );
}
