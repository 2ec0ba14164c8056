import { toTimeId } from '@/domain/chat/messages/TimeId';
import { Room } from '#test/simulation/Room';
import { SimulatedBackend } from '#test/simulation/SimulatedBackend';
import { chatEventFeedContract } from '#test/support/contracts/chat/chatEventFeedContract';
import { FakeChatEventFeed } from '#test/support/fakes/chat/FakeChatEventFeed';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

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
