import { toTimeId } from '@/domain/chat/messages/TimeId';
import { Room } from '#test/simulation/Room';
import { SimulatedBackend } from '#test/simulation/SimulatedBackend';
import { chatEventFeedContract } from '#test/support/contracts/chat/chatEventFeedContract';
import { FakeChatEventFeed } from '#test/support/fakes/chat/FakeChatEventFeed';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { aBackend } from '#test/support/builders/kernel/aBackend';
import { chatGatewayContract } from '#test/support/contracts/chat/chatGatewayContract';
import { FakeChatGateway } from '#test/support/fakes/chat/FakeChatGateway';
import { outboxVaultContract } from '#test/support/contracts/chat/outboxVaultContract';
import { FakeOutboxVault, type FakeDisk } from '#test/support/fakes/chat/FakeOutboxVault';

chatEventFeedContract('FakeChatEventFeed', () => {
  const clock = new ManualClock();
  const rooms = [
    new Room('mine', 'pat-a', new Set(['ann', 'pat-a'])),
    new Room('others', 'pat-b', new Set(['zoe', 'pat-b'])),
  ];
  const backend = new SimulatedBackend(() => clock.now(), new Map(rooms.map(room => [room.channelId, room])));
  const write = (uid: string, channelId: string, text: string): void => {
    clock.advance(1);
    backend.writeAs(uid, channelId, toTimeId(clock.now()), text);
  };
  return Promise.resolve({
    feed: new FakeChatEventFeed(backend),
    me: 'ann',
    channelId: 'mine',
    patientWrites: texts => Promise.resolve(texts.forEach(text => write('pat-a', 'mine', text))),
    strangersWrite: text => Promise.resolve(write('pat-b', 'others', text)),
    dispose: () => Promise.resolve(),
  });
});

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
    acceptEmergency: requestedAt => backend.acceptEmergency('c-a', requestedAt),
    removeMe: () => Promise.resolve(backend.setMember('c-a', 'ann', false)),
    endSession: () => Promise.resolve(backend.endSessions('ann')),
    dispose: () => Promise.resolve(),
  });
});

outboxVaultContract('FakeOutboxVault', () => {
  const disk: FakeDisk = new Map();
  return Promise.resolve({
    window: () => Promise.resolve(new FakeOutboxVault(disk)),
    dispose: () => Promise.resolve(),
  });
});
