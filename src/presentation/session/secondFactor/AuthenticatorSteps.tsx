import { useState } from 'react';
import type { LoginEvent } from '@/domain/session/signIn/LoginEvent';
import type { LoginStep } from '@/domain/session/signIn/loginSteps';
import type { Toasts } from '../../kit/Toasts';
import { InstallAuthenticator } from './InstallAuthenticator';
import type { AuthenticatorOwner } from './ScanQrCodeStore';
import { ScanQrCodeForm } from './ScanQrCodeForm';
import type { SessionPageStores } from '../SessionPageStores';
import { sessionText } from '../sessionText';
import { StepChoice } from '../signIn/StepChoice';

interface AuthenticatorStepsProps {
  readonly step: LoginStep;
  readonly pages: Pick<SessionPageStores, 'installAuthenticator' | 'scanQrCode'>;
  readonly owner: AuthenticatorOwner;
  readonly toasts: Toasts;
  /** The text above the step, for a user who has to take it. */
  readonly text: string;
  readonly onMove: (event: LoginEvent) => void;
}

/** The steps that add an authenticator, used at sign-in and in the settings. */
export function AuthenticatorSteps({ step, pages, owner, toasts, text, onMove }: AuthenticatorStepsProps) {
  // One store for all steps: a user who goes back and forth finds the QR code that they may already have scanned.
  const [scan] = useState(() => pages.scanQrCode(owner, () => onMove('authenticatorAdded')));
  if (step === 'installAuthenticator') return <Install pages={pages} onMove={onMove} />;
  if (step === 'scanQrCode') return <ScanQrCodeForm store={scan} toasts={toasts} onBack={() => onMove('back')} />;
  if (step === 'usbAuthentication') {
    const back = { label: sessionText('enrolment.back'), onChoose: () => onMove('back') };
    return <StepChoice question="" text={sessionText('enrolment.usbText')} choices={[back]} />;
  }
  return (
    <StepChoice
      question={sessionText('enrolment.question')}
      text={text}
      choices={[
        { label: sessionText('enrolment.yes'), onChoose: () => onMove('hasAuthenticator') },
        { label: sessionText('enrolment.no'), onChoose: () => onMove('hasNoAuthenticator') },
      ]}
      besides={[
        { label: sessionText('enrolment.usb'), onChoose: () => onMove('usbWanted') },
        { label: sessionText('enrolment.back'), onChoose: () => onMove('back') },
      ]}
    />
  );
}

function Install({ pages, onMove }: Pick<AuthenticatorStepsProps, 'pages' | 'onMove'>) {
  const [store] = useState(() => pages.installAuthenticator());
  return <InstallAuthenticator store={store} onOpened={() => onMove('storeOpened')} onBack={() => onMove('back')} />;
}
