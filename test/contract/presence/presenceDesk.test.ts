import { ChatBoard } from '@/application/chat/client/ChatBoard';
import { ChatPresenceDesk } from '@/application/chat/client/ChatPresenceDesk';
import { presenceDeskContract } from '#test/support/contracts/presence/presenceDeskContract';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakePresenceDesk } from '#test/support/fakes/presence/FakePresenceDesk';

presenceDeskContract('FakePresenceDesk', () => {
  const desk = new FakePresenceDesk();
  return { desk, see: (...presences) => desk.see(...presences) };
});
presenceDeskContract('ChatPresenceDesk', () => {
  const board = new ChatBoard();
  board.post({ type: 'authorised', uid: 'me' });
  return { desk: new ChatPresenceDesk(new FakeChatEngine(), board), see: (...presences) => board.post({ type: 'presence', presences }) };
});
