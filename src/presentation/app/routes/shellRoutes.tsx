import { Navigate, type RouteObject } from 'react-router-dom';
import { builtPages } from './builtPages';
import { UnknownPathPage } from './UnknownPathPage';
import { InitialLoading } from './InitialLoading';
import { HomePage } from '../home/HomePage';
import { knownRoutes, type KnownPath } from './knownRoutes';
import { NotBuiltPage } from './NotBuiltPage';
import type { RouteFacts } from './RouteFacts';
import { RouteFaultPage } from './RouteFaultPage';
import { ShellLayout } from '../ShellLayout';
import { appText } from '../appText';
import { UnauthorisedPage } from './UnauthorisedPage';

const facts = (title: () => string, more: Partial<RouteFacts> = {}): RouteFacts => ({ title, scope: null, ...more });

const screen = (path: KnownPath): Pick<RouteObject, 'lazy' | 'Component'> => {
  const lazy = builtPages[path];
  return lazy === 'notBuilt' ? { Component: NotBuiltPage } : { lazy };
};

/** The routes of the shell. Each one tells its title and its scope; the layout checks both. */
export const shellRoutes = (): RouteObject[] => [
  {
    path: '/',
    Component: ShellLayout,
    HydrateFallback: InitialLoading,
    ErrorBoundary: RouteFaultPage,
    children: [
      { index: true, element: <Navigate to="/home" replace /> },
      {
        ErrorBoundary: RouteFaultPage,
        children: [
          { path: 'home', Component: HomePage, handle: facts(() => appText('pages.home'), { tab: true }) },
          { path: 'unauthorised', Component: UnauthorisedPage, handle: facts(() => appText('pages.unauthorised')) },
          ...knownRoutes.map(route => ({ path: route.path, ...screen(route.path), handle: route })),
          { path: '*', Component: UnknownPathPage, handle: facts(() => appText('pages.notFound')) },
        ],
      },
    ],
  },
];
