import { Spinner } from '@blueprintjs/core';
import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { OrganisationPageProps } from '../../organisations/page/OrganisationPageProps';
import type { OrganisationStores } from '../../organisations/OrganisationStores';
import { Downloaded } from '../../kit/Downloaded';
import { textCatalogue } from '../../kit/text/textCatalogue';
import type { PromotionPageName } from '../../users/promotions/promotionFields';
import { appText } from '../appText';
import type { KnownPath } from './knownRoutes';

type LazyPage = NonNullable<RouteObject['lazy']>;

const loading = () => createElement(Spinner, { 'aria-label': appText('loadingPage') });

/**
 * A route is downloaded as soon as its address is visited, and the layout shows it to those alone who have the right.
 * Administration is downloaded only then. What failed is downloaded again when the page is shown again.
 */
function downloadedOnceShown(download: () => Promise<ComponentType>): LazyPage {
  let page: Promise<ComponentType> | undefined;
  const downloaded = (): Promise<ComponentType> => {
    page ??= download().catch((error: unknown) => {
      page = undefined;
      throw error;
    });
    return page;
  };
  const Component = () =>
    createElement(Downloaded<ComponentType>, {
      load: downloaded,
      fallback: loading(),
      children: Page => createElement(Page),
    });
  return () => Promise.resolve({ Component });
}

/** A page of administration; `texts` are the namespaces that it reads besides those of organisations. */
function organisationPage(
  load: () => Promise<ComponentType<{ readonly stores: OrganisationStores }>>,
  ...texts: readonly string[]
): LazyPage {
  return downloadedOnceShown(async () => {
    const [{ OrganisationsInShell }, Page] = await Promise.all([
      import('./OrganisationsInShell'),
      load(),
      textCatalogue.add('organisations', 'forms', ...texts),
    ]);
    return () => createElement(OrganisationsInShell, { Page });
  });
}

/** A page of one organisation, inside its frame. */
function pageOfOrganisation(
  load: () => Promise<ComponentType<OrganisationPageProps>>,
  ...texts: readonly string[]
): LazyPage {
  return downloadedOnceShown(async () => {
    const [{ OrganisationInShell }, Content] = await Promise.all([
      import('./OrganisationInShell'),
      load(),
      textCatalogue.add('organisations', 'organisationPage', 'forms', ...texts),
    ]);
    return () => createElement(OrganisationInShell, { Content });
  });
}

const overview = pageOfOrganisation(async () => (await import('../../organisations/page/OverviewPage')).OverviewPage);

const children = pageOfOrganisation(async () => (await import('../../organisations/page/ChildrenPage')).ChildrenPage);
const accessCodes = pageOfOrganisation(
  async () => (await import('../../accessCodes/AccessCodesPage')).AccessCodesPage,
  'accessCodes',
  'accessCodesBulk',
  'bulk',
  'tables',
);
const details = pageOfOrganisation(
  async () => (await import('../../organisations/settings/DetailsPage')).DetailsPage,
  'organisationSettings',
);
const appSettings = pageOfOrganisation(
  async () => (await import('../../organisations/settings/ClientSettingsPage')).ClientSettingsPage,
  'organisationSettings',
);

const clientLinks = pageOfOrganisation(
  async () => (await import('../../organisations/links/ClientLinksPage')).ClientLinksPage,
  'organisationSettings',
);

const promotionPage = (page: PromotionPageName): LazyPage =>
  organisationPage(
    async () => {
      const { PromotionInShell } = await import('./PromotionInShell');
      return props => createElement(PromotionInShell, { ...props, page });
    },
    'tables',
    'users',
    'userPromotions',
    'bulk',
  );

/** The screens of organisations, people and the region by their paths; each is downloaded when first opened. */
export const organisationPages = {
  '/admin/organisations': organisationPage(
    async () => (await import('../../organisations/OrganisationsPage')).OrganisationsPage,
  ),
  '/admin/organisations/search': organisationPage(
    async () => (await import('../../organisations/OrganisationSearchPage')).OrganisationSearchPage,
  ),
  '/admin/organisations/new/details': organisationPage(
    async () => (await import('../../organisations/NewOrganisationPage')).NewOrganisationPage,
    'organisationPage',
    'organisationSettings',
  ),
  '/admin/users': organisationPage(
    async () => (await import('./UsersInShell')).UsersInShell,
    'organisationPage',
    'tables',
    'users',
    'newPeople',
    'userPromotions',
    'userReview',
    'bulk',
  ),
  '/admin/promote-users-analyst': promotionPage('promoteAnalyst'),
  '/admin/downgrade-users-analyst': promotionPage('endAnalyst'),
  '/admin/promote-users': promotionPage('therapists'),
  '/admin/region-settings': organisationPage(
    async () => (await import('./RegionInShell')).RegionInShell,
    'organisationPage',
    'regions',
  ),
  '/admin/organisations/:organisationId': overview,
  '/admin/organisations/:organisationId/access': accessCodes,
  '/admin/organisations/:organisationId/details': details,
  '/admin/organisations/:organisationId/gothrive-client-links': clientLinks,
  '/admin/organisations/:organisationId/app-settings': appSettings,
  '/admin/organisations/:organisationId/children': children,
  '/admin/organisations/thrive': overview,
  '/admin/organisations/thrive/access': accessCodes,
  '/admin/organisations/thrive/details': details,
  '/admin/organisations/thrive/gothrive-client-links': clientLinks,
  '/admin/organisations/thrive/app-settings': appSettings,
  '/admin/organisations/thrive/children': children,
} as const satisfies Partial<Readonly<Record<KnownPath, LazyPage | 'notBuilt'>>>;
