import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { Toasts } from '../../kit/Toasts';
import { CodeForm } from './CodeForm';
import { laterErrorCatalogue } from '../laterErrorCatalogue';
import { catalogueEntryOf } from '../catalogueEntryOf';
import { NewSecret } from './NewSecret';
import type { ScanQrCodeStore } from './ScanQrCodeStore';
import { sessionText } from '../sessionText';

interface ScanQrCodeFormProps {
  readonly store: ScanQrCodeStore;
  readonly toasts: Toasts;
  readonly onBack: () => void;
}

export const ScanQrCodeForm = observer(function ScanQrCodeForm({ store, toasts, onBack }: ScanQrCodeFormProps) {
  const { failure, prepared } = store;
  useEffect(() => store.start(), [store]);
  return (
    <CodeForm
      id="confirmation-code"
      store={store}
      failure={useMemo(() => failure && catalogueEntryOf(laterErrorCatalogue.addAuthenticator, failure), [failure])}
      toasts={toasts}
      texts={{
        label: sessionText('enrolment.code'),
        required: sessionText('enrolment.codeRequired'),
        submit: sessionText('enrolment.next'),
        fillIn: sessionText('enrolment.fillIn'),
        back: sessionText('enrolment.back'),
      }}
      turn={prepared}
      onBack={onBack}
    >
      <NewSecret store={store} />
    </CodeForm>
  );
});
