import { Navigate, type RouteObject, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { builtPages } from './builtPages';
import { UnknownPathPage } from './UnknownPathPage';
import { InitialLoading } from './InitialLoading';
import { knownRoutes, type PageName } from './knownRoutes';
import { routes } from './routes';
import type { RouteFacts } from './RouteFacts';
import { ShellLayout } from '../ShellLayout';
import { appText } from '../appText';
import { UnauthorisedPage } from './UnauthorisedPage';
import { useCallback, useEffect } from 'react';
import { ErrorNotice } from '../ErrorNotice';
import { useStores } from '../useStores';
import { useLogOutPage } from '../ShellBoundary';

const facts = (title: () => string): RouteFacts => ({ title, scope: null });

const screen = (name: PageName): Pick<RouteObject, 'lazy' | 'loader' | 'Component'> => {
  const page = builtPages[name];
  return typeof page === 'function' ? { lazy: page } : page;
};

/** The routes of the shell. Each declares its title and its scope, which the layout uses. */
export const shellRoutes = (): RouteObject[] => [
  {
    path: '/',
    Component: ShellLayout,
    HydrateFallback: InitialLoading,
    ErrorBoundary: RouteFaultPage,
    children: [
      { index: true, element: <Navigate to={routes.home.pattern} replace /> },
      {
        ErrorBoundary: RouteFaultPage,
        children: [
          {
            path: routes.unauthorised.pattern,
            Component: UnauthorisedPage,
            handle: facts(() => appText('pages.unauthorised')),
          },
          ...knownRoutes.map(route => ({ path: route.path, ...screen(route.name), handle: route })),
          { path: '*', Component: UnknownPathPage, handle: facts(() => appText('pages.notFound')) },
        ],
      },
    ],
  },
];

/** Shown for a page that could not be loaded or rendered. The menu still works, and the user stays signed in. */
function RouteFaultPage() {
  const error = useRouteError();
  const { report } = useStores();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    report(error, 'page');
  }, [error, report]);
  const again = useCallback(() => void navigate(location, { replace: true }), [navigate, location]);
  return <ErrorNotice error={error} onRetry={again} onLogOut={useLogOutPage()} />;
}
