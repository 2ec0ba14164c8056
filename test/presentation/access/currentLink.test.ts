import { menuSections } from '@/domain/access/menuSections';
import { currentLink } from '@/presentation/access/currentLink';

const linksFor = (held: readonly string[]) => menuSections(held).flatMap(({ links }) => [...links]);
const all = linksFor([
  'chat:view-requests',
  'chat:view-active-chats',
  'therapist:list-patients',
  'organisations:edit',
  'organisations:edit-thrive',
]);

describe('the current link of the side menu', () => {
  it.each([
    ['/home', 'home'],
    ['/therapist/chat/c-1', 'chatV1'],
    ['/therapist/chat-requests', 'chatRequestsV1'],
    ['/therapist/go-chat/pinned/c-1', 'chatV2'],
    ['/therapist/go-chat-requests/', 'chatRequestsV2'],
    ['/therapist/assigned-patients/p-1/timeline', 'generalRisk'],
    ['/admin/organisations/org-3/access', 'organisations'],
    ['/admin/organisations/search', 'organisations'],
    ['/admin/organisations/thrive/details', 'editProvider'],
    ['/admin/users', 'organisations'],
    ['/account/settings/unknown', undefined],
  ])('of %s is %s', (path, id) => {
    expect(currentLink(path, all)).toBe(id);
  });

  it('is a link that the user has', () => {
    expect(currentLink('/admin/organisations/thrive/details', linksFor(['organisations:edit']))).toBe('organisations');
    expect(currentLink('/admin/users', linksFor([]))).toBeUndefined();
  });
});
