import { organisationPageOfUrl } from '@/domain/organisations/organisationOfUrl';
import { organisationTabText } from '@/presentation/app/tabs/organisationTabText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('app'));

describe('organisationTabText', () => {
  it.each([
    ['/admin/organisations/org-1', 'North Board'],
    ['/admin/organisations/org-1/details?x=1', 'Details · North Board'],
    ['/admin/organisations/org-1/app-settings', 'App settings · North Board'],
    ['/admin/organisations/org-1/gothrive-client-links', 'Client links · North Board'],
    ['/admin/organisations/org-1/access?show=new', 'Access codes · North Board'],
    ['/admin/organisations/org-1/children#top', 'Sub-organisations · North Board'],
    ['/admin/organisations/org-1/unknown', 'North Board'],
  ])('of %s is %s', (url, text) => {
    expect(organisationTabText('North Board', organisationPageOfUrl(url))).toBe(text);
  });
});
