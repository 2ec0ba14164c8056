import { Navigate, type RouteObject } from 'react-router-dom';
import { builtPages } from './builtPages';
import { FirstWait } from './FirstWait';
import { HomePage } from './HomePage';
import { knownRoutes } from './knownRoutes';
import { LeavingPage } from './LeavingPage';
import { NotBuiltPage } from './NotBuiltPage';
import { NotFoundPage } from './NotFoundPage';
import type { RouteFacts } from './RouteFacts';
import { RouteFaultPage } from './RouteFaultPage';
import { ShellLayout } from './ShellLayout';
import { shellText } from './shellText';
import { UnauthorisedPage } from './UnauthorisedPage';

const facts = (title: () => string, scope: string | null = null): RouteFacts => ({ title, scope });

const screen = (path: string): Pick<RouteObject, 'lazy' | 'Component'> => {
  const lazy = builtPages[path];
  return lazy === undefined ? { Component: NotBuiltPage } : { lazy };
};

/** The routes of the shell. Each one tells its title and its scope; the layout checks both. */
export const shellRoutes = (): RouteObject[] => [
  {
    path: '/',
    Component: ShellLayout,
    HydrateFallback: FirstWait,
    children: [
      { index: true, element: <Navigate to="/home" replace /> },
      { path: 'authentication/logout', Component: LeavingPage, handle: facts(() => shellText('pages.logout')) },
      { path: 'authentication/*', element: <Navigate to="/home" replace /> },
      {
        ErrorBoundary: RouteFaultPage,
        children: [
          { path: 'home', Component: HomePage, handle: facts(() => shellText('pages.home')) },
          { path: 'unauthorised', Component: UnauthorisedPage, handle: facts(() => shellText('pages.unauthorised')) },
          ...knownRoutes.map(({ path, title, scope }) => ({ path, ...screen(path), handle: facts(title, scope) })),
          { path: '*', Component: NotFoundPage, handle: facts(() => shellText('pages.notFound')) },
        ],
      },
    ],
  },
];
