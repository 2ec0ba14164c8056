import { PendingButton } from '../kit/PendingButton';

interface SubmitButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly open: boolean;
  /** Explains why the button is disabled; shown next to it. */
  readonly hint: string;
  readonly hintId: string;
}

/** The main button of a form. It is never disabled without a reason. */
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
