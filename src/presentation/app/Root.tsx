import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { AuthenticationArea } from '../session/signIn/AuthenticationArea';
import { LogoutPage } from '../session/signOut/LogoutPage';
import type { LogOutTitles } from '../session/signOut/LogOutTitles';
import { sessionPaths } from '../session/sessionPaths';
import { WaitingPage } from '../session/WaitingPage';
import { AreaBoundary } from './AreaBoundary';
import { Downloaded } from '../kit/Downloaded';
import { loadOnDemand } from '../kit/loadOnDemand';
import { PlainPage } from '../kit/PlainPage';
import { useStore } from '../kit/useStore';
import { useStores } from './useStores';
import type { ShellEntry } from './ShellEntry';
import { appText } from './appText';

interface RootProps {
  /** Downloads the shell. Called after the sign-in, so that a signed-out visitor never downloads it. */
  readonly loadShell: () => Promise<ShellEntry>;
}

const waiting = () => <WaitingPage />;
const ActionPage = loadOnDemand(async () => (await import('../session/password/ActionPage')).ActionPage, waiting);
const ExternalPage = loadOnDemand(async () => (await import('../legal/ExternalPage')).ExternalPage, waiting);
const CallbackPage = loadOnDemand(
  async () => (await import('../session/singleSignOn/CallbackPage')).CallbackPage,
  waiting,
);

export const Root = observer(function Root({ loadShell }: RootProps) {
  const stores = useStores();
  const root = useStore(() => stores.root);
  const uid = root.user?.uid;
  useEffect(() => (uid === undefined ? undefined : () => stores.toasts.clear()), [uid, stores]);
  if (root.area === 'external' || root.area === 'unknown') return <Guarded page={<ExternalPage />} />;
  if (root.phase === 'restoring') return <WaitingPage />;
  if (root.area === 'logout') {
    const prepare = root.user === undefined ? undefined : loadShell;
    return (
      <Guarded
        page={
          <LogoutPage prepare={prepare} onDone={() => stores.restart(sessionPaths.home)} onBack={() => root.goHome()} />
        }
      />
    );
  }
  if (root.area === 'action') return <Guarded page={<ActionPage />} />;
  if (root.user !== undefined) return <SignedIn key={root.user.uid} loadShell={loadShell} />;
  if (stores.logOutTitles.current !== undefined) return <Farewell titles={stores.logOutTitles} />;
  if (root.area === 'callback') return <Guarded page={<CallbackPage />} />;
  return <Guarded page={<AuthenticationArea />} />;
});

/** A page outside the shell, with a notice that can retry it after an error. */
function Guarded({ page }: { readonly page: ReactNode }) {
  const { report } = useStores();
  return (
    <AreaBoundary area="session" report={report}>
      {page}
    </AreaBoundary>
  );
}

function SignedIn({ loadShell }: RootProps) {
  const { report, root } = useStores();
  return (
    <AreaBoundary area="shell" report={report} onLogOut={() => root.goTo(sessionPaths.logout)}>
      <Downloaded load={loadShell} fallback={<WaitingPage />}>
        {({ default: Shell }) => <Shell />}
      </Downloaded>
    </AreaBoundary>
  );
}

/** Shows the last step of logging out, after the user has been forgotten. Its texts were loaded with the shell. */
const Farewell = observer(function Farewell({ titles }: { readonly titles: LogOutTitles }) {
  const { showTitle } = useStores();
  const title = titles.current === undefined ? '' : appText(`logOut.steps.${titles.current}`);
  const isOver = titles.current === 'loggedOut';
  useEffect(() => showTitle(title), [showTitle, title]);
  return <PlainPage title={title}>{!isOver && <Spinner size={40} aria-label={title} />}</PlainPage>;
});
