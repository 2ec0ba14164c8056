import { ChatState, type ChatUpdate } from '@/application/chat/client/ChatState';
import { WatchChat } from '@/application/chat/client/WatchChat';

describe('WatchChat', () => {
  it('tells what is known, then what follows, until it is stopped', () => {
    const board = new ChatState();
    const heard: ChatUpdate['type'][] = [];
    board.post({ type: 'authorised', uid: 'me' });
    const stop = new WatchChat(board).execute(({ type }) => heard.push(type));
    board.post({ type: 'presence', presences: [] });
    stop();
    board.post({ type: 'loggedOut', kept: [] });
    expect(heard).toEqual(['authorised', 'update', 'update', 'presence']);
  });
});
