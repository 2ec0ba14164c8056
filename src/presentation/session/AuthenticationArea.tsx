import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ToastRegion } from '../shared/ToastRegion';
import { useStores } from '../shared/useStores';
import { sessionText } from './sessionText';
import { SignInCard } from './SignInCard';

/** What somebody sees who is not signed in. */
export const AuthenticationArea = observer(function AuthenticationArea() {
  const { about, toasts, showTitle } = useStores();
  useEffect(() => {
    showTitle(sessionText('pageTitle'));
  }, [showTitle]);
  return (
    <div className="session-page">
      <main>
        <SignInCard />
      </main>
      <footer className="session-foot">{sessionText('footer', { version: about.version, core: about.core })}</footer>
      <ToastRegion toasts={toasts} />
    </div>
  );
});
