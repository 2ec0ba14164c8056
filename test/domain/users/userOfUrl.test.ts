import { userOfUrl } from '@/domain/users/userOfUrl';

describe('userOfUrl', () => {
  it.each([
    ['/admin/users?user=staff-emrys', 'staff-emrys'],
    ['/admin/users?group=admin&user=staff-emrys#rights', 'staff-emrys'],
    ['/admin/users?user=a%26b', 'a&b'],
    ['/admin/users?user=', undefined],
    ['/admin/users', undefined],
    ['/admin/users?new=person', undefined],
    ['/admin/organisations?user=staff-emrys', undefined],
  ])('finds in %s %s', (url, id) => {
    expect(userOfUrl(url)).toBe(id);
  });
});
