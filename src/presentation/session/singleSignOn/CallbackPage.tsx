import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Downloaded } from '../../kit/Downloaded';
import { useStore } from '../../kit/useStore';
import { useStores } from '../../app/useStores';
import { Banner } from '../Banner';
import { CardHeader } from '../signIn/CardHeader';
import { SessionPage } from '../SessionPage';
import type { SessionPageStores } from '../SessionPageStores';
import { sessionText } from '../sessionText';
import { WaitingPage } from '../WaitingPage';
import { SignInCard } from '../signIn/SignInCard';
import { singleSignOnFailureText } from './singleSignOnFailureText';

/** The page to which users return from their identity provider. The session redirects them once they are signed in. */
export function CallbackPage() {
  const { sessionPages } = useStores();
  return (
    <Downloaded load={sessionPages} fallback={<WaitingPage />}>
      {pages => <Returned pages={pages} />}
    </Downloaded>
  );
}

const Returned = observer(function Returned({ pages }: { readonly pages: SessionPageStores }) {
  const { root } = useStores();
  const { failure, pending } = useStore(() => pages.callback());
  if (pending !== undefined) {
    return (
      <SessionPage title={sessionText('pageTitle')}>
        <SignInCard pending={pending} />
      </SessionPage>
    );
  }
  const title = sessionText(failure === undefined ? 'callback.working' : 'callback.failed');
  return (
    <SessionPage title={title}>
      <div className="session-card">
        <CardHeader title={title} subtitle="" />
        <div className="session-form">
          <Banner text={failure && singleSignOnFailureText(failure)} />
          {failure === undefined ? (
            <Spinner size={32} aria-label={title} />
          ) : (
            <Button
              fill
              autoFocus
              intent="primary"
              text={sessionText('callback.again')}
              onClick={() => root.leaveCallback()}
            />
          )}
        </div>
      </div>
    </SessionPage>
  );
});
