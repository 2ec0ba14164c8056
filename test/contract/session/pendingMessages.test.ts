import type { HostCommand } from '@/application/chat/protocol/HostCommand';
import { ChatState } from '@/application/chat/page/ChatState';
import { PendingChatMessages } from '@/application/chat/page/PendingChatMessages';
import { NoPendingMessages } from '@/infrastructure/system/session/NoPendingMessages';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { pendingMessagesContract } from '#test/support/contracts/session/pendingMessagesContract';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakePendingMessages } from '#test/support/fakes/session/FakePendingMessages';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

/** Signs the user out on command. */
class ObedientEngine extends FakeChatEngine {
  constructor(private readonly onLogout: () => void) {
    super();
  }

  override command(command: HostCommand): void {
    super.command(command);
    if (command.type === 'logout') queueMicrotask(this.onLogout);
  }
}

const left = [{ patientName: 'Ana Novak', count: 1 }];

pendingMessagesContract('FakePendingMessages', () => {
  const pending = new FakePendingMessages();
  const leave = () => {
    pending.pending = left;
    pending.stuckFor = 1;
    return left;
  };
  return { pending, leave, letTimePass: () => undefined };
});
pendingMessagesContract('NoPendingMessages', () => ({
  pending: new NoPendingMessages(),
  leave: undefined,
  letTimePass: () => undefined,
}));
pendingMessagesContract('PendingChatMessages', () => {
  const chatState = new ChatState();
  const clock = new ManualClock();
  const unsent = (...entries: ReturnType<typeof anUnsentMessage>[]) => chatState.post({ type: 'unsent', entries });
  const pending = new PendingChatMessages(
    new ObedientEngine(() => chatState.post({ type: 'loggedOut', kept: [] })),
    chatState,
    clock,
  );
  chatState.post({ type: 'authorised', uid: 'me' });
  chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession()] });
  const leave = () => {
    unsent(anUnsentMessage());
    return left;
  };
  return { pending, leave, letTimePass: ms => clock.advance(ms) };
});
