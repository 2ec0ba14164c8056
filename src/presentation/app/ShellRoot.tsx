import '../kit/theme/blueprintUsed.css';
import '../access/access.css';
import './shell.css';
import './shellMessages.css';
import './toolbar/toolbar.css';
import './shellOverlays.css';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ShownAlerts } from '../messageAlerts/ShownAlerts';
import { ServerStatusBanner } from '../serverStatus/ServerStatusBanner';
import { LockedPage, type LockedPageHandle } from '../session/reauthentication/LockedPage';
import { LogOutDialog } from '../session/signOut/LogOutDialog';
import { ReauthenticationDialog } from '../session/reauthentication/ReauthenticationDialog';
import { ShellBoundary } from './ShellBoundary';
import { ShellServices } from './ShellServices';
import { routes } from './routes/routes';
import { shellRoutes } from './routes/shellRoutes';
import { useShellStores } from './useShellStores';

/** Everything that a signed-in user sees. */
export const ShellRoot = observer(function ShellRoot() {
  const { access, flags, tabs, chatBadges, theme, reauthentication, serverStatus, shownAlerts, sessionLife, logOut } =
    useShellStores();
  const [router] = useState(() => createBrowserRouter(shellRoutes()));
  // A router listens to the address bar from its creation on.
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => access.start(), [access]);
  useEffect(() => flags.start(), [flags]);
  useEffect(() => theme.start(), [theme]);
  useEffect(() => tabs.start(), [tabs]);
  useEffect(() => chatBadges.start(), [chatBadges]);
  useEffect(() => reauthentication.start(), [reauthentication]);
  useEffect(() => sessionLife.start(), [sessionLife]);
  const { locked } = reauthentication;
  const goHome = useCallback(() => void router.navigate(routes.home.pattern), [router]);
  const page = useRef<LockedPageHandle>(null);
  return (
    <>
      <LockedPage
        ref={page}
        locked={locked}
        bare={reauthentication.asked === undefined && logOut.phase === 'idle'}
        onLogIn={() => reauthentication.askAgain()}
      >
        <ShellBoundary area="server banner">
          <ServerStatusBanner store={serverStatus.banner} />
        </ShellBoundary>
        <ShellBoundary area="message alerts">
          <ShownAlerts store={shownAlerts} />
        </ShellBoundary>
        <ShellBoundary area="router">
          <RouterProvider router={router} />
        </ShellBoundary>
        <ShellBoundary area="services">
          <ShellServices goHome={goHome} />
        </ShellBoundary>
      </LockedPage>
      <ShellBoundary area="dialogs">
        <LogOutDialog store={logOut} discreet={locked} />
        <ReauthenticationDialog
          store={reauthentication}
          onLogOut={() => void logOut.run()}
          onClosed={() => page.current?.refocus()}
        />
      </ShellBoundary>
    </>
  );
});
