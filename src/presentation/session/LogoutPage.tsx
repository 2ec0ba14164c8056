import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { PlainPage } from '../shared/PlainPage';
import { useStore } from '../shared/useStore';
import { useStores } from '../shared/useStores';
import { sessionText } from './sessionText';

interface LogoutPageProps {
  readonly onDone: () => void;
  readonly onBack: () => void;
}

export const LogoutPage = observer(function LogoutPage({ onDone, onBack }: LogoutPageProps) {
  const stores = useStores();
  const store = useStore(() => stores.logoutPage(onDone));
  if (store.phase === 'running') {
    return (
      <PlainPage title={sessionText('logout.loggingOut')}>
        <Spinner size={40} aria-label={sessionText('logout.loggingOut')} />
      </PlainPage>
    );
  }
  return (
    <PlainPage title={sessionText('logout.loggingOut')} text={sessionText('logout.failed')}>
      <div className="actions" role="alert">
        <Button text={sessionText('logout.goBack')} onClick={onBack} />
        <Button intent="primary" text={sessionText('logout.tryAgain')} onClick={() => void store.run()} />
      </div>
    </PlainPage>
  );
});
