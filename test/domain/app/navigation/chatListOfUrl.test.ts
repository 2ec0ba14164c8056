import { chatListOfUrl } from '@/domain/app/navigation/chatListOfUrl';

describe('chatListOfUrl', () => {
  it('names the list of either generation, the pinned one where it was that', () => {
    expect(
      ['/therapist/go-chat/all/7', '/therapist/go-chat/pinned/a%2Fb?x=1', '/therapist/chat/7#end'].map(chatListOfUrl),
    ).toEqual(['/therapist/go-chat/all', '/therapist/go-chat/pinned', '/therapist/chat']);
  });

  it('knows none for an address that shows no chat', () => {
    expect(['/therapist/go-chat/all', '/therapist/chat/', '/therapist/chat-log/7', '/home'].map(chatListOfUrl)).toEqual(
      [undefined, undefined, undefined, undefined],
    );
  });
});
