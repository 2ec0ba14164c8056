import { organisationOfUrl } from '@/domain/organisations/organisationOfUrl';

describe('organisationOfUrl', () => {
  it.each([
    ['/admin/organisations/org-12', 'org-12'],
    ['/admin/organisations/org-12/details?a=b', 'org-12'],
    ['/admin/organisations/a%2Fb/access', 'a/b'],
    ['/admin/organisations/%E0%A4/access', undefined],
    ['/admin/organisations/thrive/details', 'thrive'],
    ['/admin/organisations/new/details?parentId=org-1', undefined],
    ['/admin/organisations/search?searchTerms=a', undefined],
    ['/admin/organisations', undefined],
    ['/home', undefined],
  ])('of %s is %s', (url, id) => {
    expect(organisationOfUrl(url)).toBe(id);
  });
});
