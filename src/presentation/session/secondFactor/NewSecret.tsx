import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice';
import { QrPicture } from '../../kit/QrPicture';
import type { ScanQrCodeStore } from './ScanQrCodeStore';
import { sessionText } from '../sessionText';

/** The secret of a new authenticator, as a QR code and as text to type or copy. */
export const NewSecret = observer(function NewSecret({ store }: { readonly store: ScanQrCodeStore }) {
  const { prepared } = store;
  if (store.notPrepared) {
    return (
      <div role="alert">
        <Notice
          intent="danger"
          action={<Button size="small" text={sessionText('enrolment.tryAgain')} onClick={() => store.prepareAgain()} />}
        >
          {sessionText('enrolment.notPrepared')}
        </Notice>
      </div>
    );
  }
  if (prepared === undefined) {
    return (
      <div className="qr-waiting">
        <Spinner size={32} aria-label={sessionText('enrolment.preparing')} />
      </div>
    );
  }
  return (
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
  );
});
