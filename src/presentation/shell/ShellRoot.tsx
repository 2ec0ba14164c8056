import '../design/blueprintWhole.css';
import '../access/access.css';
import './shell.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ToastRegion } from '../shared/ToastRegion';
import { useStores } from '../shared/useStores';
import { LogOutDialog } from './LogOutDialog';
import { ReauthenticationDialog } from './ReauthenticationDialog';
import { SessionLifeBar } from './SessionLifeBar';
import { ShellServices } from './ShellServices';
import { shellRoutes } from './shellRoutes';
import { useShellStores } from './useShellStores';

/** Everything that a signed-in person sees. */
export const ShellRoot = observer(function ShellRoot() {
  const { toasts } = useStores();
  const { access, flags, theme, reauthentication, sessionLife, logOut } = useShellStores();
  const [router] = useState(() => createBrowserRouter(shellRoutes()));
  // A router listens to the address bar from its making on.
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => access.start(), [access]);
  useEffect(() => flags.start(), [flags]);
  useEffect(() => theme.start(), [theme]);
  useEffect(() => reauthentication.start(), [reauthentication]);
  useEffect(() => sessionLife.start(), [sessionLife]);
  return (
    <>
      <RouterProvider router={router} />
      <ShellServices />
      <LogOutDialog store={logOut} />
      <ReauthenticationDialog store={reauthentication} onLogOut={() => void logOut.run()} />
      <SessionLifeBar store={sessionLife} />
      <ToastRegion toasts={toasts} />
    </>
  );
});
