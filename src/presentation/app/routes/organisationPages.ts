import { createElement, type ComponentType } from 'react';
import type { OrganisationPageProps } from '../../organisations/page/OrganisationPageProps';
import type { AdministrationStores } from '../AdministrationStores';
import { textCatalogue } from '../../kit/text/textCatalogue';
import type { PromotionPageName } from '../../users/promotions/promotionFields';
import type { KnownPath } from './knownRoutes';
import { pageOnceShown, type OnDemandPage } from './pageOnDemand';

/** A page of administration. `texts`: the namespaces that it reads in addition to those of organisations. */
function organisationPage(
  load: () => Promise<ComponentType<{ readonly stores: AdministrationStores }>>,
  ...texts: readonly string[]
): OnDemandPage {
  return pageOnceShown(async () => {
    const [{ OrganisationsInShell }, Page] = await Promise.all([
      import('./OrganisationsInShell'),
      load(),
      textCatalogue.add('organisations', 'forms', ...texts),
    ]);
    return () => createElement(OrganisationsInShell, { Page });
  });
}

/** A page of one organisation, inside the frame of its pages. */
function pageOfOrganisation(
  load: () => Promise<ComponentType<OrganisationPageProps>>,
  ...texts: readonly string[]
): OnDemandPage {
  return pageOnceShown(async () => {
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

const promotionPage = (page: PromotionPageName): OnDemandPage =>
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

/** The screens of organisations, people and the region by path. Each is downloaded when it is first opened. */
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
    'userDeletions',
    'userData',
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
  '/admin/message-alerts': organisationPage(
    async () => (await import('../../messageAlerts/MessageAlertsPage')).MessageAlertsPage,
    'tables',
    'messageAlerts',
  ),
  '/admin/tools/survey': organisationPage(
    async () => (await import('./SurveysInShell')).SurveysInShell,
    'organisationPage',
    'surveys',
    'bulk',
    'tables',
  ),
  '/admin/reporting/reports': organisationPage(
    async () => (await import('../../reports/ReportsPage')).ReportsPage,
    'reports',
    'tables',
  ),
  '/admin/reporting/report-schedule': organisationPage(
    async () => (await import('../../reports/SchedulePage')).SchedulePage,
    'reports',
    'tables',
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
} as const satisfies Partial<Readonly<Record<KnownPath, OnDemandPage>>>;
