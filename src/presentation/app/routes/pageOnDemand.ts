import { Spinner } from '@blueprintjs/core';
import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadOnDemand } from '../../kit/loadOnDemand';
import { appText } from '../appText';

type Download = () => Promise<ComponentType>;

/** The page of a route; see `RouteObject.lazy`. It never rejects, because the router would remember the failure. */
export interface OnDemandPage {
  (): Promise<{ readonly Component: ComponentType }>;
  /** Distinguishes this type from other functions. */
  readonly isOnDemand: true;
}

/** What the router shows for a page: a page that is downloaded, one that is there already, or a redirect. */
export type BuiltPage = OnDemandPage | Pick<RouteObject, 'loader' | 'Component'>;

const loading = () => createElement(Spinner, { 'aria-label': appText('loadingPage') });

/** A page that is downloaded as soon as its address is visited. Until then the previous page stays on screen. */
export function pageOnDemand(download: Download): OnDemandPage {
  const Component = loadOnDemand(download, loading);
  const lazy = async () => {
    await Component.prepare();
    return { Component };
  };
  return Object.assign(lazy, { isOnDemand: true } as const);
}

/** A page that is downloaded only when the layout shows it, and so only for users who may see it. */
export function pageOnceShown(download: Download): OnDemandPage {
  const Component = loadOnDemand(download, loading);
  return Object.assign(() => Promise.resolve({ Component }), { isOnDemand: true } as const);
}
