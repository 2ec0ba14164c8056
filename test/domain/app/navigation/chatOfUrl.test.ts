import { chatOfUrl } from '@/domain/app/navigation/chatOfUrl';

describe('chatOfUrl', () => {
  it.each([
    ['/therapist/go-chat/all/7', { generation: 'V2', chatSessionId: '7' }],
    ['/therapist/go-chat/pinned/7?from=list', { generation: 'V2', chatSessionId: '7' }],
    ['/therapist/chat/a%20b', { generation: 'V1', chatSessionId: 'a b' }],
    ['/therapist/go-chat/all', undefined],
    ['/therapist/go-chat/elsewhere/7', undefined],
    ['/therapist/chat-log', undefined],
    ['/home', undefined],
    ['/therapist/chat/%E0%A4%A', undefined],
    ['/therapist/go-chat/all/%', undefined],
  ])('%s', (url, chat) => {
    expect(chatOfUrl(url)).toEqual(chat);
  });
});
