import { openChatOf } from '@/domain/notifications/openChatOf';

describe('openChatOf', () => {
  it.each([
    ['/therapist/go-chat/all/c-1', 'c-1'],
    ['/therapist/go-chat/pinned/c%2F2', 'c/2'],
    ['/therapist/chat/old-3', 'old-3'],
    ['/therapist/go-chat/all', undefined],
    ['/therapist/go-chat/all/c-1/more', undefined],
    ['/therapist/go-chat/all/%E0%A4%A', undefined],
    ['/home', undefined],
  ])('reads %s as %s', (path, id) => {
    expect(openChatOf(path)).toBe(id);
  });
});
