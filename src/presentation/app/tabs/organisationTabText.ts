import type { OrganisationPageName } from '@/domain/organisations/organisationOfUrl';
import { appText } from '../appText';

/** What a page of an organisation is called: its pages differ in how they begin. */
export const organisationTabText = (name: string, page: OrganisationPageName | undefined): string =>
  page === undefined ? name : appText('tabs.organisation', { page: appText(`tabs.organisationPage.${page}`), name });
