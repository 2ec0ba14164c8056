import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { OrganisationStores } from '../../organisations/OrganisationStores';
import { textCatalogue } from '../../kit/text/textCatalogue';
import type { KnownPath } from './knownRoutes';

type LazyPage = NonNullable<RouteObject['lazy']>;

/** A page of administration; `texts` are the namespaces that it reads besides those of organisations. */
function organisationPage(
  load: () => Promise<ComponentType<{ readonly stores: OrganisationStores }>>,
  ...texts: readonly string[]
): LazyPage {
  return async () => {
    const [{ OrganisationsInShell }, Page] = await Promise.all([
      import('./OrganisationsInShell'),
      load(),
      textCatalogue.add('organisations', 'forms', ...texts),
    ]);
    return { Component: () => createElement(OrganisationsInShell, { Page }) };
  };
}

/** The screens of organisations, by the path of their route; each is downloaded when it is first opened. */
export const organisationPages = {
  '/admin/organisations': organisationPage(
    async () => (await import('../../organisations/OrganisationsPage')).OrganisationsPage,
  ),
  '/admin/organisations/search': organisationPage(
    async () => (await import('../../organisations/OrganisationSearchPage')).OrganisationSearchPage,
  ),
  '/admin/organisations/new/details': 'notBuilt',
  '/admin/organisations/:organisationId': 'notBuilt',
  '/admin/organisations/:organisationId/details': 'notBuilt',
  '/admin/organisations/:organisationId/access': 'notBuilt',
  '/admin/organisations/:organisationId/gothrive-client-links': 'notBuilt',
  '/admin/organisations/:organisationId/app-settings': 'notBuilt',
  '/admin/organisations/:organisationId/children': 'notBuilt',
  '/admin/organisations/thrive': 'notBuilt',
} as const satisfies Partial<Readonly<Record<KnownPath, LazyPage | 'notBuilt'>>>;
