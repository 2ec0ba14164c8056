import { toTimeId } from '@/domain/chat/messages/TimeId';
import { aBackend } from '#test/support/builders/kernel/aBackend';
import { chatGatewayContract } from '#test/support/contracts/chat/chatGatewayContract';
import { FakeChatGateway } from '#test/support/fakes/chat/FakeChatGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

chatGatewayContract('FakeChatGateway', () => {
  const clock = new ManualClock();
  const backend = aBackend(() => clock.now());
  return Promise.resolve({
    gateway: new FakeChatGateway(backend, backend.openSession('ann')),
    me: 'ann',
    channelId: 'c-a',
    now: () => clock.now(),
    patientWrites: (text, aheadMs = 0) => {
      clock.advance(10);
      return Promise.resolve(backend.writeAs('pat-a', 'c-a', toTimeId(clock.now() + aheadMs), text));
    },
    removeMe: () => Promise.resolve(backend.setMember('c-a', 'ann', false)),
    endSession: () => Promise.resolve(backend.endSessions('ann')),
    dispose: () => Promise.resolve(),
  });
});
