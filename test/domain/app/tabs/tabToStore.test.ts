import { tabToStore } from '@/domain/app/tabs/tabName';

describe('tabToKeep', () => {
  it.each([
    ['/home', '/home'],
    ['/admin/organisations/new/details?parentId=7', '/admin/organisations/new/details?parentId=7'],
    ['/admin/organisations/search?term=Rosa%20Miles', '/admin/organisations/search'],
    ['/admin/users?view=review&show=due', '/admin/users?view=review'],
    ['/admin/users?new=people', '/admin/users?new=people'],
    ['/admin/users?user=staff-emrys&accessCode=MILL-1', '/admin/users?user=staff-emrys'],
    ['/admin/organisations/new/details?note=feels%20low&parentId=7', '/admin/organisations/new/details?parentId=7'],
  ])('keeps of %s only %s', (url, kept) => {
    expect(tabToStore(url)).toBe(kept);
  });
});
