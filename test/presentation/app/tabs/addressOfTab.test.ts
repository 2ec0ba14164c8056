import { addressOfTab } from '@/presentation/app/tabs/addressOfTab';

describe('addressOfTab', () => {
  it.each([
    ['/home', '/home'],
    ['/home?x', '/home'],
    ['/home/', '/home'],
    ['/home//?utm_source=mail#top', '/home'],
    ['/therapist/go-chat/all/7?q=1', '/therapist/go-chat/all/7'],
    [
      '/therapist/assigned-patients/patient-profile/p-1/record/',
      '/therapist/assigned-patients/patient-profile/p-1/record',
    ],
    ['/therapist/claim-chat?patient=ana%40clinic.example&x=1', '/therapist/claim-chat?patient=ana%40clinic.example'],
    ['/admin/organisations/search?searchTerms=river&x=1', '/admin/organisations/search?searchTerms=river'],
    ['/admin/organisations/new/details?parentId=7', '/admin/organisations/new/details?parentId=7'],
    ['/admin/users?view=review&show=due', '/admin/users?view=review'],
    ['/admin/users?new=people&accessCode=MILL-1', '/admin/users?new=people'],
    ['/', '/'],
    ['/%E0%A4%A?x=1', '/%E0%A4%A'],
  ])('maps %s to %s', (url, address) => {
    expect(addressOfTab(url)).toBe(address);
  });
});
