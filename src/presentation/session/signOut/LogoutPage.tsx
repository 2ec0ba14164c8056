import { Button, Spinner } from '@blueprintjs/core';
import { ErrorIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { UploadsDecision } from '@/application/session/signOut/SignOut';
import { MessageCard } from '../../kit/MessageCard';
import { PlainPage } from '../../kit/PlainPage';
import { useStore } from '../../kit/useStore';
import { useStores } from '../../app/useStores';
import { sessionText } from '../sessionText';

interface LogoutPageProps {
  /** Downloads the parts for which the sign-out has to wait; undefined if no user is signed in. */
  readonly prepare?: (() => Promise<unknown>) | undefined;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

export const LogoutPage = observer(function LogoutPage({ prepare, onDone, onBack }: LogoutPageProps) {
  const stores = useStores();
  const { showTitle } = stores;
  const store = useStore(() => stores.logoutPage(onDone, prepare));
  const title = sessionText('logout.loggingOut');
  const stay = (): void => {
    store.decideUploads('stay');
    onBack();
  };
  useEffect(() => showTitle(title), [showTitle, title]);
  if (store.phase === 'failed')
    return (
      <main className="plain-page">
        <MessageCard isAlert icon={<ErrorIcon size={40} />} title={title} text={sessionText('logout.failed')}>
          <Button autoFocus intent="primary" text={sessionText('logout.tryAgain')} onClick={() => void store.run()} />
          <Button variant="minimal" text={sessionText('logout.goBack')} onClick={onBack} />
        </MessageCard>
      </main>
    );
  return (
    <PlainPage title={title}>
      {store.phase === 'running' && <Spinner size={40} aria-label={title} />}
      {store.phase === 'asking' && (
        <OpenUploads onDecide={decision => (decision === 'stay' ? stay() : store.decideUploads(decision))} />
      )}
    </PlainPage>
  );
});

/** Asks about open uploads, as the dialog does. */
function OpenUploads({ onDecide }: { readonly onDecide: (decision: UploadsDecision) => void }) {
  return (
    <>
      <div role="alert">
        <h2>{sessionText('logout.uploadsTitle')}</h2>
        <p>{sessionText('logout.uploadsText')}</p>
      </div>
      <p id="uploads-hint">{sessionText('logout.uploadsHint')}</p>
      <div className="actions">
        <Button variant="minimal" text={sessionText('logout.stay')} onClick={() => onDecide('stay')} />
        <Button
          intent="danger"
          aria-describedby="uploads-hint"
          text={sessionText('logout.leaveUploads')}
          onClick={() => onDecide('leave')}
        />
        <Button intent="primary" autoFocus text={sessionText('logout.wait')} onClick={() => onDecide('wait')} />
      </div>
    </>
  );
}
