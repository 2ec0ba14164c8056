import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice';
import type { ScanQrCodeStore } from './ScanQrCodeStore';
import { sessionText } from '../sessionText';
import type { QrCode } from '@/application/session/ports/QrEncoder';

/** Light modules around the code, without which readers do not find it. */
const MARGIN = 4;

interface QrPictureProps {
  readonly code: QrCode;
  readonly label: string;
}

/** Dark on light in both themes: many readers know nothing else. */
function QrPicture({ code: { size, dark }, label }: QrPictureProps) {
  const whole = size + 2 * MARGIN;
  const path = dark
    .map((isDark, at) => (isDark ? `M${(at % size) + MARGIN} ${Math.floor(at / size) + MARGIN}h1v1h-1z` : ''))
    .join('');
  return (
    <svg
      className="qr-picture"
      viewBox={`0 0 ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className="qr-light" width={whole} height={whole} />
      <path className="qr-dark" d={path} />
    </svg>
  );
}

/** The secret of the authenticator that is added: as a picture, and as text to type or copy. */
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
