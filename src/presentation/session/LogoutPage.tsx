import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
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
  const { showTitle } = stores;
  const store = useStore(() => stores.logoutPage(onDone));
  const title = sessionText('logout.loggingOut');
  useEffect(() => showTitle(title), [showTitle, title]);
  return (
    <PlainPage title={title}>
      {store.phase === 'running' && <Spinner size={40} aria-label={title} />}
      <div role="alert">{store.phase === 'failed' && <p>{sessionText('logout.failed')}</p>}</div>
      {store.phase === 'failed' && (
        <div className="actions">
          <Button text={sessionText('logout.goBack')} onClick={onBack} />
          <Button autoFocus intent="primary" text={sessionText('logout.tryAgain')} onClick={() => void store.run()} />
        </div>
      )}
    </PlainPage>
  );
});
