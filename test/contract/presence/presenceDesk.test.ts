import { ChatState } from '@/application/chat/client/ChatBoard';
import { ChatPresenceSource } from '@/application/chat/client/ChatPresenceDesk';
import { presenceSourceContract } from '#test/support/contracts/presence/presenceDeskContract';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakePresenceSource } from '#test/support/fakes/presence/FakePresenceDesk';

presenceSourceContract('FakePresenceSource', () => {
  const desk = new FakePresenceSource();
  return { desk, see: (...presences) => desk.see(...presences) };
});
presenceSourceContract('ChatPresenceSource', () => {
  const board = new ChatState();
  board.post({ type: 'authorised', uid: 'me' });
  return { desk: new ChatPresenceSource(new FakeChatEngine(), board), see: (...presences) => board.post({ type: 'presence', presences }) };
});
