import { ChatState } from '@/application/chat/client/ChatState';
import { ChatPresenceSource } from '@/application/chat/client/ChatPresenceSource';
import { presenceSourceContract } from '#test/support/contracts/presence/presenceSourceContract';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakePresenceSource } from '#test/support/fakes/presence/FakePresenceSource';

presenceSourceContract('FakePresenceSource', () => {
  const source = new FakePresenceSource();
  return { source, see: (...presences) => source.see(...presences) };
});
presenceSourceContract('ChatPresenceSource', () => {
  const chatState = new ChatState();
  chatState.post({ type: 'authorised', uid: 'me' });
  return {
    source: new ChatPresenceSource(new FakeChatEngine(), chatState),
    see: (...presences) => chatState.post({ type: 'presence', presences }),
  };
});
