import { chatListPath } from '@/presentation/chat/chatPath';

describe('chatListPath', () => {
  it('is the list that the address names, and that of V1 chats where it names none', () => {
    expect([undefined, 'all', 'pinned', 'odd'].map(chatListPath)).toEqual([
      '/therapist/chat',
      '/therapist/go-chat/all',
      '/therapist/go-chat/pinned',
      '/therapist/go-chat/all',
    ]);
  });
});
