import { anyOrganisationPage, ORGANISATION_PAGES } from '../routes/routes';
import { appText } from '../appText';
import type { ShownTab } from './TabsStore';

/**
 * The title of a window: that of its page, with the name of an organisation or a survey. Names of people are not shown
 * outside the page.
 */
export function windowTitle(page: string, subject: ShownTab['subject'], url: string): string {
  if (subject?.kind === 'survey') return subject.name;
  if (subject?.kind !== 'organisation') return page;
  const { name } = subject;
  const part = ORGANISATION_PAGES.find(one => one === anyOrganisationPage.match(url)?.parameters['*']);
  return part === undefined
    ? name
    : appText('tabs.organisation', { page: appText(`tabs.organisationPage.${part}`), name });
}
