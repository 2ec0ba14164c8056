import { Spinner } from '@blueprintjs/core';
import { createElement, type ComponentType } from 'react';
import { loadOnDemand } from '../../kit/loadOnDemand';
import { appText } from '../appText';

type Download = () => Promise<ComponentType>;

/** The page of a route; see `RouteObject.lazy`. It never fails: the router would remember that. */
export interface OnDemandPage {
  (): Promise<{ readonly Component: ComponentType }>;
  /** No other function takes its place. */
  readonly isOnDemand: true;
}

const loading = () => createElement(Spinner, { 'aria-label': appText('loadingPage') });

/** A page that is downloaded as soon as its address is visited; until then the page before it is shown. */
export function pageOnDemand(download: Download): OnDemandPage {
  const Component = loadOnDemand(download, loading);
  const lazy = async () => {
    await Component.prepare();
    return { Component };
  };
  return Object.assign(lazy, { isOnDemand: true } as const);
}

/** A page that is downloaded only for those to whom the layout shows it: for them alone who have the right. */
export function pageOnceShown(download: Download): OnDemandPage {
  const Component = loadOnDemand(download, loading);
  return Object.assign(() => Promise.resolve({ Component }), { isOnDemand: true } as const);
}
