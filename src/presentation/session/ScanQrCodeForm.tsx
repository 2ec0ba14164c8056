import { Button, InputGroup, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Toasts } from '../shared/Toasts';
import { addAuthenticatorFailureText } from './addAuthenticatorFailureText';
import { Banner } from './Banner';
import { Field } from './Field';
import { QrPicture } from './QrPicture';
import type { ScanQrCodeStore } from './ScanQrCodeStore';
import { sessionText } from './sessionText';
import { SubmitButton } from './SubmitButton';
import { useShownFailure } from './useShownFailure';

interface ScanQrCodeFormProps {
  readonly store: ScanQrCodeStore;
  readonly toasts: Toasts;
  readonly onBack: () => void;
}

export const ScanQrCodeForm = observer(function ScanQrCodeForm({ store, toasts, onBack }: ScanQrCodeFormProps) {
  const code = useRef<HTMLInputElement>(null);
  const { failure, problem, prepared } = store;
  const { banner, field } = useShownFailure(failure && addAuthenticatorFailureText(failure), toasts);
  const complaint = field ?? (problem && sessionText(problem === 'missing' ? 'enrolment.codeRequired' : 'code.wrongLength'));

  useEffect(() => store.start(), [store]);
  useEffect(() => code.current?.focus(), [prepared]);
  useEffect(() => {
    if (failure === undefined) return;
    code.current?.focus();
    code.current?.select();
  }, [failure]);

  const submit = (event: React.FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };

  return (
    <form className="session-form" onSubmit={submit} noValidate>
      <Banner text={banner} />
      {prepared === undefined ? (
        <div className="qr-waiting">
          <Spinner size={32} aria-label={sessionText('enrolment.preparing')} />
        </div>
      ) : (
        <>
          <QrPicture code={prepared.qrCode} label={sessionText('enrolment.qr')} />
          <div className="qr-secret">
            <p className="session-hint">{sessionText('enrolment.cannotScan')}</p>
            <code data-testid="secret">{store.secretInGroups}</code>
            <Button
              size="small"
              text={sessionText(store.copied ? 'enrolment.copied' : 'enrolment.copy')}
              aria-live="polite"
              onClick={() => void store.copy()}
            />
          </div>
          <p className="session-hint">{sessionText('enrolment.name', { label: prepared.label })}</p>
        </>
      )}
      <Field id="confirmation-code" label={sessionText('enrolment.code')} problem={complaint}>
        <div className="session-code">
          <InputGroup
            id="confirmation-code"
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            inputRef={code}
            value={store.typed}
            aria-invalid={complaint !== undefined}
            aria-describedby={complaint === undefined ? 'scan-hint' : 'confirmation-code-problem'}
            onBlur={() => store.leave()}
            onChange={event => store.type(event.currentTarget.value)}
          />
        </div>
      </Field>
      <SubmitButton
        label={sessionText('enrolment.next')}
        busy={store.busy}
        open={store.canSubmit}
        hint={sessionText('enrolment.fillIn')}
        hintId="scan-hint"
      />
      <Button variant="minimal" text={sessionText('enrolment.back')} onClick={onBack} />
    </form>
  );
});
