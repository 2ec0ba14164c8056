import { nameOfTab } from '@/presentation/app/tabs/nameOfTab';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('app', 'access'));

describe('nameOfTab', () => {
  it.each([
    ['/home', 'Home'],
    ['/therapist/claim-chat?patient=p-1', 'Claim Chat'],
    ['/admin/organisations', 'All Organisations'],
    ['/admin/organisations/7', 'Organisation'],
    ['/admin/organisations/7/access', 'Organisation access codes'],
    ['/admin/organisations/search', 'Search organisations'],
    ['/admin/users?page=2', 'Users'],
    ['/admin/users?new=people', 'New people'],
  ])('names %s after its page: %s', (url, name) => {
    expect(nameOfTab(url)).toBe(name);
  });

  it.each([
    '/admin',
    '/admin/users/7',
    '/admin/organisations/7/children/9',
    '/therapist/go-chat/other',
    '/callback?state=x',
  ])('has no name for %s, which is not a page', url => {
    expect(nameOfTab(url)).toBeUndefined();
  });
});
