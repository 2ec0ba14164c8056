import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Toasts } from '../../kit/Toasts';
import { Banner } from '../Banner';
import type { CodeEntry } from './CodeEntry';
import { Field } from '../Field';
import { SessionForm } from '../SessionForm';
import { sessionText } from '../sessionText';
import type { DisplayedFailure } from '../DisplayedFailure';
import { SubmitButton } from '../SubmitButton';
import { useFocusOn } from '../useFocusOn';
import { useDisplayedFailure } from '../useDisplayedFailure';

interface CodeFormProps {
  readonly id: string;
  readonly store: CodeEntry;
  readonly failure: DisplayedFailure | undefined;
  readonly toasts: Toasts;
  readonly texts: {
    readonly label: string;
    readonly required: string;
    readonly submit: string;
    readonly fillIn: string;
    readonly back: string;
  };
  /** Hints on where to find the code. */
  readonly children: ReactNode;
  /** Content below the field. */
  readonly status?: ReactNode;
  /** Content beside the Back button. */
  readonly besides?: ReactNode;
  /** When this value changes, the field gets the focus back from a button. */
  readonly turn: unknown;
  readonly onBack: () => void;
}

/** Asks for a code of six digits. */
export const CodeForm = observer(function CodeForm({
  id,
  store,
  failure,
  toasts,
  texts,
  children,
  status,
  besides,
  turn,
  onBack,
}: CodeFormProps) {
  const code = useRef<HTMLInputElement>(null);
  const { problem } = store;
  const { banner, field } = useDisplayedFailure(failure, toasts);
  const complaint = field ?? (problem && (problem === 'missing' ? texts.required : sessionText(`code.${problem}`)));
  const hintId = `${id}-hint`;

  useFocusOn(code, failure);
  useEffect(() => {
    // A button that is disabled while it works has lost the focus.
    const here = document.activeElement;
    if (here === null || here === document.body || here instanceof HTMLButtonElement) code.current?.focus();
  }, [turn]);

  const submit = (): void => {
    void store.submit();
    if (store.problem !== undefined) code.current?.focus();
  };
  return (
    <SessionForm
      fields={[{ id, typed: () => store.typed, type: text => store.type(text) }]}
      onSubmit={submit}
      onIncomplete={submit}
    >
      <Banner text={banner} />
      {children}
      <Field id={id} label={texts.label} problem={complaint}>
        <div className="session-code">
          <InputGroup
            id={id}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={24}
            inputRef={code}
            value={store.typed}
            aria-invalid={complaint !== undefined}
            aria-describedby={complaint === undefined ? hintId : `${id}-problem`}
            onBlur={() => store.leave()}
            onChange={event => store.type(event.currentTarget.value)}
          />
        </div>
      </Field>
      {status}
      <SubmitButton label={texts.submit} busy={store.busy} open={store.canSubmit} hint={texts.fillIn} hintId={hintId} />
      <div className="session-field-row">
        <Button variant="minimal" text={texts.back} onClick={onBack} />
        {besides}
      </div>
    </SessionForm>
  );
});
