import { createElement, type ComponentType } from 'react';
import type { OrganisationPageProps } from '../../organisations/page/OrganisationPageProps';
import type { AdministrationStores } from '../AdministrationStores';
import { textCatalogue } from '../../kit/text/textCatalogue';
import type { PromotionPageName } from '../../users/promotions/promotionFields';
import type { PageName } from './knownRoutes';
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

/** The screens of organisations, people and the region by page. Each is downloaded when it is first opened. */
export const organisationPages = {
  organisations: organisationPage(
    async () => (await import('../../organisations/OrganisationsPage')).OrganisationsPage,
  ),
  organisationSearch: organisationPage(
    async () => (await import('../../organisations/OrganisationSearchPage')).OrganisationSearchPage,
  ),
  newOrganisation: organisationPage(
    async () => (await import('../../organisations/NewOrganisationPage')).NewOrganisationPage,
    'organisationPage',
    'organisationSettings',
  ),
  users: organisationPage(
    async () => (await import('./UsersInShell')).UsersInShell,
    'tables',
    'users',
    'newPeople',
    'userPromotions',
    'userReview',
    'userDeletions',
    'userData',
    'bulk',
  ),
  promoteToAnalyst: promotionPage('promoteAnalyst'),
  downgradeAnalyst: promotionPage('endAnalyst'),
  promoteUsers: promotionPage('therapists'),
  region: organisationPage(async () => (await import('./RegionInShell')).RegionInShell, 'regions'),
  messageAlerts: organisationPage(
    async () => (await import('../../messageAlerts/MessageAlertsPage')).MessageAlertsPage,
    'tables',
    'messageAlerts',
  ),
  surveyConfigs: organisationPage(
    async () => (await import('./SurveysInShell')).SurveysInShell,
    'surveys',
    'bulk',
    'tables',
  ),
  allReports: organisationPage(
    async () => (await import('../../reports/ReportsPage')).ReportsPage,
    'reports',
    'tables',
  ),
  reportSchedule: organisationPage(
    async () => (await import('../../reports/SchedulePage')).SchedulePage,
    'reports',
    'tables',
  ),
  organisation: overview,
  organisationCodes: accessCodes,
  organisationDetails: details,
  organisationLinks: clientLinks,
  organisationApp: appSettings,
  organisationChildren: children,
  editProvider: overview,
  providerCodes: accessCodes,
  providerDetails: details,
  providerLinks: clientLinks,
  providerApp: appSettings,
  providerChildren: children,
} as const satisfies Partial<Readonly<Record<PageName, OnDemandPage>>>;
